import { describe, expect, it } from 'vitest'
import { zeroAddress } from '#base'
import type { Followed, SentTransaction } from '#chain'
import {
  createPendingStore,
  droppedAfter,
  execData,
  follow,
  type FollowingPorts,
  type PendingExecution,
  pendingKey,
  relay,
  type RelayedCall,
  type RelayedTask,
  RelayError,
  type RelayReason,
  resume,
  withEntry,
} from '#signing'
import {
  a,
  anExecution,
  aReceipt,
  aSignable,
  at,
  b,
  detail,
  fakePorts,
  hash,
  memory,
  mined,
  snapshot,
  txHash,
} from './fakePorts.ts'

const signed = {
  ...detail,
  multisig: {
    ...detail.multisig,
    confirmations: [
      { signer: a.address, signature: a.signature, at: 0 },
      ...detail.multisig.confirmations,
    ],
  },
}
const data = execData(signed, snapshot) ?? '0x'
const input = async () => ({
  signable: await aSignable(),
  data,
  account: b.address,
  version: '1.4.1',
})
const task = 'task-1'
const entry: PendingExecution = {
  kind: 'execute',
  at,
  safeTxHash: hash,
  by: b.address,
  txHash: null,
  task,
  since: 1_000,
  state: { status: 'processing' },
}

/**
 * Ports whose gateway and node give these responses, one after the other, and what the node was
 * asked.
 */
function following(
  tasks: (RelayedTask | Error)[],
  answers: (Followed | Error)[] = [],
  now = () => 1_000,
) {
  const asked: SentTransaction[] = []
  const next = async <Answer>(left: (Answer | Error)[]): Promise<Answer> => {
    const answer = left.shift() ?? new Error('asked too often')
    if (answer instanceof Error) throw answer
    return answer
  }
  const ports: FollowingPorts = fakePorts({
    relayed: () => next(tasks),
    follow: (sent) => (asked.push(sent), next(answers)),
    now,
  })
  ports.store.update((list) => withEntry(list, entry))
  return { ports, asked, run: () => follow(ports, entry, { retry: 0 }) }
}

describe('relaying', () => {
  it('hands over the exact call that the wallet would send, and keeps the task', async () => {
    const calls: RelayedCall[] = []
    const ports = fakePorts()
    await relay({ ...ports, relay: async (call) => (calls.push(call), task) }, await input())
    expect(calls).toEqual([{ at, version: '1.4.1', to: at.address, data, safeTxHash: hash }])
    expect(ports.store.get()).toEqual([entry])
  })

  it('accepts an inconclusive simulation only if the user does', async () => {
    const calls: RelayedCall[] = []
    await relay(
      { ...fakePorts(), relay: async (call) => (calls.push(call), task) },
      { ...(await input()), acceptUnverified: true },
    )
    expect(calls).toMatchObject([{ acceptUnverified: true }])
  })

  it.each<RelayReason>(['noneLeft', 'failing', 'unsure', 'declined', 'unreachable'])(
    'keeps nothing when the relayer fails: %s',
    async (why) => {
      const ports = fakePorts()
      await expect(
        relay({ ...ports, relay: () => Promise.reject(new RelayError(why, 'no')) }, await input()),
      ).rejects.toMatchObject({ why })
      expect(ports.store.get()).toEqual([])
    },
  )
})

