import { describe, expect, it } from 'vitest'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { hidden } from '../../../../mocks/services/fields.ts'
import { retryAfter } from '../../../../mocks/services/misbehavingGateway.ts'
import type { ServiceBehavior } from '../../../../mocks/services/serviceBehavior.ts'
import { depth, hugely, hugeSize } from '../../../../mocks/services/sizes.ts'
import { fetchOf, type Scenario } from '../../../../mocks/world.ts'
import { aStage, treasury } from '../gateway/journey.ts'

const safePath = `/v1/chains/1/safes/${treasury}`
const queuePath = `${safePath}/transactions/queued`
const historyPath = `${safePath}/transactions/history`
const balancesPath = `${safePath}/balances/usd`

async function sent(
  path: string,
  serviceBehavior: ServiceBehavior,
  scenario: Scenario = 'everyday',
): Promise<Response> {
  const { world, fetch } = aStage({ serviceBehavior, scenario })
  return fetch(world.gatewayUrl + path, { redirect: 'manual' })
}
const answer = async (...asked: Parameters<typeof sent>) =>
  (await sent(...asked)).json() as Promise<Record<string, unknown>>

/** Every field of a response by its path, if it is not an object: `results.1.transaction.id`. */
function leavesOf(value: unknown, path = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { [path]: value }
  return Object.assign(
    {},
    ...Object.entries(value).map(([field, inner]) =>
      leavesOf(inner, path ? `${path}.${field}` : field),
    ),
  ) as Record<string, unknown>
}
/** The fields that differ from the honest answer, with their values. */
async function differences(path: string, name: ServiceBehavior): Promise<Record<string, unknown>> {
  const [honest, told] = [
    leavesOf(await answer(path, 'honest')),
    leavesOf(await answer(path, name)),
  ]
  expect(Object.keys(told)).toEqual(Object.keys(honest))
  return Object.fromEntries(
    Object.entries(told).filter(([field, value]) => value !== honest[field]),
  )
}
/** The last parts of the paths, and the values. */
const words = (found: Record<string, unknown>) =>
  new Set(
    Object.entries(found).map(([field, value]) => `${field.split('.').at(-1)} ${String(value)}`),
  )

describe('a gateway that changes what it says', () => {
  it('wrongTypes: one field of one row, or of any other response, is text', async () => {
    expect(await differences(queuePath, 'wrongTypes')).toEqual({
      'results.1.transaction.timestamp': '1795097100000',
    })
    expect(await differences(balancesPath, 'wrongTypes')).toEqual({
      'items.0.tokenInfo.decimals': '6',
    })
    expect(await differences(safePath, 'wrongTypes')).toEqual({ nonce: '11' })
    expect(await differences('/v1/balances/supported-fiat-codes', 'wrongTypes')).toEqual({ '0': 3 })
  })

  it('null: every response is null', async () => {
    for (const path of [queuePath, safePath, '/v1/chains'])
      expect(await answer(path, 'null')).toBeNull()
  })

  it('unknownWords: every row of transactions has one, and Safes and tokens, too', async () => {
    const inQueue = await differences(queuePath, 'unknownWords')
    const rows = ((await answer(queuePath, 'honest'))['results'] as { type: string }[]).filter(
      ({ type }) => type === 'TRANSACTION',
    )
    expect(Object.keys(inQueue)).toHaveLength(rows.length)
    expect(words({ ...inQueue, ...(await differences(historyPath, 'unknownWords')) })).toEqual(
      new Set([
        'txStatus REVERTED',
        'direction SIDEWAYS',
        'conflictType HasPrevious',
        'type ERC6909',
        'type SET_DELAY',
        'type Vote',
        'type SESSION_KEY',
      ]),
    )
    expect(await differences(safePath, 'unknownWords')).toEqual({
      implementationVersionState: 'DEPRECATED',
    })
    expect(words(await differences(balancesPath, 'unknownWords'))).toEqual(
      new Set(['type ERC1155']),
    )
  })

  it('isoDates: every time is the same one as text', async () => {
    const honest = leavesOf(await answer(queuePath, 'honest'))
    const changed = await differences(queuePath, 'isoDates')
    expect(Object.keys(changed)).toEqual(
      Object.keys(honest).filter((field) => field.endsWith('.timestamp')),
    )
    for (const [field, value] of Object.entries(changed))
      expect(Date.parse(value as string)).toBe(honest[field])
  })

  it('nullNames: tokens have neither name nor symbol; everything else is unchanged', async () => {
    const names = (found: object) =>
      new Set(Object.keys(found).map((field) => field.split('.').slice(-2).join('.')))
    const inBalances = await differences(balancesPath, 'nullNames')
    expect(names(inBalances)).toEqual(new Set(['tokenInfo.name', 'tokenInfo.symbol']))
    const inHistory = await differences(historyPath, 'nullNames')
    expect(names(inHistory)).toEqual(
      new Set(['transferInfo.tokenName', 'transferInfo.tokenSymbol']),
    )
    expect(new Set(Object.values({ ...inBalances, ...inHistory }))).toEqual(new Set([null]))
    expect(await differences('/v1/chains', 'nullNames')).toEqual({})
  })

  it('bidi: names, symbols, and notes have hidden characters in their middle', async () => {
    const honest = leavesOf(await answer(queuePath, 'honest'))
    const changed = Object.entries(await differences(queuePath, 'bidi'))
    expect(new Set(changed.map(([field]) => field.split('.').at(-1)))).toEqual(
      new Set(['humanDescription', 'tokenName', 'tokenSymbol', 'note', 'name']),
    )
    for (const [field, value] of changed)
      expect((value as string).replace(hidden, '')).toBe(honest[field])
    expect(words(await differences(balancesPath, 'bidi'))).toContain(`symbol ET${hidden}H`)
  })

  it('anotherSafe: the response has the address of a Safe that was not requested', async () => {
    const text = async (name: ServiceBehavior) => (await sent(queuePath, name)).text()
    expect(await text('anotherSafe')).toBe(
      (await text('honest')).replaceAll(treasury, safes.vault.address),
    )
    expect(await answer(safePath.toLowerCase(), 'anotherSafe')).toMatchObject({
      address: { value: safes.vault.address },
    })
  })
})

