import { recoverAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Hex } from '#base'
import type { SafeTx } from '#domain'
import { rejectionTx, safeTxHash } from '#safe'
import {
  confirm,
  createPendingStore,
  isConfirmation,
  type PendingConfirmation,
  prepare,
  type PrepareInput,
  submit,
  SubmitError,
  WalletError,
} from '#signing'
import { plainTx } from '../../../src/safe/transaction/safeTx.ts'
import { on } from '../safe/vectors.ts'
import {
  a,
  aChainPort,
  at,
  b,
  contractOwner,
  fakePorts,
  memory,
  reported,
  snapshot,
} from './fakePorts.ts'

const payment: SafeTx = plainTx({ to: b.address, value: 5n, nonce: 7n })
const proposal = { origin: JSON.stringify({ name: 'Coffer', note: 'Rent' }) }
const draft = (
  tx: SafeTx = payment,
  summary: PrepareInput['summary'] = { kind: 'native', to: tx.to, raw: tx.value },
): PrepareInput => ({
  detail: { at, tx, multisig: null, decoded: null },
  summary,
  reported,
  isExecuted: false,
  proposal,
})
const signableOf = async (input: PrepareInput = draft()) => {
  const { signable } = await prepare(aChainPort(), input)
  if (!signable) throw new Error('This draft has to be signable.')
  return signable
}

describe("a transaction that isn't proposed yet", () => {
  it('is verified against the chain, with a hash of our own', async () => {
    const review = await prepare(aChainPort(), draft())
    expect(review.verification.status).toBe('verified')
    expect(review.signable).toMatchObject({ hash: safeTxHash(on('17000'), payment), proposal })
  })

  it.each<[string, Parameters<typeof prepare>[0], PrepareInput]>([
    ['no node is configured', undefined, draft()],
    [
      'the node is silent',
      aChainPort({ snapshot: () => Promise.reject(new Error('offline')) }),
      draft(),
    ],
    [
      'the words say another amount',
      aChainPort(),
      draft(payment, { kind: 'native', to: b.address, raw: 6n }),
    ],
    [
      'the words say another recipient',
      aChainPort(),
      draft(payment, { kind: 'native', to: a.address, raw: 5n }),
    ],
    [
      'the chain has other owners',
      aChainPort({ snapshot: async () => ({ ...snapshot, owners: [contractOwner] }) }),
      draft(),
    ],
    [
      'the chain answers another domain',
      aChainPort({
        snapshot: async () => ({ ...snapshot, domainSeparator: `0x${'0'.repeat(64)}` as Hex }),
      }),
      draft(),
    ],
  ])('gives nothing to sign if %s', async (_, chain, input) => {
    expect((await prepare(chain, input)).signable).toBeNull()
  })

  it('is signed, kept, and proposed with its note', async () => {
    const ports = fakePorts()
    await expect(confirm(ports, await signableOf(), a.address)).resolves.toEqual({
      status: 'submitted',
    })
    const [sent] = ports.submitted
    expect(sent).toMatchObject({
      at,
      tx: payment,
      safeTxHash: safeTxHash(on('17000'), payment),
      sender: a.address,
      ...proposal,
    })
    await expect(
      recoverAddress({
        hash: safeTxHash(on('17000'), payment),
        signature: sent?.signature ?? '0x',
      }),
    ).resolves.toBe(a.address)
    expect(ports.store.get()).toMatchObject([
      { kind: 'confirm', proposal, state: { status: 'submitted' } },
    ])
  })

  it('keeps nothing if the wallet rejects', async () => {
    const ports = fakePorts({
      wallet: { signTypedData: () => Promise.reject(new WalletError('rejected', 'no')) },
    })
    await expect(confirm(ports, await signableOf(), a.address)).rejects.toMatchObject({
      why: 'rejected',
    })
    expect(ports.store.get()).toEqual([])
    expect(ports.submitted).toEqual([])
  })

  it('of a delegate has a signature that confirms nothing, even after a reload', async () => {
    const storage = memory()
    const ports = fakePorts({ store: createPendingStore({ storage, now: () => 1_000 }) })
    const signable = await signableOf({ ...draft(), proposal: { ...proposal, asDelegate: true } })
    await confirm(ports, signable, a.address)
    expect(ports.submitted).toMatchObject([{ sender: a.address, ...proposal }])
    const [entry] = createPendingStore({ storage, now: () => 2_000 }).get()
    expect(entry).toMatchObject({ proposal: { asDelegate: true } })
    expect(isConfirmation(entry!)).toBe(false)
    const [own] = await confirm(ports, await signableOf(), a.address).then(() => ports.store.get())
    expect(isConfirmation(own!)).toBe(true)
  })

  it.each(['declined', 'unreachable'] as const)(
    'keeps the signature if the gateway is %s, and proposes again after a reload',
    async (why) => {
      const storage = memory()
      const down = fakePorts({
        store: createPendingStore({ storage, now: () => 1_000 }),
        gateway: { propose: () => Promise.reject(new SubmitError(why, 'CGW error')) },
      })
      await expect(confirm(down, await signableOf(), a.address)).resolves.toMatchObject({
        status: 'unsubmitted',
        why,
      })
      const reloaded = fakePorts({ store: createPendingStore({ storage, now: () => 2_000 }) })
      await submit(reloaded, reloaded.store.get()[0] as PendingConfirmation)
      expect(reloaded.submitted).toMatchObject([{ tx: payment, ...proposal }])
      expect(reloaded.asked).toEqual([])
    },
  )
})

describe('a rejection', () => {
  it('is a proposal that uses the nonce and does nothing', async () => {
    const ports = fakePorts()
    const signable = await signableOf(draft(rejectionTx(at.address, 7n), { kind: 'reject' }))
    await confirm(ports, signable, a.address)
    expect(ports.asked).toMatchObject([
      { message: { to: at.address.toLowerCase(), value: 0n, data: '0x', operation: 0, nonce: 7n } },
    ])
  })

  it('with a refund isn’t a rejection, and gives nothing to sign', async () => {
    const refund = { ...rejectionTx(at.address, 7n), gasPrice: 1n, baseGas: 21_000n }
    expect((await prepare(aChainPort(), draft(refund, { kind: 'reject' }))).signable).toBeNull()
  })
})
