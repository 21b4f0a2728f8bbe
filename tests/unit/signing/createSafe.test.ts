import { describe, expect, it, test } from 'vitest'
import { type Address, type Hex, zeroAddress } from '#base'
import { type Followed, NotASafeError } from '#chain'
import { creationContracts, type NewSafe } from '#safe'
import {
  createCreationStore,
  type CreationPort,
  creationsKey,
  followCreation,
  type PendingCreation,
  planCreation,
  relayCreation,
  RelayError,
  sendCreation,
  simulateCreation,
  WalletError,
  withCreation,
  withoutCreation,
} from '#signing'
import { people } from '../../../mocks/people.ts'
import type { TaskPort } from '../../../src/signing/ports.ts'
import { creationPort } from '../../../src/screens/core/ports/creationPort.ts'
import { aClient, type Between } from '../chain/setup.ts'
import { aChain, wallet } from '../mocks/chain/setup.ts'
import { aReceipt, memory, txHash } from './fakePorts.ts'

const { alice, bob, dave } = people
const safe: NewSafe = {
  chainId: '1',
  version: '1.4.1',
  owners: [alice.address, bob.address],
  threshold: 2,
  saltNonce: 42n,
}
const [factory, singleton, handler] = creationContracts('1.4.1', '1')[0]!
const noRelayer: TaskPort = () => Promise.reject(new Error('There is no relayer.'))
const sameCase = (address: unknown) => String(address).toLowerCase()

/** A chain on which the code at an address is another one. */
const withCode =
  (address: Address, code: Hex): Between =>
  ({ method, params }) =>
    method === 'eth_getCode' && sameCase(params?.[0]) === sameCase(address)
      ? { result: code }
      : undefined

async function aPort(between?: Between) {
  const chain = await aChain()
  return { chain, port: creationPort(aClient(chain, between).client) }
}

async function aPlan(port: CreationPort, parts: Partial<NewSafe> = {}) {
  const review = await planCreation(port, { ...safe, ...parts })
  if (review.status !== 'ready') throw new Error(review.status)
  return review.plan
}

describe('the review of a creation', () => {
  it('is ready if all contracts have official code and the address is empty', async () => {
    const { port } = await aPort()
    const plan = await aPlan(port)
    expect(plan).toMatchObject({
      to: factory.address,
      contracts: [factory, singleton, handler],
      at: { chainId: '1', address: plan.address },
    })
    expect(await simulateCreation(port, plan, dave.address)).toMatchObject({ status: 'works' })
  })

  test.each([
    ['the factory', factory],
    ['the contract behind the Safe', singleton],
    ['the fallback handler', handler],
  ])('is blocked by other code of %s, and without it', async (_, contract) => {
    const other = await aPort(withCode(contract.address, '0x6001'))
    expect(await planCreation(other.port, safe)).toMatchObject({
      status: 'blocked',
      contract,
      why: 'otherCode',
      actual: expect.stringMatching(/^0x/),
    })
    const none = await aPort(withCode(contract.address, '0x'))
    expect(await planCreation(none.port, safe)).toEqual({
      status: 'blocked',
      contract,
      why: 'missing',
      actual: null,
    })
  })

  it('is blocked by a factory that names other code for its proxies', async () => {
    const { port } = await aPort(({ method, params }) =>
      method === 'eth_call' && (params?.[0] as { data?: string } | undefined)?.data === '0x53e5d935'
        ? { result: `0x${'20'.padStart(64, '0')}${'1'.padStart(64, '0')}ff${'0'.repeat(62)}` }
        : undefined,
    )
    expect(await planCreation(port, safe)).toMatchObject({
      status: 'blocked',
      contract: factory,
      why: 'creationCode',
    })
  })

  it('uses the second set of 1.3.0 contracts if the first isn’t deployed', async () => {
    const [first, second] = creationContracts('1.3.0', '1')
    const codes = new Map(
      first!.map(({ address }, at) => [sameCase(second![at]!.address), address]),
    )
    const chain = await aChain()
    const port = creationPort(
      aClient(chain, ({ method, params }) => {
        const [asked] = params ?? []
        if (method === 'eth_call') {
          const to = codes.get(sameCase((asked as { to: string }).to))
          return to && (asked as { data: string }).data === '0x53e5d935'
            ? { result: chainAnswer.get(to) }
            : undefined
        }
        if (method !== 'eth_getCode') return undefined
        const twin = codes.get(sameCase(asked))
        if (twin) return { result: chain.codeAt(twin) }
        return first!.some(({ address }) => sameCase(address) === sameCase(asked))
          ? { result: '0x' }
          : undefined
      }).client,
    )
    const chainAnswer = new Map([
      [
        first![0].address,
        await chain.request({
          method: 'eth_call',
          params: [{ to: first![0].address, data: '0x53e5d935' }, 'latest'],
        }),
      ],
    ])
    expect(await aPlan(port, { version: '1.3.0' })).toMatchObject({
      to: second![0].address,
      contracts: second,
    })
  })

  it('reports what is already at the address: the Safe, or something else', async () => {
    const { chain, port } = await aPort()
    const plan = await aPlan(port)
    await wallet(chain, dave).sendTransaction({ to: plan.to, data: plan.data })
    expect(await planCreation(port, safe)).toMatchObject({
      status: 'exists',
      plan: { address: plan.address },
      found: { owners: safe.owners, threshold: 2 },
    })
    expect(await simulateCreation(port, plan, alice.address)).toMatchObject({ status: 'reverts' })
    const other = await aPort(withCode(plan.address, '0x00'))
    expect(await planCreation(other.port, safe)).toMatchObject({ status: 'exists', found: null })
  })

  it('fails with the node, and is never guessed', async () => {
    const port = { ...(await aPort()).port, codeHashes: () => Promise.reject(new Error('no node')) }
    await expect(planCreation(port, safe)).rejects.toThrow('no node')
  })
})

