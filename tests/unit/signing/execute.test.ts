import { describe, expect, it } from 'vitest'
import {
  createPendingStore,
  execData,
  execute,
  follow,
  type PendingExecution,
  resume,
  simulate,
  type FollowingPorts,
  type SimulationPort,
  WalletError,
  withEntry,
} from '#signing'
import type { Followed } from '#chain'
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
const data = execData(signed, snapshot)
const input = async () =>
  ({
    signable: await aSignable(),
    data: data ?? '0x',
    version: '1.4.1',
    account: b.address,
    gas: 100_000n,
    legacy: false,
  }) as const

const entry: PendingExecution = {
  kind: 'execute',
  at,
  safeTxHash: hash,
  by: b.address,
  txHash,
  emits: true,
  since: 1_000,
  state: { status: 'processing' },
}

/** Ports whose node gives these responses, one after the other. */
function following(answers: (Followed | Error)[], now = () => 1_000): FollowingPorts {
  const left = [...answers]
  const node = async () => {
    const answer = left.shift() ?? new Error('asked too often')
    if (answer instanceof Error) throw answer
    return answer
  }
  const ports = fakePorts({ follow: node, now })
  ports.store.update((list) => withEntry(list, entry))
  return ports
}

describe('executing', () => {
  it('sends the signatures of the owners to the Safe, and keeps the hash', async () => {
    const sent: unknown[] = []
    const ports = fakePorts({
      wallet: { sendTransaction: async (request) => (sent.push(request), txHash) },
    })
    await execute(ports, await input())
    expect(sent).toEqual([
      { account: b.address, chainId: '17000', to: at.address, data, gas: 100_000n, legacy: false },
    ])
    expect(ports.store.get()).toEqual([entry])
  })

  it('keeps nothing when the wallet rejects', async () => {
    const ports = fakePorts({
      wallet: { sendTransaction: () => Promise.reject(new WalletError('rejected', 'no')) },
    })
    await expect(execute(ports, await input())).rejects.toMatchObject({
      why: 'rejected',
      mayHaveSent: false,
    })
    expect(ports.store.get()).toEqual([])
  })

  it('says when a wallet may have sent it anyway', async () => {
    const ports = fakePorts({
      wallet: {
        sendTransaction: () =>
          Promise.reject(new WalletError('timedOut', 'no answer', { mayHaveSent: true })),
      },
    })
    await expect(execute(ports, await input())).rejects.toMatchObject({ mayHaveSent: true })
  })

  it('has no call data without the chain, or with a signature that cannot be read', () => {
    expect(execData(signed, null)).toBeUndefined()
    const broken = {
      ...signed,
      multisig: {
        ...signed.multisig,
        confirmations: [{ signer: a.address, signature: '0x12', at: 0 }],
      },
    } as typeof signed
    expect(execData(broken, snapshot)).toBeUndefined()
  })
})

describe('following an execution', () => {
  it.each<[string, Followed, PendingExecution['state']]>([
    ['mined', mined(anExecution('success')), { status: 'executed', inner: 'success' }],
    [
      'mined with an action that failed',
      mined(anExecution('failure')),
      { status: 'executed', inner: 'failure' },
    ],
    ['reverted', mined(aReceipt({ status: 'reverted' })), { status: 'reverted' }],
    ['mined without an event of the Safe', mined(aReceipt()), { status: 'unreported' }],
    ['replaced', { status: 'replaced' }, { status: 'replaced' }],
  ])('ends when it is %s', async (_, answer, state) => {
    const ports = following([answer])
    await expect(follow(ports, entry)).resolves.toEqual(state)
    expect(ports.store.get()).toMatchObject([{ state }])
  })

  it('is known by the receipt alone if the contract is too old for events', async () => {
    const ports = fakePorts({ follow: async () => mined(aReceipt()) })
    const old = await execute(ports, { ...(await input()), version: '1.0.0' })
    await expect(follow(ports, old)).resolves.toEqual({ status: 'executed', inner: 'unknown' })
  })

  it('continues while the network is slow, and says so', async () => {
    const seen: unknown[] = []
    const ports = following([
      { status: 'pending', nonce: 4 },
      { status: 'missing' },
      mined(anExecution('success')),
    ])
    ports.store.subscribe(() => seen.push(ports.store.get()[0]?.state))
    await follow(ports, entry)
    expect(seen[0]).toEqual({ status: 'processing', slow: true, nonce: 4 })
    expect(seen.at(-1)).toEqual({ status: 'executed', inner: 'success' })
  })

  it('retries while the node fails, because the transaction is already sent', async () => {
    const ports = following([new Error('502'), new Error('502'), mined(anExecution('success'))])
    await expect(follow(ports, entry, { retry: 0 })).resolves.toMatchObject({ status: 'executed' })
  })

  it('calls it dropped only when no node has known it for half an hour', async () => {
    let now = 1_000
    const early = following([{ status: 'missing' }, mined(anExecution('success'))], () => now)
    await expect(follow(early, entry)).resolves.toMatchObject({ status: 'executed' })
    now += 30 * 60 * 1_000
    await expect(
      follow(
        following([{ status: 'missing' }], () => now),
        entry,
      ),
    ).resolves.toEqual({ status: 'dropped' })
  })

  it('leaves it to other tabs if this page has no node or is closing', async () => {
    await expect(follow(fakePorts(), entry)).resolves.toEqual({ status: 'processing' })
    const left = AbortSignal.abort()
    await expect(follow(following([]), entry, { signal: left })).resolves.toEqual({
      status: 'processing',
    })
  })
})

