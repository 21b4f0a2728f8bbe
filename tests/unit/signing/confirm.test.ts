import { sign as signHash } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import {
  confirm,
  createPendingStore,
  isHeld,
  resume,
  SignatureMismatchError,
  type PendingConfirmation,
  submit,
  SubmitError,
  WalletError,
  type WalletReason,
  withEntry,
  withoutEntry,
  withState,
} from '#signing'
import { a, aSignable, at, b, detail, fakePorts, hash, memory } from './fakePorts.ts'

const account = a.address
const states = (ports: ReturnType<typeof fakePorts>) => ports.store.get().map(({ state }) => state)

describe('confirming', () => {
  it('signs the verified hash, keeps the signature, and passes it on', async () => {
    const ports = fakePorts()
    await expect(confirm(ports, await aSignable(), account)).resolves.toEqual({
      status: 'submitted',
    })
    expect(ports.asked).toMatchObject([
      { primaryType: 'SafeTx', message: { to: detail.tx.to, value: detail.tx.value, nonce: 7n } },
    ])
    expect(ports.submitted).toMatchObject([
      { at, safeTxHash: hash, sender: account, signature: a.signature },
    ])
    expect(ports.store.get()).toMatchObject([
      { kind: 'confirm', by: account, safeTxHash: hash, state: { status: 'submitted' } },
    ])
  })

  it.each<[string, WalletReason]>([
    ['rejects', 'rejected'],
    ['has another request open', 'pending'],
    ['is gone', 'missing'],
    ['is on another network', 'wrongChain'],
    ['does not answer in time', 'timedOut'],
    ['fails', 'failed'],
  ])('keeps and submits nothing when the wallet %s', async (_, why) => {
    const ports = fakePorts({
      wallet: { signTypedData: () => Promise.reject(new WalletError(why, 'no')) },
    })
    await expect(confirm(ports, await aSignable(), account)).rejects.toMatchObject({
      name: 'WalletError',
      why,
    })
    expect(ports.store.get()).toEqual([])
    expect(ports.submitted).toEqual([])
  })

  it('waits for a wallet that hangs, and stores nothing in the meantime', async () => {
    let answer: (signature: `0x${string}`) => void = () => {}
    const ports = fakePorts({
      wallet: { signTypedData: () => new Promise((resolve) => (answer = resolve)) },
    })
    const confirming = confirm(ports, await aSignable(), account)
    expect(ports.store.get()).toEqual([])
    answer(a.signature)
    await expect(confirming).resolves.toEqual({ status: 'submitted' })
  })

  it('discards a signature of another account', async () => {
    const other = async () => signHash({ hash, privateKey: b.key, to: 'hex' })
    const ports = fakePorts({ wallet: { signTypedData: other } })
    await expect(confirm(ports, await aSignable(), account)).rejects.toBeInstanceOf(
      SignatureMismatchError,
    )
    expect(ports.store.get()).toEqual([])
    expect(ports.submitted).toEqual([])
  })

  it('discards a signature over something else', async () => {
    const ports = fakePorts({
      wallet: {
        signTypedData: async () =>
          signHash({ hash: `0x${'11'.repeat(32)}`, privateKey: a.key, to: 'hex' }),
      },
    })
    await expect(confirm(ports, await aSignable(), account)).rejects.toBeInstanceOf(
      SignatureMismatchError,
    )
  })

  it.each([
    ['rejects', 'declined'],
    ['is silent', 'unreachable'],
  ] as const)('keeps the signature when the gateway %s', async (_, why) => {
    const ports = fakePorts({
      gateway: { confirm: () => Promise.reject(new SubmitError(why, 'CGW error')) },
    })
    await expect(confirm(ports, await aSignable(), account)).resolves.toEqual({
      status: 'unsubmitted',
      why,
      detail: 'CGW error',
    })
    expect(ports.store.get()).toMatchObject([
      { signature: a.signature, state: { status: 'unsubmitted', why } },
    ])
  })

  it("keeps the signature when the gateway's response is unreadable", async () => {
    const ports = fakePorts({
      gateway: { confirm: () => Promise.reject(new TypeError('nonce is missing')) },
    })
    await expect(confirm(ports, await aSignable(), account)).resolves.toMatchObject({
      status: 'unsubmitted',
      why: 'unreachable',
    })
  })
})

