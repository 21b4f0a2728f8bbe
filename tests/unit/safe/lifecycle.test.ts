import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import type { SafeState } from '#domain'
import {
  type Actor,
  canConfirm,
  canDelete,
  canExecute,
  canPropose,
  canReject,
  canSignProposal,
  delegatorOf,
  missingOwners,
  type PendingTransaction,
  statusOf,
  type VerificationState,
} from '#safe'
import { safe as address } from './vectors.ts'

const [alice, bob, carol, dave] = ['0xa1', '0xb0', '0xca', '0xda'].map(
  (start) => start.padEnd(42, '1') as Address,
) as [Address, Address, Address, Address]

const safe: SafeState = {
  chainId: '1',
  address,
  owners: [alice, bob, carol],
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
}
const tx = (parts: Partial<PendingTransaction> = {}): PendingTransaction => ({
  status: 'AWAITING_CONFIRMATIONS',
  nonce: 7n,
  confirmedBy: [alice],
  ...parts,
})
const as = (account: Address | null, parts: Partial<Actor> = {}): Actor => ({
  account,
  chainId: account && '1',
  ...parts,
})
const signed = tx({ status: 'AWAITING_EXECUTION', confirmedBy: [alice, bob] })
const yes = { allowed: true }
const no = (reason: string) => ({ allowed: false, reason })

describe('confirming', () => {
  it.each<[string, PendingTransaction, SafeState, Actor, VerificationState, object]>([
    ['is for an owner who has not signed', tx(), safe, as(bob), 'verified', yes],
    [
      'is for an owner in any letter case',
      tx(),
      safe,
      as(bob.toUpperCase().replace('X', 'x') as Address),
      'verified',
      yes,
    ],
    ['of a later nonce is possible', tx({ nonce: 9n }), safe, as(bob), 'verified', yes],
    ['needs a wallet', tx(), safe, as(null), 'verified', no('noWallet')],
    ['is not for others', tx(), safe, as(dave), 'verified', no('notOwner')],
    ['is done once', tx(), safe, as(alice), 'verified', no('alreadySigned')],
    [
      'is not for a contract',
      tx(),
      safe,
      as(bob, { contract: true }),
      'verified',
      no('contractOwner'),
    ],
    ['needs the chain', tx(), safe, as(bob, { chainId: '17000' }), 'verified', no('wrongChain')],
    ['ends when enough have signed', signed, safe, as(carol), 'verified', no('complete')],
    [
      'counts current owners alone',
      tx({ confirmedBy: [alice, dave] }),
      safe,
      as(bob),
      'verified',
      yes,
    ],
    [
      'ends with the execution',
      tx({ status: 'SUCCESS' }),
      safe,
      as(bob),
      'verified',
      no('executed'),
    ],
    [
      'ends with a failed execution',
      tx({ status: 'FAILED' }),
      safe,
      as(bob),
      'verified',
      no('executed'),
    ],
    ['ends when the nonce is used', tx({ nonce: 6n }), safe, as(bob), 'verified', no('nonceUsed')],
    [
      'ends when another one took its place',
      tx({ status: 'CANCELLED' }),
      safe,
      as(bob),
      'verified',
      no('nonceUsed'),
    ],
    [
      'is impossible for unknown contracts',
      tx(),
      { ...safe, version: null },
      as(bob),
      'verified',
      no('unsupportedVersion'),
    ],
    [
      'is impossible for anyone when something differs',
      tx(),
      safe,
      as(null),
      'differs',
      no('differs'),
    ],
    ['waits for the proof', tx(), safe, as(bob), 'checking', no('checking')],
    ['needs the proof', tx(), safe, as(bob), 'unverifiable', no('unverified')],
  ])('%s', (_, ...[what, where, who, proof, answer]) => {
    expect(canConfirm(what, where, who, proof)).toEqual(answer)
  })
})