describe('after a reload, or in another tab', () => {
  it('an execution is followed to its end', async () => {
    const storage = memory()
    const before = fakePorts({ store: createPendingStore({ storage, now: () => 1_000 }) })
    await execute(before, await input())
    const after = fakePorts({
      store: createPendingStore({ storage, now: () => 2_000 }),
      follow: async () => mined(anExecution('success')),
    })
    await new Promise<void>((onSettled) =>
      resume(after, { started: 2_000, onSettled: () => onSettled() }),
    )
    expect(after.store.get()).toMatchObject([{ txHash, state: { status: 'executed' } }])
  })

  it('keeps the outcome that another tab has found while the node of this one lags', async () => {
    const executed = { status: 'executed', inner: 'success' } as const
    const ports = fakePorts({
      follow: async () => {
        // Written by the other tab while this one waits for its response.
        ports.store.update((list) => withEntry(list, { ...entry, state: executed }))
        return { status: 'replaced' }
      },
    })
    ports.store.update((list) => withEntry(list, entry))
    await follow(ports, entry)
    expect(ports.store.get()).toMatchObject([{ state: { status: 'executed' } }])
  })

  it('writes what it knows once, however often the node repeats it', async () => {
    let writes = 0
    const ports = following([
      { status: 'pending', nonce: 4 },
      { status: 'pending', nonce: 4 },
      { status: 'missing' },
      mined(anExecution('success')),
    ])
    ports.store.subscribe(() => writes++)
    await follow(ports, entry)
    // Slow, and executed.
    expect(writes).toBe(2)
  })

  it('one that another tab sends later is followed as well', async () => {
    const ports = fakePorts({ follow: async () => mined(anExecution('success')) })
    const settled = new Promise<void>((onSettled) =>
      resume(ports, { started: 0, onSettled: () => onSettled() }),
    )
    ports.store.update((list) => withEntry(list, entry))
    await settled
    expect(ports.store.get()).toMatchObject([{ state: { status: 'executed' } }])
  })

  it('a signature that a page was submitting when it left is submitted, and no other', async () => {
    const ports = fakePorts({ now: () => 5_000 })
    const confirmation = {
      kind: 'confirm',
      at,
      safeTxHash: hash,
      tx: detail.tx,
      signature: a.signature,
      state: { status: 'submitting' },
    } as const
    ports.store.update(() => [
      { ...confirmation, by: a.address, since: 1_000 },
      { ...confirmation, by: b.address, since: 4_000 },
    ])
    await new Promise<void>((onSettled) =>
      resume(ports, { started: 3_000, onSettled: () => onSettled() }),
    )
    expect(ports.submitted.map(({ sender }) => sender)).toEqual([a.address])
    expect(ports.store.get().map(({ state }) => state.status)).toEqual(
      ['submitting', 'submitted'].toSorted(),
    )
  })
})

describe('simulating', () => {
  const silent = () => Promise.reject(new Error('The node does not answer.'))
  const ask = (parts: Partial<SimulationPort>) =>
    simulate({ simulate: silent, estimate: silent, ...parts }, at, data ?? '0x', b.address)
  const operatorFee = { fixed: 0n, perMillionGas: 0n }
  const estimate = async () => ({ gas: 90_000n, price: 2n, dataFee: 0n, operatorFee })

  it('reports the fee of a successful simulation', async () => {
    expect(await ask({ simulate: async () => ({ ok: true, inner: true }), estimate })).toEqual({
      status: 'works',
      fee: 180_000n,
      gas: 90_000n,
    })
  })

  it('adds what publishing it costs, which isn’t paid as gas', async () => {
    const port = {
      simulate: async ({ gas = 180_000n }) => ({ ok: true, inner: gas > 90_000n }) as const,
      estimate: async () => ({ gas: 90_000n, price: 2n, dataFee: 7_000n, operatorFee }),
    }
    expect(await ask(port)).toEqual({
      status: 'works',
      gas: 180_000n,
      fee: 367_000n,
      dataFee: 7_000n,
    })
  })

  it('provides enough gas for the action, not only for the transaction', async () => {
    const needs = (least: bigint) =>
      ask({
        simulate: async ({ gas }) => ({ ok: true, inner: gas === undefined || gas >= least }),
        estimate,
      })
    expect(await needs(90_000n)).toMatchObject({ status: 'works', gas: 90_000n })
    expect(await needs(90_001n)).toEqual({ status: 'works', fee: 360_000n, gas: 180_000n })
    expect(await needs(360_000n)).toMatchObject({ status: 'works', gas: 360_000n })
    expect(await needs(360_001n)).toEqual({ status: 'unknown' })
  })

  it('foresees an action that fails while the nonce is used', async () => {
    expect(
      await ask({ simulate: async () => ({ ok: true, inner: false }), estimate }),
    ).toMatchObject({ status: 'innerFails', fee: 180_000n })
  })

  it('knows nothing where the node is silent, before or after', async () => {
    expect(
      await ask({ simulate: async () => ({ ok: false, error: new Error('offline') }) }),
    ).toEqual({ status: 'unknown' })
    expect(await ask({ simulate: async () => ({ ok: true, inner: true }) })).toEqual({
      status: 'unknown',
    })
  })
})