describe('a gateway whose page URLs are of no use', () => {
  it('foreignNext: the next page is on another host and path with the same query', async () => {
    const honest = new URL((await answer(queuePath, 'honest', 'busy'))['next'] as string)
    const told = new URL((await answer(queuePath, 'foreignNext', 'busy'))['next'] as string)
    expect([told.origin, told.pathname, told.search]).toEqual([
      'https://internal.demo.test',
      '/api/pages',
      honest.search,
    ])
  })

  it('prefix: the next page is below a prefix, where the gateway has nothing', async () => {
    const { world, fetch } = aStage({ serviceBehavior: 'prefix', scenario: 'busy' })
    const { next } = (await (await fetch(world.gatewayUrl + queuePath)).json()) as { next: string }
    expect(next.startsWith(`${world.gatewayUrl}/behind-proxy${queuePath}?`)).toBe(true)
    expect((await fetch(next)).status).toBe(404)
    expect((await fetch(next.replace('/behind-proxy', ''))).status).toBe(200)
  })
})

describe('a gateway that sends too much', () => {
  it('huge: a valid response and then spaces, generated only as far as it is read', async () => {
    const response = await sent('/v1/balances/supported-fiat-codes', 'huge')
    expect(response.headers.get('content-length')).toBeNull()
    const reader = response.body!.getReader()
    const first = new TextDecoder().decode((await reader.read()).value)
    expect(JSON.parse(first)).toContain('EUR')
    expect((await reader.read()).value).toHaveLength(65_536)
    await reader.cancel()

    let size = 0
    for await (const chunk of hugely('[]') as unknown as AsyncIterable<Uint8Array>)
      size += chunk.length
    expect(size).toBe(hugeSize)
  })

  it('deep: an object has one more field, a list one more row, which is nested', async () => {
    for (const [path, end] of [
      [safePath, '}'],
      ['/v1/balances/supported-fiat-codes', ']'],
    ] as const) {
      const text = await (await sent(path, 'deep')).text()
      expect(text.endsWith('['.repeat(depth) + ']'.repeat(depth) + end)).toBe(true)
      expect(text.slice(0, -2 * depth - 1).replace(/,("nested":)?$/, '') + end).toBe(
        await (await sent(path, 'honest')).text(),
      )
    }
  })
})

describe('a proxy in front of the gateway', () => {
  it('redirects: every request is redirected to another host', async () => {
    const response = await sent('/v1/chains', 'redirects')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      'https://moved.demo.test/v1/chains',
    ])
  })

  it('limits: every request is answered with 429 and Retry-After', async () => {
    const response = await sent('/v1/chains', 'limits')
    expect([response.status, response.headers.get('retry-after')]).toEqual([
      429,
      String(retryAfter),
    ])
  })

  it.each([
    ['rejects', 403],
    ['webPage', 200],
  ] as const)('%s: every request is answered with a web page and %i', async (name, status) => {
    const response = await sent('/v1/chains', name)
    expect([
      response.status,
      response.headers.get('content-type'),
      (await response.text()).slice(0, 15),
    ]).toEqual([status, 'text/html; charset=utf-8', '<!doctype html>'])
  })
})

describe('with another dimension', () => {
  it('a damaged response is passed on unchanged, and so is an error', async () => {
    const { world } = aStage({ serviceBehavior: 'bidi', networkCondition: { gateway: 'down' } })
    expect((await fetchOf(world)(world.gatewayUrl + queuePath)).status).toBe(503)
    expect(await (await sent('/v1/nowhere', 'null')).json()).toMatchObject({ statusCode: 404 })
    world.setNetworkCondition({ gateway: 'malformed' })
    for (let at = 0; at < 12; at++)
      expect((await fetchOf(world)(world.gatewayUrl + queuePath)).status).not.toBe(500)
  })

  it.each(['2025-01', '2024-05'] as const)(
    'an older gateway misbehaves as well: %s',
    async (gatewayVersion) => {
      const { world, fetch } = aStage({ serviceBehavior: 'isoDates', gatewayVersion })
      const { results } = (await (await fetch(world.gatewayUrl + queuePath)).json()) as {
        results: { transaction?: { timestamp: unknown } }[]
      }
      expect(results[1]?.transaction?.timestamp).toBe('2026-11-19T14:05:00.000Z')
    },
  )
})
