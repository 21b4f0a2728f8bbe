import { routes, type QueryOf, type TransactionRow } from '#gateway'
import { describe, expect, it } from 'vitest'
import { base, safes } from '../../../../mocks/chain/index.ts'
import { people } from '../../../../mocks/people.ts'
import { aStage, chainId, propose, aProposal, safeOf, treasury } from './journey.ts'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'

const { alice, bob, carol, dave } = people
const path = { chainId, safeAddress: treasury }
const day = (row: TransactionRow) => new Date(row.transaction.timestamp).toISOString().slice(5, 10)
const nonceOf = ({ transaction: { executionInfo: info } }: TransactionRow) =>
  info?.type === 'MULTISIG' ? info.nonce : undefined
const vault = { chainId, safeAddress: safes.vault.address }

type Query<Name extends 'incomingTransfers' | 'multisigTransactions' | 'moduleTransactions'> =
  QueryOf<(typeof routes)[Name]>

describe('incoming transfers', () => {
  const incoming = async (query: Query<'incomingTransfers'> = {}) =>
    (await aStage().gateway.call(routes.incomingTransfers, { path, query })).results

  it('are listed newest first, without outgoing ones', async () => {
    const rows = await incoming()
    expect(rows.map(day)).toEqual([
      '11-19',
      '11-16',
      '10-03',
      '10-03',
      '10-03',
      '10-02',
      '09-24',
      '09-15',
      '09-14',
      '09-14',
    ])
    expect(
      rows.every(
        ({ transaction: { txInfo } }) =>
          txInfo.type === 'Transfer' &&
          txInfo.direction === 'INCOMING' &&
          txInfo.recipient.value === treasury,
      ),
    ).toBe(true)
  })

  it.each([
    [
      'from a day on',
      { execution_date__gte: '2026-10-03' },
      ['11-19', '11-16', '10-03', '10-03', '10-03'],
    ],
    ['until a moment', { execution_date__lte: '2026-09-14T10:10:00Z' }, ['09-14']],
    [
      'between two days',
      { execution_date__gte: '2026-09-15', execution_date__lte: '2026-10-03T00:00:00.000Z' },
      ['10-02', '09-24', '09-15'],
    ],
    ['of one token', { token_address: base.tokens.dai.toLowerCase() }, ['11-16', '09-15']],
    ['of an amount', { value: '640000000000000000000' }, ['11-16']],
    ['of an amount, never of a number of a collectible', { value: '3' }, []],
    ['to somebody else', { to: dave.address }, []],
    ['to the safe', { to: treasury, execution_date__gte: '2026-11-01' }, ['11-19', '11-16']],
  ])('are found %s', async (_, query, days) => {
    expect((await incoming(query)).map(day)).toEqual(days)
  })

  it('exclude untrusted tokens, unless requested', async () => {
    const { gateway, world } = aStage()
    const days = async (query: Query<'incomingTransfers'>) =>
      (
        await gateway.call(routes.incomingTransfers, {
          path,
          query: { ...query, token_address: base.tokens.dai },
        })
      ).results.map(day)
    expect(await days({})).toEqual(['11-16', '09-15'])
    const { tokens } = await world.state.chain(chainId)
    tokens.get(base.tokens.dai)!.trusted = false
    expect([await days({}), await days({ trusted: true }), await days({ trusted: false })]).toEqual(
      [[], [], ['11-16', '09-15']],
    )
  })

  it('are paged, with absolute URLs that keep the filters, and without a count', async () => {
    const { gateway } = aStage()
    const url = `${gateway.baseUrl}/v1/chains/1/safes/${treasury}/incoming-transfers/`
    const first = await gateway.page(
      routes.incomingTransfers,
      `${url}?trusted=true&cursor=limit%3D4%26offset%3D0`,
      { path },
    )
    expect(Object.keys(first).toSorted()).toEqual(['next', 'previous', 'results'])
    expect([first.next, first.previous]).toEqual([
      `${url}?trusted=true&cursor=limit%3D4%26offset%3D4`,
      null,
    ])
    const second = await gateway.page(routes.incomingTransfers, first.next!, { path })
    const third = await gateway.page(routes.incomingTransfers, second.next!, { path })
    expect([second.previous, third.next]).toEqual([
      `${url}?trusted=true&cursor=limit%3D4%26offset%3D0`,
      null,
    ])
    expect([...first.results, ...second.results, ...third.results]).toEqual(
      (await gateway.call(routes.incomingTransfers, { path })).results,
    )
  })
})

