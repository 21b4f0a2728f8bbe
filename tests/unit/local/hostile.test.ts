import { concatHex, type Hex, pad, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { KeyValue } from '#base'
import { type Gateway, itemsOf, routes } from '#gateway'
import { plainTransaction } from '../../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../../mocks/people.ts'
import { fetchOf, type World } from '../../../mocks/world.ts'
import {
  aProposal,
  chainId,
  detailsOf,
  execute,
  historyOf,
  propose,
  queueOf,
  treasury,
} from '../mocks/gateway/journey.ts'
import { aBrowser, aMemory, aStage, type Stage } from './stage.ts'

const { alice, bob, carol, erin } = people
const path = { chainId, safeAddress: treasury }
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const pay = (value: bigint, nonce: number) => ({
  ...plainTransaction({ to: erin.address, nonce }),
  value,
})
const nonceOf = async (gateway: Gateway) => (await gateway.call(routes.safe, { path })).nonce

interface Call {
  method: string
  params: { address?: string; toBlock?: Hex }[]
}
interface Answer {
  result?: unknown
  error?: { code: number; message: string }
}

/** A node that changes some of its answers. */
function lying(world: World, change: (call: Call, answer: Answer) => Answer): typeof fetch {
  const reach = fetchOf(world)
  return async (input, init) => {
    const request = new Request(input, init)
    const { url, method, headers } = request
    const body = (await request.json()) as Call | Call[]
    const all = await Promise.all(
      [body].flat().map(async (call) => {
        const response = await reach(url, { method, headers, body: JSON.stringify(call) })
        return change(call, (await response.json()) as Answer)
      }),
    )
    return Response.json(Array.isArray(body) ? all : all[0])
  }
}

const withEvents =
  (change: (call: Call, events: readonly unknown[]) => readonly unknown[]) =>
  (call: Call, answer: Answer): Answer =>
    call.method === 'eth_getLogs'
      ? { ...answer, result: change(call, answer.result as readonly unknown[]) }
      : answer

/** Alice and Bob sign a payment, which Bob executes. Returns its safeTxHash. */
async function payNow({ world, local }: Pick<Stage, 'world' | 'local'>): Promise<string> {
  const nonce = await nonceOf(local)
  const { safeTxHash } = await aProposal(alice, pay(5n, nonce))
  for (const who of [alice, bob]) await propose(local, await aProposal(who, pay(5n, nonce)))
  const stage = { world, gateway: local, fetch: fetchOf(world) }
  expect(await execute(stage, await detailsOf(local, safeTxHash), bob)).toBe('success')
  return safeTxHash
}

const idsOf = async (gateway: Gateway) =>
  (await gateway.call(routes.history, { path, query: { trusted: false } })).results.flatMap(
    (item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []),
  )

describe('signatures that no owner made', () => {
  const approved = (who: Hex) => concatHex([pad(who), pad('0x', { size: 32 }), '0x01'])
  const ofContract = (who: Hex) =>
    concatHex([pad(who), toHex(65, { size: 32 }), '0x00', toHex(0, { size: 32 })])

  it.each([
    ['an approval', approved],
    ["a contract's", ofContract],
  ])('aren’t taken (%s), and leave room for real ones', async (_, forge) => {
    const { local, store } = aStage()
    const proposal = await aProposal(alice, pay(1n, await nonceOf(local)))
    for (const { address } of [alice, bob])
      await expect(
        propose(local, { ...proposal, sender: address, signature: forge(address) }),
      ).rejects.toMatchObject({ status: 422 })
    expect(store.get().proposals).toEqual([])
    await propose(local, proposal)
    expect(store.get().proposals[0]?.signatures).toMatchObject([{ signature: proposal.signature }])
  })
})

describe('a nonce far ahead', () => {
  it('is rejected, and gaps never raise what is recommended', async () => {
    const { local } = aStage()
    const nonce = await nonceOf(local)
    for (const far of [nonce + 10_001, Number.MAX_SAFE_INTEGER])
      await expect(propose(local, await aProposal(alice, pay(1n, far)))).rejects.toMatchObject({
        status: 422,
      })
    await propose(local, await aProposal(alice, pay(1n, nonce)))
    await propose(local, await aProposal(alice, pay(1n, nonce + 500)))
    expect(await local.call(routes.nonces, { path })).toMatchObject({
      recommendedNonce: nonce + 1,
    })
  })
})

describe('full storage', () => {
  it('fails, so that the signature stays with the others that are not submitted', async () => {
    const { world } = aStage()
    const full: KeyValue = {
      ...aMemory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const { local } = aBrowser(world, { storage: full })
    const proposal = await aProposal(alice, pay(1n, await nonceOf(local)))
    await expect(propose(local, proposal)).rejects.toMatchObject({ status: 507 })
  })
})

describe('a node that returns something else', () => {
  it('never makes an executed transaction a canceled one', async () => {
    const stage = aStage()
    const hash = await payNow(stage)
    const silent = aBrowser(stage.world, {
      fetch: lying(
        stage.world,
        withEvents(() => []),
      ),
    })
    silent.store.update(() => stage.store.get())
    expect((await detailsOf(silent.local, hash)).txStatus).toBe('UNKNOWN')
    expect((await queueOf(silent.local)).count).toBe(0)
  })

  it('is read again once its events have caught up with its state', async () => {
    const stage = aStage()
    let isLagging = false
    const late = aBrowser(stage.world, {
      fetch: lying(
        stage.world,
        withEvents((_, events) => (isLagging ? [] : events)),
      ),
    })
    await historyOf(late.local)
    const hash = await payNow(stage)
    late.store.update(() => stage.store.get())
    isLagging = true
    expect((await detailsOf(late.local, hash)).txStatus).toBe('UNKNOWN')
    isLagging = false
    expect((await detailsOf(late.local, hash)).txStatus).toBe('SUCCESS')
    expect(await idsOf(late.local)).toEqual(await idsOf(stage.local))
  })

  it('without past events still shows what this browser keeps of a used nonce', async () => {
    const stage = aStage()
    const hash = await payNow(stage)
    const blind = aBrowser(stage.world, {
      fetch: lying(stage.world, (call, answer) =>
        call.method === 'eth_getLogs' ? { error: { code: -32_601, message: 'No events' } } : answer,
      ),
    })
    blind.store.update(() => stage.store.get())
    await expect(historyOf(blind.local)).rejects.toMatchObject({ status: 422 })
    expect(await detailsOf(blind.local, hash)).toMatchObject({
      txStatus: 'UNKNOWN',
      detailedExecutionInfo: { safeTxHash: hash },
    })
  })

  it('corrects itself if it lagged at the first visit', async () => {
    const stage = aStage()
    await payNow(stage)
    let isLagging = true
    const late = aBrowser(stage.world, {
      fetch: lying(
        stage.world,
        withEvents(({ params: [filter] }, events) =>
          isLagging
            ? events.filter((one) => (one as { blockNumber: Hex }).blockNumber !== filter?.toBlock)
            : events,
        ),
      ),
    })
    const facts = async (gateway: Gateway) =>
      (await historyOf(gateway)).results.map((item) =>
        item.type === 'TRANSACTION'
          ? [item.transaction.id, item.transaction.executionInfo, item.transaction.txInfo]
          : item.type,
      )
    expect(await facts(late.local)).not.toEqual(await facts(stage.local))
    isLagging = false
    await historyOf(late.local)
    expect(await facts(late.local)).toEqual(await facts(stage.local))
  })

  const event = (toBlock: Hex | undefined, changes: object) => ({
    address: `0x${'ab'.repeat(20)}`,
    topics: [transfer, pad(carol.address), pad(treasury)],
    data: toHex(7n, { size: 32 }),
    blockNumber: toBlock,
    logIndex: '0x99',
    transactionHash: `0x${'cd'.repeat(32)}`,
    ...changes,
  })

  it('lists unknown tokens on every page if requested, and otherwise on none', async () => {
    const { world } = aStage()
    const noisy = aBrowser(world, {
      fetch: lying(
        world,
        withEvents(({ params: [filter] }, events) => [
          ...events,
          ...Array.from({ length: 50 }, (_, at) =>
            event(filter?.toBlock, { logIndex: toHex(100 + at) }),
          ),
        ]),
      ),
    })
    const counts: number[] = []
    for (const trusted of [false, true, undefined]) {
      const rows: string[] = []
      const query = trusted === undefined ? {} : { trusted }
      for await (const item of itemsOf(noisy.local, routes.history, { path, query }))
        rows.push(JSON.stringify(item).toLowerCase())
      counts.push(rows.filter((row) => row.includes('ab'.repeat(20))).length)
    }
    expect(counts).toEqual([50, 0, 0])
  })

  it.each([
    [
      'a transfer between other accounts',
      { topics: [transfer, pad(carol.address), pad(erin.address)] },
    ],
    ['an event of a replaced block', { removed: true }],
    ['an event of another block', { blockNumber: '0x1' }],
    ['a hash that is a number', { transactionHash: 5 }],
    ['no topics', { topics: undefined }],
    ['a place that is no number', { logIndex: 'x' }],
    ['cut data', { data: '0x' }],
  ])('lists nothing for %s', async (_, changes) => {
    const { world, local } = aStage()
    const nasty = aBrowser(world, {
      fetch: lying(
        world,
        withEvents(({ params: [filter] }, events) => [...events, event(filter?.toBlock, changes)]),
      ),
    })
    expect(await idsOf(nasty.local)).toEqual(await idsOf(local))
  })

  it.each([
    ['no block', null],
    ['no time', {}],
    ['a time that no calendar has', { timestamp: '0xffffffffffffffffffff' }],
  ])('invents no time for %s', async (_, block) => {
    const { world } = aStage()
    const nasty = aBrowser(world, {
      fetch: lying(world, (call, answer) =>
        call.method === 'eth_getBlockByNumber' ? { ...answer, result: block } : answer,
      ),
    })
    await expect(historyOf(nasty.local)).rejects.toMatchObject({ name: 'GatewayUnreachableError' })
  })

  it('trusts no token for naming the Safe, even in its own transactions', async () => {
    const { world, local } = aStage()
    const known = await local.call(routes.history, { path })
    const own = known.results.flatMap((item) =>
      item.type === 'TRANSACTION' && item.transaction.id.startsWith('multisig')
        ? [item.transaction.txHash]
        : [],
    )[0]
    const nasty = aBrowser(world, {
      fetch: lying(
        world,
        withEvents(({ params: [filter] }, events) =>
          filter?.address ? events : [...events, event(filter?.toBlock, { transactionHash: own })],
        ),
      ),
    })
    const { items } = await nasty.local.call(routes.balances, {
      path: { ...path, currency: 'USD' },
      query: { trusted: true },
    })
    expect(items.map(({ tokenInfo }) => tokenInfo.address)).not.toContain(`0x${'ab'.repeat(20)}`)
    const { results } = await nasty.local.call(routes.history, { path })
    expect(JSON.stringify(results).toLowerCase()).not.toContain('ab'.repeat(20))
  })
})