describe('a relayed task', () => {
  it('is followed on-chain once its hash is known, and ends as the chain says', async () => {
    const { ports, asked, run } = following(
      [
        { state: 'pending', txHash: null },
        { state: 'submitted', txHash: null },
        { state: 'included', txHash },
      ],
      [mined(anExecution('success'))],
    )
    await expect(run()).resolves.toEqual({ status: 'executed', inner: 'success' })
    // The relayer's account isn't known, so none is asked about.
    expect(asked).toEqual([{ txHash, from: zeroAddress }])
    expect(ports.store.get()).toEqual([
      { ...entry, txHash, state: { status: 'executed', inner: 'success' } },
    ])
  })

  it.each<[string, RelayedTask, Followed[], PendingExecution['state']]>([
    ['isn’t sent', { state: 'rejected', txHash: null }, [], { status: 'notRelayed' }],
    [
      'is said to have reverted, in no transaction',
      { state: 'reverted', txHash: null },
      [],
      { status: 'dropped' },
    ],
    [
      'reverts, with its hash',
      { state: 'reverted', txHash },
      [mined(aReceipt({ status: 'reverted' }))],
      { status: 'reverted' },
    ],
    [
      'is said to have reverted, but was executed',
      { state: 'reverted', txHash },
      [mined(anExecution('success'))],
      { status: 'executed', inner: 'success' },
    ],
    [
      'executes an action that fails',
      { state: 'included', txHash },
      [mined(anExecution('failure'))],
      { status: 'executed', inner: 'failure' },
    ],
    [
      'names another transaction as its own',
      { state: 'included', txHash },
      [mined(aReceipt())],
      { status: 'dropped' },
    ],
    [
      'names a transaction that reverted',
      { state: 'included', txHash },
      [mined(aReceipt({ status: 'reverted' }))],
      { status: 'reverted' },
    ],
  ])('ends when it %s', async (_, told, answers, state) => {
    const { ports, run } = following([told], answers)
    await expect(run()).resolves.toEqual(state)
    expect(ports.store.get()).toMatchObject([{ state }])
  })

  it("is polled again while the gateway fails, because it's already relayed", async () => {
    const { run } = following(
      [new Error('502'), new Error('502'), { state: 'included', txHash }],
      [new Error('502'), mined(anExecution('success'))],
    )
    await expect(run()).resolves.toMatchObject({ status: 'executed' })
  })

  it('is slow after a minute, and counts as dropped after half an hour', async () => {
    let now = 1_000
    const seen: unknown[] = []
    const pending: RelayedTask = { state: 'pending', txHash: null }
    const tasks = Array.from({ length: 4 }, () => pending)
    const { ports, run } = following(tasks, [], () => (now += droppedAfter / 3 + 1))
    ports.store.subscribe(() => seen.push(ports.store.get()[0]?.state))
    await expect(run()).resolves.toEqual({ status: 'dropped' })
    expect(seen).toEqual([{ status: 'processing', slow: true }, { status: 'dropped' }])
  })

  it('is left to other tabs when the page closes', async () => {
    const { ports } = following([])
    await expect(follow(ports, entry, { signal: AbortSignal.abort() })).resolves.toEqual({
      status: 'processing',
    })
  })
})

describe('after a reload', () => {
  it('a task is followed to its end, once, although its hash arrives in between', async () => {
    const storage = memory()
    await relay(
      {
        ...fakePorts({ store: createPendingStore({ storage, now: () => 1_000 }) }),
        relay: async () => task,
      },
      await input(),
    )
    let count = 0
    const after = fakePorts({
      store: createPendingStore({ storage, now: () => 2_000 }),
      relayed: async () => ({ state: 'included', txHash }),
      follow: async () => (count++, mined(anExecution('success'))),
    })
    await new Promise<void>((onSettled) =>
      resume(after, { started: 2_000, onSettled: () => onSettled() }),
    )
    expect(after.store.get()).toMatchObject([{ txHash, task, state: { status: 'executed' } }])
    expect(count).toBe(1)
  })

  it.each([
    ['no task', { task: undefined }],
    ['an empty task', { task: '' }],
    ['a task that isn’t a text', { task: 7 }],
    ['a task too long for a path', { task: 'x'.repeat(257) }],
    ['an invalid hash', { txHash: '0x12' }],
    ['a task of an approval', { kind: 'approve' }],
  ])('an entry with %s is left out', (_, parts) => {
    const storage = memory()
    storage.setItem(
      pendingKey,
      JSON.stringify([
        { ...entry, ...parts },
        { ...entry, by: a.address, task: 'kept' },
      ]),
    )
    expect(createPendingStore({ storage, now: () => 2_000 }).get()).toMatchObject([
      { task: 'kept' },
    ])
  })

  it('a transaction that wasn’t relayed is never reported as relayed', () => {
    const storage = memory()
    const store = createPendingStore({ storage, now: () => 1_000 })
    store.update(() => [{ ...entry, state: { status: 'notRelayed' } }])
    expect(createPendingStore({ storage, now: () => 2_000 }).get()).toMatchObject([
      { task, state: { status: 'notRelayed' } },
    ])
  })
})