describe('multisig transactions', () => {
  const multisig = async (query: Query<'multisigTransactions'> = {}) => {
    const { gateway } = aStage()
    const first = await gateway.call(routes.multisigTransactions, { path, query })
    const rows = [...first.results]
    for (let { next } = first; next;) {
      const page = await gateway.page(routes.multisigTransactions, next, { path })
      rows.push(...page.results)
      next = page.next
    }
    return rows
  }

  it('are listed with pending ones, highest nonce first, each once', async () => {
    const rows = await multisig()
    const nonces = rows.map((row) => nonceOf(row)!)
    expect(nonces).toEqual(nonces.toSorted((a, b) => b - a))
    const { nonce } = await safeOf(aStage().gateway)
    expect(new Set(nonces).size).toBe(Math.max(...nonces) + 1)
    expect(
      rows
        .filter((row) => nonceOf(row)! >= nonce)
        .every(({ transaction }) => transaction.txStatus.startsWith('AWAITING')),
    ).toBe(true)
    expect(new Set(rows.map(({ transaction }) => transaction.id)).size).toBe(rows.length)
  })

  it.each([
    ['executed', { executed: true }, 11],
    ['still open', { executed: false }, 8],
    ['of one nonce', { nonce: '13' }, 2],
    ['to somebody', { to: dave.address }, 2],
    ['to somebody, of an amount', { to: dave.address, value: '2500000000000000000' }, 1],
    ['executed from a day on', { execution_date__gte: '2026-11-05' }, 3],
    [
      'executed on a day',
      { execution_date__gte: '2026-10-23', execution_date__lte: '2026-10-24' },
      2,
    ],
    ['none at all', { nonce: '400' }, 0],
  ])('are found: %s', async (_, query, count) => {
    expect(await multisig(query)).toHaveLength(count)
  })

  it('include replaced ones, as canceled', async () => {
    const stage = aStage()
    const { gateway } = stage
    const { nonce } = await safeOf(gateway)
    const rejection = plainTransaction({ to: treasury, nonce })
    await propose(gateway, await aProposal(alice, rejection))
    const { results } = await gateway.call(routes.multisigTransactions, {
      path,
      query: { nonce: String(nonce) },
    })
    expect(results.map(({ transaction: { txStatus, txInfo } }) => [txStatus, txInfo.type])).toEqual(
      [
        ['AWAITING_CONFIRMATIONS', 'Custom'],
        ['AWAITING_CONFIRMATIONS', 'Transfer'],
      ],
    )
  })

  it('are found among ten thousand rows without reading them all', async () => {
    const { gateway } = aStage({ scenario: 'huge' })
    const first = await gateway.call(routes.multisigTransactions, {
      path,
      query: { executed: true },
    })
    const second = await gateway.page(routes.multisigTransactions, first.next!, { path })
    const nonces = [...first.results, ...second.results].map((row) => nonceOf(row)!)
    expect(nonces).toEqual(Array.from({ length: 40 }, (_, at) => nonces[0]! - at))
    const { results, next } = await gateway.call(routes.multisigTransactions, {
      path,
      query: { nonce: '5' },
    })
    expect([results.map(nonceOf), next]).toEqual([[5], null])
  })
})

describe('module transactions', () => {
  const byModule = async (query: Query<'moduleTransactions'> = {}) =>
    aStage().gateway.call(routes.moduleTransactions, { path: vault, query })

  it('are listed and counted', async () => {
    const { count, results } = await byModule()
    expect([count, results.map(({ transaction }) => transaction.executionInfo)]).toMatchObject([
      1,
      [{ type: 'MODULE', address: { value: base.module } }],
    ])
    expect(await aStage().gateway.call(routes.moduleTransactions, { path })).toMatchObject({
      count: 0,
      results: [],
    })
  })

  it('are found by module, recipient, and transaction hash', async () => {
    const { txHash } = (await byModule()).results[0]!.transaction
    const counts = await Promise.all(
      [
        { module: base.module },
        { module: dave.address },
        { to: people.erin.address },
        { to: bob.address },
        { transaction_hash: txHash!.toUpperCase().replace('0X', '0x') },
        { transaction_hash: `0x${'1'.repeat(64)}` },
      ].map(async (query) => (await byModule(query)).count),
    )
    expect(counts).toEqual([1, 0, 1, 0, 1, 0])
  })
})

describe('an invalid filter', () => {
  const { gateway } = aStage()
  it.each([
    [
      'an invalid day',
      () =>
        gateway.call(routes.incomingTransfers, {
          path,
          query: { execution_date__gte: 'yesterday' },
        }),
      '400: An error occurred',
    ],
    [
      'an invalid address',
      () => gateway.call(routes.moduleTransactions, { path, query: { module: 'carol' } }),
      '400: An error occurred',
    ],
    [
      'an invalid amount',
      () => gateway.call(routes.multisigTransactions, { path, query: { value: '1.5' } }),
      '400: An error occurred',
    ],
    [
      'a word for a truth',
      () =>
        gateway.call(routes.multisigTransactions, {
          path,
          query: { executed: 'yes' as unknown as boolean },
        }),
      '400: Validation failed (boolean string is expected)',
    ],
    [
      'an unknown Safe',
      () =>
        gateway.call(routes.incomingTransfers, { path: { chainId, safeAddress: carol.address } }),
      '404: Not found.',
    ],
  ])('is rejected: %s', async (_, call, message) => {
    await expect(call()).rejects.toThrow(`CGW error - ${message}`)
  })
})
