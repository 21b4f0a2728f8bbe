import { toEventSelector } from 'viem'
import { sign, signTypedData } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { type Address, executionIn, type Hex } from '#base'
import { approvalIn, readSnapshot } from '#chain'
import {
  encodeAddOwner,
  encodeApproveHash,
  encodeExec,
  packSignatures,
  plainTx,
  type ReportedSafe,
  safeTxHash,
  safeTxTypedData,
  signedBytes,
} from '#safe'
import {
  approve,
  createPendingStore,
  execData,
  follow,
  type PendingApproval,
  prepare,
  type SafeTransaction,
  WalletError,
  withEntry,
} from '#signing'
import { base, type Chain, type SafePlace, safes } from '../../../mocks/chain/index.ts'
import { people, type Person } from '../../../mocks/people.ts'
import { chainPort } from '../../../src/screens/core/ports/chainPort.ts'
import { aClient, sendAs, signedBy } from '../chain/setup.ts'
import { anOldSafe, type OldSafe } from '../mocks/chain/oldSafe.ts'
import { aChain as aNewChain, wallet } from '../mocks/chain/setup.ts'
import { a, aReceipt, aSignable, at, fakePorts, hash, memory, mined, txHash } from './fakePorts.ts'

const { alice, bob, carol, dave, erin, frank } = people
const approveEvent = toEventSelector('ApproveHash(bytes32,address)')

describe('approving on-chain', () => {
  const input = async () => ({ signable: await aSignable(), account: a.address, legacy: false })

  it('sends the verified hash to the Safe, and keeps what was sent', async () => {
    const sent: unknown[] = []
    const ports = fakePorts({
      wallet: { sendTransaction: async (request) => (sent.push(request), txHash) },
    })
    await approve(ports, await input())
    expect(sent).toEqual([
      {
        account: a.address,
        chainId: '17000',
        to: at.address,
        data: encodeApproveHash(hash),
        legacy: false,
      },
    ])
    expect(ports.store.get()).toEqual([
      {
        kind: 'approve',
        at,
        safeTxHash: hash,
        by: a.address,
        txHash,
        since: 1_000,
        state: { status: 'processing' },
      },
    ])
    expect(ports.asked).toEqual([])
  })

  it.each([
    'rejected',
    'pending',
    'missing',
    'wrongChain',
    'timedOut',
    'unsupported',
    'failed',
  ] as const)('keeps nothing if the wallet answers %s', async (why) => {
    const ports = fakePorts({
      wallet: { sendTransaction: () => Promise.reject(new WalletError(why, 'no')) },
    })
    await expect(approve(ports, await input())).rejects.toMatchObject({ name: 'WalletError', why })
    expect(ports.store.get()).toEqual([])
  })

  const entry: PendingApproval = {
    kind: 'approve',
    at,
    safeTxHash: hash,
    by: a.address,
    txHash,
    since: 1_000,
    state: { status: 'processing' },
  }
  const event = (parts: { owner?: Address; safeTxHash?: Hex; safe?: Address } = {}) => {
    const { owner = a.address, safeTxHash: of = hash, safe = at.address } = parts
    return {
      address: safe,
      topics: [approveEvent, of, `0x${owner.slice(2).toLowerCase().padStart(64, '0')}` as Hex],
      data: '0x' as const,
    }
  }

  it.each([
    ['the Safe has it', [event()], 'success'],
    ['the Safe has that of another owner', [event({ owner: dave.address })], 'failure'],
    ['the Safe has that of another hash', [event({ safeTxHash: txHash })], 'failure'],
    ['another contract says so', [event({ safe: dave.address })], 'failure'],
    ['nothing was recorded: a contract wallet failed inside', [], 'failure'],
  ] as const)('is followed to its end: %s', async (_, logs, inner) => {
    const ports = fakePorts({ follow: async () => mined(aReceipt({ logs })) })
    ports.store.update((list) => withEntry(list, entry))
    await expect(follow(ports, entry)).resolves.toEqual({ status: 'executed', inner })
    expect(ports.store.get()).toMatchObject([
      { kind: 'approve', state: { status: 'executed', inner } },
    ])
  })

  it('is restored after a reload, with a signature and an execution of the same', () => {
    const storage = memory()
    const execution = { ...entry, kind: 'execute' } as const
    createPendingStore({ storage, now: () => 1_000 }).update((list) =>
      withEntry(withEntry(list, entry), execution),
    )
    expect(createPendingStore({ storage, now: () => 2_000 }).get()).toEqual([entry, execution])
  })
})