describe('the simulation', () => {
  it('notices that the Safe would be somewhere else', async () => {
    const { port } = await aPort()
    const plan = await aPlan(port)
    expect(await simulateCreation(port, { ...plan, address: dave.address }, alice.address)).toEqual(
      { status: 'otherAddress', actual: plan.address },
    )
    expect(
      await simulateCreation({ ...port, call: async () => '0x' }, plan, alice.address),
    ).toEqual({ status: 'otherAddress', actual: null })
  })

  it('knows the code of a setup that the contract rejects', async () => {
    const { port } = await aPort()
    const plan = await aPlan(port, { threshold: 3 })
    expect(await simulateCreation(port, plan, alice.address)).toMatchObject({ status: 'reverts' })
  })

  it('is unknown without the node', async () => {
    const { port } = await aPort()
    const plan = await aPlan(port)
    expect(
      await simulateCreation(
        { ...port, call: () => Promise.reject(new Error('gone')) },
        plan,
        alice.address,
      ),
    ).toEqual({ status: 'unknown' })
    expect(
      await simulateCreation(
        { ...port, estimate: () => Promise.reject(new Error('gone')) },
        plan,
        alice.address,
      ),
    ).toEqual({ status: 'unknown' })
  })
})

describe('sending', () => {
  it('sends what was reviewed to the factory, and stores it to send it again', async () => {
    const plan = await aPlan((await aPort()).port)
    const sent: unknown[] = []
    const store = createCreationStore({ storage: memory() })
    const sendTransaction = async (request: unknown) => (sent.push(request), txHash)
    await sendCreation(
      { wallet: { sendTransaction }, store, now: () => 5 },
      { plan, name: 'Team', account: alice.address, gas: 300_000n, legacy: false },
    )
    expect(sent).toEqual([
      {
        account: alice.address,
        chainId: '1',
        to: factory.address,
        data: plan.data,
        gas: 300_000n,
        legacy: false,
      },
    ])
    const { version, owners, threshold, saltNonce } = safe
    expect(store.get()).toEqual([
      {
        at: plan.at,
        name: 'Team',
        version,
        owners,
        threshold,
        saltNonce,
        by: alice.address,
        txHash,
        since: 5,
        state: { status: 'processing' },
      },
    ])
  })

  it('stores nothing when the wallet rejects', async () => {
    const plan = await aPlan((await aPort()).port)
    const store = createCreationStore({ storage: memory() })
    const sendTransaction = () => Promise.reject(new WalletError('rejected', 'no'))
    const sending = sendCreation(
      { wallet: { sendTransaction }, store, now: () => 5 },
      { plan, name: '', account: alice.address, legacy: false },
    )
    await expect(sending).rejects.toMatchObject({ why: 'rejected' })
    expect(store.get()).toEqual([])
  })
})