describe('executing', () => {
  it.each<[string, PendingTransaction, SafeState, Actor, VerificationState, object]>([
    ['is for an owner', signed, safe, as(alice), 'verified', yes],
    ['is for anybody', signed, safe, as(dave), 'verified', yes],
    ['needs enough signatures', tx(), safe, as(alice), 'verified', no('notEnoughSignatures')],
    [
      'needs signatures of current owners',
      tx({ confirmedBy: [alice, dave] }),
      safe,
      as(alice),
      'verified',
      no('notEnoughSignatures'),
    ],
    [
      'takes the lowest nonce first',
      { ...signed, nonce: 8n },
      safe,
      as(alice),
      'verified',
      no('nonceTooHigh'),
    ],
    [
      'ends when the nonce is used',
      { ...signed, nonce: 6n },
      safe,
      as(alice),
      'verified',
      no('nonceUsed'),
    ],
    ['is not for the safe itself', signed, safe, as(address), 'verified', no('walletIsSafe')],
    ['needs a wallet', signed, safe, as(null), 'verified', no('noWallet')],
    [
      'needs the chain',
      signed,
      safe,
      as(alice, { chainId: '17000' }),
      'verified',
      no('wrongChain'),
    ],
    ['is impossible when something differs', signed, safe, as(alice), 'differs', no('differs')],
    ['needs the proof', signed, safe, as(alice), 'unverifiable', no('unverified')],
    [
      'is impossible for unknown contracts',
      signed,
      { ...safe, version: '9.9.9' },
      as(alice),
      'verified',
      no('unsupportedVersion'),
    ],
  ])('%s', (_, ...[what, where, who, proof, answer]) => {
    expect(canExecute(what, where, who, proof)).toEqual(answer)
  })
})

describe('rejecting', () => {
  it('is for owners, even of what is fully signed', () => {
    expect(canReject(signed, safe, as(carol))).toEqual(yes)
    expect(canReject(tx({ rejection: true }), safe, as(carol))).toEqual(no('isRejection'))
    expect(canReject(tx(), safe, as(dave))).toEqual(no('notOwner'))
    expect(canReject(tx(), safe, as(null))).toEqual(no('noWallet'))
    expect(canReject(tx(), safe, as(carol, { chainId: '5' }))).toEqual(no('wrongChain'))
    expect(canReject(tx(), safe, as(carol, { contract: true }))).toEqual(no('contractOwner'))
    expect(canReject(tx({ nonce: 1n }), safe, as(carol))).toEqual(no('nonceUsed'))
  })
})

describe('proposing', () => {
  const delegate = as(dave, { delegators: [carol] })
  it('is for owners', () => {
    expect(canPropose(safe, as(alice))).toEqual(yes)
    expect(canPropose(safe, as(dave))).toEqual(no('notOwner'))
    expect(canPropose(safe, as(null))).toEqual(no('noWallet'))
    expect(canPropose(safe, as(alice, { contract: true }))).toEqual(no('contractOwner'))
    expect(canPropose({ ...safe, version: null }, as(alice))).toEqual(no('unsupportedVersion'))
  })

  it('is for the delegates of an owner, whose network does not matter yet', () => {
    expect(canPropose(safe, delegate)).toEqual(yes)
    expect(canPropose(safe, { ...delegate, chainId: '5' })).toEqual(yes)
    expect(canPropose({ ...safe, version: null }, delegate)).toEqual(no('unsupportedVersion'))
    expect(canPropose(safe, { ...delegate, contract: true })).toEqual(no('contractOwner'))
  })

  it("isn't for delegates of a former owner", () => {
    expect(canPropose({ ...safe, owners: [alice, bob] }, delegate)).toEqual(no('notOwner'))
    expect(delegatorOf({ owners: [alice, bob] }, delegate)).toBeUndefined()
    expect(delegatorOf(safe, delegate)).toBe(carol)
  })

  it('is done by an owner as an owner, even if others delegated to it', () => {
    const both = as(alice, { delegators: [carol] })
    expect(delegatorOf(safe, both)).toBeUndefined()
    expect(canSignProposal(tx({ confirmedBy: [] }), safe, both, 'verified')).toEqual(yes)
    expect(canSignProposal(tx(), safe, both, 'verified')).toEqual(no('alreadySigned'))
  })

  it.each<[string, PendingTransaction, Actor, VerificationState, object]>([
    ['is signed by the delegate', tx({ confirmedBy: [] }), delegate, 'verified', yes],
    [
      'needs the chain',
      tx({ confirmedBy: [] }),
      { ...delegate, chainId: '5' },
      'verified',
      no('wrongChain'),
    ],
    ['needs the proof', tx({ confirmedBy: [] }), delegate, 'unverifiable', no('unverified')],
    [
      'is impossible when something differs',
      tx({ confirmedBy: [] }),
      delegate,
      'differs',
      no('differs'),
    ],
    [
      'is impossible for a used nonce',
      tx({ confirmedBy: [], nonce: 6n }),
      delegate,
      'verified',
      no('nonceUsed'),
    ],
    ['is not for others', tx({ confirmedBy: [] }), as(dave), 'verified', no('notOwner')],
  ])('%s', (_, what, who, proof, answer) =>
    expect(canSignProposal(what, safe, who, proof)).toEqual(answer),
  )

  it('is all that a delegate may do: it never confirms', () => {
    expect(canConfirm(tx(), safe, delegate, 'verified')).toEqual(no('notOwner'))
    expect(canReject(tx(), safe, delegate)).toEqual(yes)
  })
})