type Place = Pick<SafePlace, 'address' | 'version' | 'threshold'> | OldSafe

/** The Safe as an honest gateway reports it. */
async function reportedOf(chain: Chain, { address, version }: Place): Promise<ReportedSafe> {
  return { ...(await readSnapshot(aClient(chain).client, { chainId: '1', address })), version }
}

/** A Safe of the world whose next payment some owners sign, and others approve. */
async function aPayment(chain: Chain, place: Place) {
  const where = { chainId: '1', address: place.address }
  const reported = await reportedOf(chain, place)
  const tx = plainTx({ to: dave.address, value: 1n, nonce: BigInt(reported.nonce) })
  const identity = { ...where, version: place.version }
  const paid = safeTxHash(identity, tx)
  return { at: where, tx, hash: paid, bytes: signedBytes(safeTxTypedData(identity, tx)), reported }
}

const confirmationOf = async (who: Person, of: Hex) => ({
  signer: who.address,
  signature: await sign({ hash: of, privateKey: who.privateKey, to: 'hex' }),
  at: 0,
})

/** Verifies it like its page does, and executes it as someone else. */
async function verifyAndExecute(
  chain: Chain,
  payment: Awaited<ReturnType<typeof aPayment>>,
  confirmations: NonNullable<SafeTransaction['multisig']>['confirmations'],
) {
  const { client } = aClient(chain)
  const { at: where, tx, hash: of } = payment
  const detail = { at: where, tx, decoded: null, multisig: { safeTxHash: of, confirmations } }
  const summary = { kind: 'native', to: tx.to, raw: tx.value } as const
  const review = await prepare(chainPort(client, true), {
    detail,
    summary,
    reported: payment.reported,
    isExecuted: false,
  })
  const data = execData(detail, review.snapshot)
  const receipt = data && (await sendAs(chain, client, dave, where.address, data))
  return { review, outcome: receipt && executionIn(receipt, where.address, of) }
}

/** Adds an owner to a Safe with the signatures of its owners; the threshold stays. */
async function addOwner(chain: Chain, place: Place, owner: Address, signers: readonly Person[]) {
  const nonce = BigInt(chain.storageAt(place.address, 5n))
  const tx = plainTx({ to: place.address, data: encodeAddOwner(owner, place.threshold), nonce })
  const of = safeTxHash({ chainId: '1', address: place.address, version: place.version }, tx)
  const data = encodeExec(
    tx,
    packSignatures(await Promise.all(signers.map((who) => signedBy(who, of)))),
  )
  await sendAs(chain, aClient(chain).client, dave, place.address, data)
}

/** The Treasury with the contract of 1.1.1 stands for Safes before 1.3.0. */
const aChain = async (place?: Place): Promise<Chain> => {
  const chain = await aNewChain()
  if (place?.version === '1.1.1') await anOldSafe(chain)
  return chain
}

const kinds = [
  { ...safes.treasury, version: '1.1.1' as const, signers: [alice, bob] },
  { ...safes.oldSavings, signers: [alice, bob] },
  { ...safes.treasury, signers: [alice, bob] },
  { ...safes.operations, signers: [erin, frank, bob] },
] as const