describe('relaying', () => {
  it('has the relayer send the same call, and stores its task', async () => {
    const plan = await aPlan((await aPort()).port)
    const store = createCreationStore({ storage: memory() })
    const asked: unknown[] = []
    await relayCreation(
      { relay: async (call) => (asked.push(call), 'task'), store, now: () => 5 },
      { plan, name: 'Team', account: alice.address, acceptUnverified: true },
    )
    expect(asked).toEqual([
      { at: plan.at, version: '1.4.1', to: plan.to, data: plan.data, acceptUnverified: true },
    ])
    const [stored] = store.get()
    expect(stored).toMatchObject({ at: plan.at, txHash: null, task: 'task', by: alice.address })
  })

  it('stores nothing when the relayer rejects', async () => {
    const plan = await aPlan((await aPort()).port)
    const store = createCreationStore({ storage: memory() })
    const relay = () => Promise.reject(new RelayError('noneLeft', ''))
    await expect(
      relayCreation(
        { relay, store, now: () => 5 },
        { plan, name: '', account: alice.address, acceptUnverified: false },
      ),
    ).rejects.toMatchObject({ why: 'noneLeft' })
    expect(store.get()).toEqual([])
  })

  type Task = Awaited<ReturnType<TaskPort>>
  const pending: Task = { state: 'pending', txHash: null }
  const minedByRelayer = {
    status: 'mined',
    receipt: { ...aReceipt(), status: 'success' },
  } satisfies Followed

  test.each<[string, { tasks: (Task | Error)[]; creates?: true; now?: number }, object]>([
    [
      'its hash, then the chain',
      {
        tasks: [pending, new Error('gone'), { state: 'submitted', txHash }],
        creates: true,
        now: 2_000,
      },
      { txHash, state: { status: 'created', differs: [] } },
    ],
    [
      'the chain, if the gateway has no tasks',
      { tasks: [pending], creates: true },
      { txHash: null, state: { status: 'created', differs: [] } },
    ],
    [
      'that the relayer rejected it',
      { tasks: [{ state: 'rejected', txHash: null }] },
      { txHash: null, state: { status: 'notRelayed' } },
    ],
    [
      'no claim of a revert without a transaction',
      { tasks: [{ state: 'reverted', txHash: null }] },
      { txHash: null, state: { status: 'dropped' } },
    ],
    [
      'nothing after half an hour',
      { tasks: [pending], now: 2_000_000 },
      { txHash: null, state: { status: 'dropped' } },
    ],
  ])('follows %s', async (_, { tasks, creates = false, now = 1_000 }, expected) => {
    const { chain, port } = await aPort()
    const plan = await aPlan(port)
    const store = createCreationStore({ storage: memory(), now: () => now })
    const creation = await relayCreation(
      { relay: async () => 'task', store, now: () => 1_000 },
      { plan, name: 'Team', account: alice.address, acceptUnverified: false },
    )
    let asked = 0
    const create = () =>
      wallet(chain, dave).sendTransaction({ to: plan.to, data: plan.data, gas: 1_000_000n })
    await followCreation(
      {
        chain: port,
        follow: async (sent) => {
          // The relayer's account is unknown.
          expect(sent).toMatchObject({ txHash, from: zeroAddress })
          return minedByRelayer
        },
        relayed: async ({ at, task, safeTxHash }) => {
          expect({ at, task, safeTxHash }).toEqual({ at: plan.at, task: 'task' })
          const answer = tasks[asked++] ?? pending
          if (creates && asked === tasks.length) await create()
          if (answer instanceof Error) throw answer
          return answer
        },
        store,
        now: () => now,
      },
      creation,
      { retry: 1 },
    )
    const { txHash: hash, state } = store.get()[0]!
    expect({ txHash: hash, state }).toEqual(expected)
  })
})