describe('what is in progress here', () => {
  const delegate = as(dave, { delegators: [carol] })
  it.each<[NonNullable<PendingTransaction['inProgress']>, object, object]>([
    ['submitting', no('submitting'), yes],
    ['unsubmitted', yes, yes],
    ['processing', no('processing'), no('processing')],
    ['executed', no('executed'), no('executed')],
    ['failed', no('executed'), no('executed')],
  ])('%s: signing is %j, executing and rejecting %j', (inProgress, signs, sends) => {
    const waiting = tx({ inProgress })
    expect(canConfirm(waiting, safe, as(bob), 'verified')).toEqual(signs)
    expect(canSignProposal(waiting, safe, as(bob), 'verified')).toEqual(signs)
    expect(canSignProposal(waiting, safe, delegate, 'verified')).toEqual(signs)
    expect(canReject(waiting, safe, as(bob))).toEqual(sends)
    expect(canExecute({ ...signed, inProgress }, safe, as(bob), 'verified')).toEqual(sends)
  })
})

describe('deleting', () => {
  const mine = { ...tx({ nonce: 9n }), proposers: [bob] }
  it('is for the proposer, and leaves no gap', () => {
    expect(canDelete(mine, { nonces: [7n, 8n, 9n] }, as(bob), true)).toEqual(yes)
    expect(canDelete(mine, { nonces: [9n, 10n] }, as(bob), true)).toEqual(no('leavesGap'))
    expect(canDelete(mine, { nonces: [9n, 9n, 10n] }, as(bob), true)).toEqual(yes)
    expect(canDelete(mine, { nonces: [9n] }, as(alice), true)).toEqual(no('notProposer'))
    expect(canDelete(mine, { nonces: [9n] }, as(null), true)).toEqual(no('noWallet'))
    expect(canDelete(mine, { nonces: [9n] }, as(bob), false)).toEqual(no('unsupported'))
    expect(canDelete({ ...mine, status: 'SUCCESS' }, { nonces: [9n] }, as(bob), true)).toEqual(
      no('executed'),
    )
  })
})

describe('the state of a transaction', () => {
  const at = (parts: Partial<Parameters<typeof statusOf>[0]>) =>
    statusOf({ executed: null, nonce: 7n, confirmedBy: [], ...parts }, safe)
  it('follows from the chain and the signatures', () => {
    expect(at({})).toBe('AWAITING_CONFIRMATIONS')
    expect(at({ confirmedBy: [alice, dave] })).toBe('AWAITING_CONFIRMATIONS')
    expect(at({ confirmedBy: [alice, bob] })).toBe('AWAITING_EXECUTION')
    expect(at({ confirmedBy: [alice, bob], nonce: 6n })).toBe('CANCELLED')
    expect(at({ executed: 'success', nonce: 6n })).toBe('SUCCESS')
    expect(at({ executed: 'failure', nonce: 6n })).toBe('FAILED')
    expect(missingOwners({ confirmedBy: [bob] }, safe)).toEqual([alice, carol])
  })
})