describe.each(kinds)('a Safe of version $version', ({ signers, ...place }) => {
  const [first, ...others] = signers

  it('executes with an approval that no gateway lists', async () => {
    const chain = await aChain(place)
    const payment = await aPayment(chain, place)
    const ports = fakePorts({
      wallet: {
        sendTransaction: ({ to, data }) => wallet(chain, first).sendTransaction({ to, data }),
      },
    })
    const signable = (await verifyReview(chain, payment)).signable
    if (!signable) throw new Error('The honest payment has to be signable.')
    const { txHash: sent } = await approve(ports, {
      signable,
      account: first.address,
      legacy: false,
    })
    const receipt = await aClient(chain).client.request({
      method: 'eth_getTransactionReceipt',
      params: [sent],
    })
    expect(
      approvalIn(receipt as never, {
        safe: place.address,
        safeTxHash: payment.hash,
        owner: first.address,
      }),
    ).toBe(true)
    const { review, outcome } = await verifyAndExecute(
      chain,
      payment,
      await Promise.all(others.map((who) => confirmationOf(who, payment.hash))),
    )
    expect(review.verification).toMatchObject({ status: 'verified' })
    expect(review.verification.confirmations).toContainEqual({
      signer: first.address,
      kind: 'approved',
      status: 'ok',
    })
    expect(outcome).toBe('success')
  })

  it('executes with the signature of an owner that is a contract (EIP-1271)', async () => {
    const chain = await aChain(place)
    await addOwner(chain, place, base.contractOwner, signers)
    const payment = await aPayment(chain, place)
    const inner = await sign({ hash: payment.hash, privateKey: frank.privateKey, to: 'hex' })
    const signature = packSignatures([
      { kind: 'contract', signer: base.contractOwner, data: inner },
    ])
    const confirmations = [
      { signer: base.contractOwner, signature, at: 0 },
      ...(await Promise.all(others.map((who) => confirmationOf(who, payment.hash)))),
    ]
    const { review, outcome } = await verifyAndExecute(chain, payment, confirmations)
    expect(review.snapshot?.contractOwners).toEqual([base.contractOwner])
    expect(review.verification.confirmations[0]).toEqual({
      signer: base.contractOwner,
      kind: 'contract',
      status: 'ok',
    })
    expect(outcome).toBe('success')
  })

  it('executes with the approval of a Safe that is its owner', async () => {
    const chain = await aChain(place)
    const { client } = aClient(chain)
    const club = safes.pettyCash
    await addOwner(chain, place, club.address, signers)
    const payment = await aPayment(chain, place)
    // The proposal in the other Safe, executed like any other.
    const approval = plainTx({
      to: place.address,
      data: encodeApproveHash(payment.hash),
      nonce: BigInt(chain.storageAt(club.address, 5n)),
    })
    const approvalHash = safeTxHash({ ...club, chainId: '1' }, approval)
    const receipt = await sendAs(
      chain,
      client,
      bob,
      club.address,
      encodeExec(approval, packSignatures([await signedBy(alice, approvalHash)])),
    )
    expect(executionIn(receipt, club.address, approvalHash)).toBe('success')
    expect(
      (await readSnapshot(client, payment.at, { safeTxHash: payment.hash, ownerKinds: true }))
        .approvals?.owners,
    ).toEqual([club.address])
    const { review, outcome } = await verifyAndExecute(
      chain,
      payment,
      await Promise.all(others.map((who) => confirmationOf(who, payment.hash))),
    )
    expect(review.snapshot?.contractOwners).toEqual([club.address])
    expect(review.verification.confirmations).toContainEqual({
      signer: club.address,
      kind: 'approved',
      status: 'ok',
    })
    expect(outcome).toBe('success')
  })

  it('is not executed with an approval of another hash or by a non-owner', async () => {
    const chain = await aChain(place)
    const payment = await aPayment(chain, place)
    await sendAs(
      chain,
      aClient(chain).client,
      first,
      place.address,
      encodeApproveHash(`0x${'12'.repeat(32)}`),
    )
    const { outcome } = await verifyAndExecute(
      chain,
      payment,
      await Promise.all(others.map((who) => confirmationOf(who, payment.hash))),
    ).catch(() => ({
      outcome: undefined,
    }))
    expect(outcome).toBeUndefined()
    expect(
      (await readSnapshot(aClient(chain).client, payment.at, { safeTxHash: payment.hash }))
        .approvals?.owners,
    ).toEqual([])
  })
})

/** A review of the payment before anyone has signed. */
async function verifyReview(
  chain: Chain,
  { at: where, tx, hash: of, reported }: Awaited<ReturnType<typeof aPayment>>,
) {
  const detail = { at: where, tx, decoded: null, multisig: { safeTxHash: of, confirmations: [] } }
  return prepare(chainPort(aClient(chain).client, true), {
    detail,
    summary: { kind: 'native', to: tx.to, raw: tx.value },
    reported,
    isExecuted: false,
  })
}

describe('a Safe that is an owner and signs without a transaction', () => {
  it("validates its owners' signatures itself (1.4.1)", async () => {
    const chain = await aChain()
    const club = safes.pettyCash
    await addOwner(chain, safes.treasury, club.address, [alice, carol])
    const payment = await aPayment(chain, safes.treasury)
    const inner = await signTypedData({
      privateKey: alice.privateKey,
      domain: { chainId: 1, verifyingContract: club.address },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: payment.bytes },
    })
    const signature = packSignatures([{ kind: 'contract', signer: club.address, data: inner }])
    const { review, outcome } = await verifyAndExecute(chain, payment, [
      { signer: club.address, signature, at: 0 },
      await confirmationOf(bob, payment.hash),
    ])
    expect(review.verification).toMatchObject({ status: 'verified' })
    expect(outcome).toBe('success')
  })
})