describe('following', () => {
  const start = {
    by: alice.address,
    txHash,
    since: 1_000,
    name: 'Team',
    state: { status: 'processing' },
  } as const
  const mined = (status: 'success' | 'reverted'): Followed => ({
    status: 'mined',
    receipt: { ...aReceipt(), status },
  })

  async function following(
    parts: Partial<NewSafe>,
    answers: readonly (Followed | Error)[],
    { creates = false, now = 1_000, port: change = {} as Partial<CreationPort> } = {},
  ) {
    const { chain, port } = await aPort()
    const plan = await aPlan(port, parts)
    if (creates)
      await wallet(chain, dave).sendTransaction({ to: plan.to, data: plan.data, gas: 1_000_000n })
    const { version, owners, threshold, saltNonce } = plan.safe
    const creation: PendingCreation = {
      ...start,
      at: plan.at,
      version,
      owners,
      threshold,
      saltNonce,
    }
    const store = createCreationStore({ storage: memory(), now: () => now })
    store.update((list) => withCreation(list, creation))
    const left = [...answers]
    const follow = async () => {
      const answer = left.shift() ?? new Error('asked too often')
      if (answer instanceof Error) throw answer
      return answer
    }
    const state = await followCreation(
      { chain: { ...port, ...change }, follow, relayed: noRelayer, store, now: () => now },
      creation,
      { retry: 1 },
    )
    expect(store.get()[0]?.state).toEqual(state)
    return state
  }

  test.each([
    [
      'mined: it is as it was asked for',
      {},
      [mined('success')],
      { creates: true },
      { status: 'created', differs: [] },
    ],
    [
      'a slow one, with a node that fails in between',
      {},
      [{ status: 'pending', nonce: 4 }, new Error('no node'), mined('success')],
      { creates: true },
      { status: 'created', differs: [] },
    ],
    [
      'reverted, because somebody else was first',
      {},
      [mined('reverted')],
      { creates: true },
      { status: 'created', differs: [], byOther: true },
    ],
    [
      'replaced by the same with a higher fee',
      {},
      [{ status: 'replaced' }],
      { creates: true },
      { status: 'created', differs: [], byOther: true },
    ],
    [
      'reverted, and it would again',
      { threshold: 3 },
      [mined('reverted')],
      {},
      { status: 'reverted' },
    ],
    ['reverted for another reason', {}, [mined('reverted')], {}, { status: 'reverted' }],
    ['replaced by something else', {}, [{ status: 'replaced' }], {}, { status: 'replaced' }],
    ['dropped', {}, [{ status: 'missing' }], { now: 1_000 + 31 * 60_000 }, { status: 'dropped' }],
    [
      'mined, but the wallet sent something else',
      {},
      [mined('success')],
      {},
      { status: 'missing' },
    ],
  ] as const)('%s', async (_, parts, answers, options, state) => {
    expect(await following(parts, answers as readonly (Followed | Error)[], options)).toMatchObject(
      state,
    )
  })

  it('reports differences from the request', async () => {
    const { port } = await aPort()
    const snapshot: CreationPort['snapshot'] = async (at) => ({
      ...(await port
        .snapshot({ ...at, address: '0x0000000000000000000000000000000000000000' })
        .catch(() => undefined))!,
      ...at,
      owners: [bob.address],
      threshold: 1,
      singleton: singleton.address,
      fallbackHandler: handler.address,
      modules: [],
      guard: null,
    })
    expect(await following({}, [mined('success')], { port: { snapshot } })).toEqual({
      status: 'created',
      differs: ['owners', 'threshold'],
    })
  })

  it('waits for a node that has the block late', async () => {
    let reads = 0
    const { port } = await aPort()
    const snapshot: CreationPort['snapshot'] = (at) => {
      if (++reads < 4)
        return Promise.reject(reads === 2 ? new Error('no node') : new NotASafeError(at))
      return Promise.resolve({
        ...at,
        owners: safe.owners,
        threshold: 2,
        singleton: singleton.address,
        fallbackHandler: handler.address,
        modules: [],
        guard: null,
      } as unknown as Awaited<ReturnType<typeof port.snapshot>>)
    }
    expect(await following({}, [mined('success')], { port: { snapshot } })).toEqual({
      status: 'created',
      differs: [],
    })
    expect(reads).toBe(4)
  })

  it('is taken back if the block is replaced by one without it', async () => {
    const { port } = await aPort()
    const plan = await aPlan(port)
    const creation: PendingCreation = {
      ...start,
      at: plan.at,
      version: '1.4.1',
      owners: safe.owners,
      threshold: 2,
      saltNonce: 42n,
      state: { status: 'created', differs: [] },
    }
    const store = createCreationStore({ storage: memory(), now: () => 1 })
    store.update((list) => withCreation(list, creation))
    const ports = {
      chain: port,
      follow: async () => ({ status: 'replaced' }) as const,
      relayed: noRelayer,
      store,
    }
    const state = await followCreation({ ...ports, now: () => 1 }, creation, { again: true })
    expect(state).toEqual({ status: 'replaced' })
    expect(store.get()[0]?.state).toEqual(state)
  })

  it('ends with the page, and continues with the next one', async () => {
    const { port } = await aPort()
    const plan = await aPlan(port)
    const creation: PendingCreation = {
      ...start,
      at: plan.at,
      version: '1.4.1',
      owners: safe.owners,
      threshold: 2,
      saltNonce: 42n,
    }
    const stopped = new AbortController()
    stopped.abort()
    const store = createCreationStore({ storage: memory() })
    expect(
      await followCreation(
        {
          chain: port,
          follow: () => new Promise(() => {}),
          relayed: noRelayer,
          store,
          now: () => 1,
        },
        creation,
        { signal: stopped.signal },
      ),
    ).toEqual(creation.state)
  })
})