describe('a review that is repeated once the wallet has answered', () => {
  it.each(['changed', 'unchecked'] as const)(
    'keeps the signature back if it says %s',
    async (found) => {
      const ports = fakePorts()
      const during: unknown[] = []
      const state = await confirm(ports, await aSignable(), account, {
        recheck: async () => {
          during.push(...states(ports))
          return found
        },
      })
      // It is stored before anything else: the page may be closed.
      expect(during).toEqual([{ status: 'submitting', isUnchecked: true }])
      expect(state).toEqual({ status: 'unsubmitted', why: found })
      expect(ports.submitted).toEqual([])
      expect(ports.store.get()).toMatchObject([{ signature: a.signature, state }])
      expect(isHeld(state)).toBe(true)
      const [entry] = ports.store.get() as [PendingConfirmation]
      await expect(submit(ports, entry)).resolves.toEqual({ status: 'submitted' })
      expect(ports.submitted).toMatchObject([{ signature: a.signature }])
    },
  )

  it('keeps it back if the review fails', async () => {
    const ports = fakePorts()
    await expect(
      confirm(ports, await aSignable(), account, {
        recheck: () => Promise.reject(new Error('The node does not answer.')),
      }),
    ).resolves.toEqual({ status: 'unsubmitted', why: 'unchecked' })
    expect(ports.submitted).toEqual([])
  })

  it('submits it if nothing has changed, and asks only after the signature', async () => {
    const order: string[] = []
    const ports = fakePorts({
      wallet: {
        signTypedData: async () => {
          order.push('signed')
          return a.signature
        },
      },
      gateway: {
        confirm: async () => {
          order.push('submitted')
        },
      },
    })
    await expect(
      confirm(ports, await aSignable(), account, {
        recheck: async () => {
          order.push('reviewed')
          return 'same'
        },
      }),
    ).resolves.toEqual({ status: 'submitted' })
    expect(order).toEqual(['signed', 'reviewed', 'submitted'])
  })

  it.each(['same', 'changed'] as const)(
    'does not bring back what was discarded in the meantime, if it says %s',
    async (found) => {
      const ports = fakePorts()
      const state = await confirm(ports, await aSignable(), account, {
        recheck: async () => {
          const [entry] = ports.store.get() as [PendingConfirmation]
          ports.store.update((list) => withoutEntry(list, entry))
          return found
        },
      })
      expect(state).toBeUndefined()
      expect(ports.submitted).toEqual([])
      expect(ports.store.get()).toEqual([])
    },
  )

  it('sends nothing for a later attempt that has replaced it', async () => {
    const ports = fakePorts()
    await confirm(ports, await aSignable(), account, {
      recheck: async () => {
        const [entry] = ports.store.get() as [PendingConfirmation]
        ports.store.update((list) => withEntry(list, { ...entry, since: entry.since + 1 }))
        return 'same'
      },
    })
    expect(ports.submitted).toEqual([])
    expect(states(ports)).toEqual([{ status: 'submitting', isUnchecked: true }])
  })

  it.each([
    [{ status: 'unsubmitted', why: 'unchecked' }],
    [{ status: 'submitting' }],
    [{ status: 'submitted' }],
  ] as const)('leaves to another tab what that one has taken over: %o', async (taken) => {
    for (const found of ['same', 'changed', 'unchecked'] as const) {
      const ports = fakePorts()
      const state = await confirm(ports, await aSignable(), account, {
        recheck: async () => {
          const [entry] = ports.store.get() as [PendingConfirmation]
          ports.store.update((list) => withState(list, entry, taken))
          return found
        },
      })
      expect(state).toEqual(taken)
      expect(ports.submitted).toEqual([])
      expect(states(ports)).toEqual([taken])
    }
  })

  it('is what a page that was closed in between still needs: nothing is submitted', async () => {
    const storage = memory()
    const closed = fakePorts({ store: createPendingStore({ storage, now: () => 1_000 }) })
    void confirm(closed, await aSignable(), account, { recheck: () => new Promise(() => {}) })
    await expect.poll(() => closed.store.get()).toHaveLength(1)
    const next = fakePorts({ store: createPendingStore({ storage, now: () => 2_000 }) })
    const stop = resume(next, { started: 2_000, onSettled: () => {} })
    expect(next.submitted).toEqual([])
    expect(states(next)).toEqual([{ status: 'unsubmitted', why: 'unchecked' }])
    // As any other page reads it.
    expect(createPendingStore({ storage, now: () => 2_000 }).get()).toEqual(next.store.get())
    stop()
  })
})

describe('submitting again', () => {
  it('needs no wallet', async () => {
    let isUp = false
    const ports = fakePorts({
      gateway: {
        confirm: async () =>
          isUp ? undefined : Promise.reject(new SubmitError('unreachable', 'down')),
      },
    })
    await confirm(ports, await aSignable(), account)
    isUp = true
    await submit(ports, ports.store.get()[0] as PendingConfirmation)
    expect(states(ports)).toEqual([{ status: 'submitted' }])
    expect(ports.asked).toHaveLength(1)
  })

  it('sends nothing that was discarded in the meantime', async () => {
    const ports = fakePorts({
      gateway: { confirm: () => Promise.reject(new SubmitError('unreachable', 'down')) },
    })
    await confirm(ports, await aSignable(), account)
    const [entry] = ports.store.get() as [PendingConfirmation]
    ports.store.update((list) => withoutEntry(list, entry))
    const later = fakePorts({ store: ports.store })
    await expect(submit(later, entry)).resolves.toBeUndefined()
    expect(later.submitted).toEqual([])
  })

  it('after a reload submits the very fields and signature that were signed', async () => {
    const storage = memory()
    const down = fakePorts({
      store: createPendingStore({ storage, now: () => 1_000 }),
      gateway: { confirm: () => Promise.reject(new SubmitError('unreachable', 'down')) },
    })
    await confirm(down, await aSignable(), account)
    const reloaded = fakePorts({ store: createPendingStore({ storage, now: () => 2_000 }) })
    await submit(reloaded, reloaded.store.get()[0] as PendingConfirmation)
    expect(reloaded.submitted).toEqual([
      { at, tx: detail.tx, safeTxHash: hash, sender: account, signature: a.signature },
    ])
  })

  it('does not undo what another tab has submitted in the meantime', async () => {
    const ports = fakePorts({
      gateway: { confirm: () => Promise.reject(new SubmitError('unreachable', 'down')) },
    })
    await confirm(ports, await aSignable(), account)
    const entry = ports.store.get()[0] as PendingConfirmation
    const submitting = submit(ports, entry)
    ports.store.update((list) => withEntry(list, { ...entry, state: { status: 'submitted' } }))
    await submitting
    expect(states(ports)).toEqual([{ status: 'submitted' }])
  })
})
