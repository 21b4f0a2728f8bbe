import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Followed } from '#chain'
import {
  createSpendStore,
  droppedAfter,
  type FollowPort,
  followSpends,
  type PendingExecution,
  type PendingSpend,
  resume,
} from '#signing'
import { rounds } from '../../size.ts'
import { seededRandom, seedOfRun } from '../apps/randomValues.ts'
import {
  a,
  aReceipt,
  anExecution,
  at,
  b,
  fakePorts,
  hash,
  memory,
  mined,
  txHash,
} from './fakePorts.ts'

const executed = { status: 'executed', inner: 'success' } as const
const entry: PendingExecution = {
  kind: 'execute',
  at,
  safeTxHash: hash,
  by: a.address,
  txHash,
  emits: true,
  since: 1_000,
  state: executed,
}
const spend: PendingSpend = {
  at,
  module: b.address,
  token: b.address,
  to: b.address,
  raw: 1n,
  by: a.address,
  txHash,
  since: 1_000,
  state: { status: 'done' },
}

beforeEach(() => void vi.useFakeTimers({ now: 2_000 }))
afterEach(() => vi.useRealTimers())

/** A node that gives each response once and then the last one again, a minute apart. */
const nodeOf = (answers: readonly Followed[]): FollowPort => {
  let asked = 0
  return async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)]
    if (!answer) throw new Error('It has an answer.')
    // A node that knows of no block is requested as long as the chain may lag.
    if (answer.status !== 'mined') await new Promise((done) => setTimeout(done, 60_000))
    return answer
  }
}

const resumed = (answers: readonly Followed[], entries: readonly PendingExecution[] = [entry]) => {
  const ports = fakePorts({ now: () => Date.now(), follow: nodeOf(answers) })
  ports.store.update(() => entries)
  const settled = vi.fn()
  const stop = resume(ports, { started: 0, onSettled: settled })
  return { ports, settled, stop }
}

/** What a store says after the chain's last response. */
const expected = (last: Followed, isOld: boolean) =>
  last.status === 'mined'
    ? last.receipt.status === 'reverted'
      ? { status: 'reverted' }
      : last.receipt.logs.length === 0
        ? { status: 'unreported' }
        : { status: 'executed' }
    : last.status === 'replaced'
      ? { status: 'replaced' }
      : last.status === 'missing' && isOld
        ? { status: 'dropped' }
        : { status: 'processing' }

describe('a block that another one replaces', () => {
  test('reverts its executions to pending', async () => {
    const { ports, settled, stop } = resumed([
      mined(anExecution('success')),
      { status: 'pending', nonce: 4 },
    ])
    await vi.advanceTimersByTimeAsync(0)
    expect(ports.store.get()).toMatchObject([{ state: executed }])
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(130_000)
    expect(ports.store.get()).toMatchObject([{ state: { status: 'processing', slow: true } }])
    stop()
  })

  test('is noticed by the page that is opened after it', async () => {
    const { ports, settled, stop } = resumed([{ status: 'replaced' }])
    await vi.advanceTimersByTimeAsync(61_000)
    expect(ports.store.get()).toMatchObject([{ state: { status: 'replaced' } }])
    expect(settled).toHaveBeenCalledOnce()
    stop()
  })

  test('may have it as well, with another outcome', async () => {
    const { ports, settled, stop } = resumed([
      mined(anExecution('success')),
      mined(anExecution('failure')),
    ])
    await vi.advanceTimersByTimeAsync(61_000)
    expect(ports.store.get()).toMatchObject([{ state: { ...executed, inner: 'failure' } }])
    expect(settled).toHaveBeenCalledOnce()
    stop()
  })

  test('reverts a payment from a limit', async () => {
    const store = createSpendStore({ storage: memory(), now: () => Date.now() })
    store.update(() => [spend])
    const onSettled = vi.fn()
    const stop = followSpends({
      store,
      now: () => Date.now(),
      followOf: () => nodeOf([{ status: 'replaced' }]),
      onSettled,
    })
    await vi.advanceTimersByTimeAsync(61_000)
    expect(store.get()).toMatchObject([{ state: { status: 'replaced' } }])
    stop()
  })

  test('may not have it: the outcome is reported even if it closes the next dialog', async () => {
    const ports = fakePorts({
      now: () => Date.now(),
      follow: nodeOf([mined(anExecution('success'))]),
    })
    ports.store.update(() => [{ ...entry, state: { status: 'processing' } }])
    const onSettled = vi.fn()
    const stop = resume(ports, { started: 0, onSettled })
    ports.store.subscribe(stop)
    await vi.advanceTimersByTimeAsync(0)
    expect(onSettled).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(onSettled).toHaveBeenCalledOnce()
  })

  test('is looked for once a minute for as long as it may come, and not forever', async () => {
    const node = vi.fn(nodeOf([mined(anExecution('success'))]))
    const ports = fakePorts({ now: () => Date.now(), follow: node })
    ports.store.update(() => [entry])
    const stop = resume(ports, { started: 0, onSettled: () => {} })
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(node).toHaveBeenCalledTimes(6)
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(node).toHaveBeenCalledTimes(20)
    // A change elsewhere in the store doesn't begin it again.
    ports.store.update((list) => [...list, { ...entry, txHash: `0x${'cd'.repeat(32)}` }])
    await vi.advanceTimersByTimeAsync(0)
    expect(node).toHaveBeenCalledTimes(21)
    stop()
  })

  test("the chain's last state is kept, whatever came before", async () => {
    const random = seededRandom(seedOfRun)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const answers: readonly Followed[] = [
      mined(anExecution('success')),
      mined(anExecution('failure')),
      mined(aReceipt()),
      mined(aReceipt({ status: 'reverted' })),
      { status: 'pending', nonce: 4 },
      { status: 'missing' },
      { status: 'replaced' },
    ]
    for (let round = 0; round < rounds(200); round++) {
      vi.setSystemTime(2_000)
      const said = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(answers))
      const isOld = random() < 0.5
      const since = isOld ? 2_000 - droppedAfter : 2_000
      // Nothing follows one that was replaced or dropped.
      const over = said.findIndex(
        ({ status }) => status === 'replaced' || (isOld && status === 'missing'),
      )
      const heard = over === -1 ? said : said.slice(0, over + 1)
      const before = pick([executed, { status: 'processing' }, { status: 'reverted' }] as const)
      const { ports, stop } = resumed(heard, [{ ...entry, since, state: before }])
      await vi.advanceTimersByTimeAsync(8 * 60_000)
      stop()
      const told = heard.map((one) => JSON.stringify(expected(one, isOld))).join()
      expect(
        ports.store.get()[0]?.state,
        `seed ${seedOfRun}, round ${round}: ${before.status}, then ${told}`,
      ).toMatchObject(expected(heard.at(-1) as Followed, isOld))
    }
  })
})
