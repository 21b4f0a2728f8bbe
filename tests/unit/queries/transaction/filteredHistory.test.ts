import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { createGateway, type TransactionRow } from '#gateway'
import { filteredHistoryQuery, type HistoryFilter, historyQuery } from '#queries'
import { aHistoryTransfer, aPage } from '../../../../mocks/fixtures/index.ts'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'

const at = { chainId: '1', address: '0x8675B754342754A30A2AeF474D114d8460bca19b' } as const
const dave = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
const day = Date.parse('2026-11-20T00:00:00Z')

/**
 * A gateway that answers everything with one page, and the path and query of what it was asked for.
 */
function watched() {
  const asked: string[] = []
  const gateway = createGateway({
    baseUrl: 'https://gateway.example',
    fetch: (input) => {
      asked.push(
        decodeURIComponent(String(input instanceof Request ? input.url : input)).split(
          `${at.address}/`,
        )[1] ?? '',
      )
      return Promise.resolve(Response.json(aPage([aHistoryTransfer({ nonce: 7, timestamp: day })])))
    },
  })
  return { gateway, asked }
}

const filters: readonly { path: string; filter: HistoryFilter }[] = [
  { filter: { type: 'incoming' }, path: 'incoming-transfers/' },
  {
    filter: { type: 'incoming', from: day, until: day + 1, raw: 5n, token: dave, trusted: false },
    path:
      'incoming-transfers/?execution_date__gte=2026-11-20T00:00:00.000Z' +
      '&execution_date__lte=2026-11-20T00:00:00.001Z' +
      `&value=5&token_address=${dave}&trusted=false`,
  },
  {
    // The gateway would compare the recipient with the contracts of tokens.
    filter: { type: 'outgoing', to: dave, nonce: 0 },
    path: `multisig-transactions/?nonce=0&executed=true`,
  },
  { filter: { type: 'module', module: dave }, path: `module-transactions/?module=${dave}` },
]

describe('a filter', () => {
  test.each(filters)(
    'asks the gateway for what it lets through: $path',
    async ({ filter, path }) => {
      const { gateway, asked } = watched()
      const { select, ...options } = filteredHistoryQuery(gateway, at, filter, 'UTC')
      const data = await new QueryClient().fetchInfiniteQuery(options)
      expect(asked).toEqual([path])
      expect(select(data).days.map(({ items }) => items.length)).toEqual([1])
    },
  )
})

/** What the rows of a page let through of the owners' transactions. */
async function outgoing(rows: readonly TransactionRow[], to?: string) {
  const gateway = createGateway({
    baseUrl: 'https://gateway.example',
    fetch: () => Promise.resolve(Response.json(aPage([...rows]))),
  })
  const filter = { type: 'outgoing', ...(to ? { to } : {}) } as const
  const { select, ...options } = filteredHistoryQuery(gateway, at, filter, 'UTC')
  const data = await new QueryClient().fetchInfiniteQuery(options)
  return select(data).days.flatMap(({ items }) => items.map(({ multisig }) => multisig?.nonce))
}

const executed = (
  nonce: number,
  txInfo?: TransactionRow['transaction']['txInfo'],
  parts: Parameters<typeof aHistoryTransfer>[0] = {},
): TransactionRow => {
  const row = aHistoryTransfer({ nonce, timestamp: day, ...parts })
  return txInfo ? { ...row, transaction: { ...row.transaction, txInfo } } : row
}
const call = {
  type: 'Custom',
  humanDescription: null,
  to: { value: people.erin.address, name: null, logoUri: null },
  dataSize: '68',
  value: '0',
  isCancellation: false,
  methodName: 'swap',
  actionCount: null,
} as const

describe('outgoing', () => {
  const rows = [
    executed(1),
    executed(2, {
      type: 'SettingsChange',
      humanDescription: null,
      dataDecoded: null,
      settingsInfo: { type: 'CHANGE_THRESHOLD', threshold: 2 },
    } as never),
    executed(3, {
      ...call,
      to: { ...call.to, value: safes.treasury.address },
      isCancellation: true,
      methodName: null,
      dataSize: '0',
    } as never),
    executed(4, undefined, { status: 'FAILED' }),
    executed(5, call as never),
    executed(6, undefined, { to: people.erin.address }),
  ]

  test('contains what sent funds, not settings changes, rejections, or failures', async () => {
    expect(await outgoing(rows)).toEqual([1, 5, 6])
  })

  test('goes to the requested recipient', async () => {
    expect(await outgoing(rows, people.erin.address.toLowerCase())).toEqual([5, 6])
    expect(await outgoing(rows, dave)).toEqual([1])
  })
})

test('suspicious transactions are requested only if the user wants to see them', async () => {
  const { gateway, asked } = watched()
  const client = new QueryClient()
  await client.fetchInfiniteQuery(historyQuery(gateway, at, 'UTC'))
  await client.fetchInfiniteQuery(historyQuery(gateway, at, 'UTC', { suspicious: true }))
  expect(asked).toEqual([
    'transactions/history?timezone=UTC&trusted=true&imitation=false',
    'transactions/history?timezone=UTC&trusted=false&imitation=true',
  ])
})