describe('the store', () => {
  const creation: PendingCreation = {
    at: { chainId: '1', address: dave.address },
    name: 'Team',
    version: '1.4.1',
    owners: safe.owners,
    threshold: 2,
    saltNonce: 2n ** 256n - 1n,
    by: alice.address,
    txHash,
    since: 1_000,
    state: { status: 'processing', slow: true, nonce: 3 },
  }
  const stored = (value: unknown) => {
    const storage = memory()
    storage.setItem(
      creationsKey,
      JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
    )
    const store = createCreationStore({ storage, now: () => 2_000 })
    return { list: store.get(), trouble: store.getTrouble() }
  }

  it('survives a reload with all of its parts, in each state', () => {
    const states: PendingCreation['state'][] = [
      creation.state,
      {
        status: 'created',
        differs: ['owners', 'threshold', 'contract', 'handler', 'modules'],
        byOther: true,
      },
      { status: 'reverted', code: 'GS000', detail: 'no' },
      { status: 'missing' },
      { status: 'replaced' },
      { status: 'dropped' },
      { status: 'notRelayed' },
    ]
    for (const state of states)
      expect(stored([{ ...creation, state }])).toEqual({
        list: [{ ...creation, state }],
        trouble: undefined,
      })
  })

  it('keeps a relayed one without a hash', () => {
    const relayed = { ...creation, txHash: null, task: 'task' }
    expect(stored([relayed])).toEqual({ list: [relayed], trouble: undefined })
  })

  test.each([
    ['no list of owners', { owners: 'alice' }],
    ['an owner that isn’t an address', { owners: ['0x1'] }],
    ['another version', { version: '9.9.9' }],
    ['an invalid number', { saltNonce: '-1' }],
    ['an unknown state', { state: { status: 'done' } }],
    ['an unknown difference', { state: { status: 'created', differs: ['color'] } }],
    ['a hash that is none', { txHash: '0x12' }],
    ['neither a hash nor a task', { txHash: null }],
    ['a task that is none', { txHash: null, task: '' }],
  ])('leaves out an entry with %s, and says so', (_, parts) => {
    expect(stored([{ ...creation, ...parts }])).toEqual({ list: [], trouble: 'damaged' })
  })

  it('forgets after a week', () => {
    expect(stored([{ ...creation, since: 2_000 - 8 * 24 * 3_600_000 }]).list).toEqual([])
  })

  it('has one entry for each Safe: the latest attempt', () => {
    const again = { ...creation, since: 3_000 }
    expect(withCreation([creation], again)).toEqual([again])
    expect(withoutCreation([again], creation)).toEqual([again])
    expect(withoutCreation([again], again)).toEqual([])
  })
})
