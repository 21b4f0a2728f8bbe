import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import type { SafeState } from '#domain'
import { canApprove, canApproveAs, type PendingTransaction, unlistedApprovals } from '#safe'
import { hash, safe as address } from './vectors.ts'

const [alice, bob, carol, dave, club] = ['0xa1', '0xb0', '0xca', '0xda', '0xcb'].map(
  (start) => start.padEnd(42, '1') as Address,
) as [Address, Address, Address, Address, Address]
const safe: SafeState = {
  chainId: '1',
  address,
  owners: [alice, bob, club],
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
const yes = { allowed: true }
const no = (reason: string) => ({ allowed: false, reason })

describe('approving on-chain', () => {
  const asClub = { account: club, chainId: '1', contract: true }
  it('is for owners, including contracts', () => {
    expect(canApprove(tx(), safe, { account: bob, chainId: '1' }, 'verified')).toEqual(yes)
    expect(canApprove(tx(), safe, asClub, 'verified')).toEqual(yes)
    expect(canApprove(tx(), safe, { account: dave, chainId: '1' }, 'verified')).toEqual(
      no('notOwner'),
    )
  })
  it('needs everything else that a signature needs', () => {
    expect(canApprove(tx({ confirmedBy: [club] }), safe, asClub, 'verified')).toEqual(
      no('alreadySigned'),
    )
    expect(canApprove(tx(), safe, { ...asClub, chainId: '5' }, 'verified')).toEqual(
      no('wrongChain'),
    )
    expect(canApprove(tx(), safe, asClub, 'unverifiable')).toEqual(no('unverified'))
    expect(canApprove(tx(), safe, asClub, 'differs')).toEqual(no('differs'))
    expect(canApprove(tx({ nonce: 3n }), safe, asClub, 'verified')).toEqual(no('nonceUsed'))
  })
})

describe('approving as a Safe that is an owner', () => {
  const as = { address: club, owners: [carol, alice] }
  it.each<[string, Partial<PendingTransaction>, Address | null, object]>([
    ['is for its owners', {}, carol, yes],
    ['is also for those who have signed for themselves', {}, alice, yes],
    [
      'is possible while their own signature is on its way',
      { inProgress: 'submitting' },
      alice,
      yes,
    ],
    ['is not for others', {}, bob, no('notOwner')],
    ['needs a wallet', {}, null, no('noWallet')],
    ['is done once', { confirmedBy: [club] }, carol, no('alreadySigned')],
    ['ends when enough have signed', { confirmedBy: [alice, bob] }, carol, no('complete')],
    ['ends with the execution', { inProgress: 'executed' }, carol, no('executed')],
  ])('%s', (_, parts, account, answer) => {
    expect(canApproveAs(tx(parts), safe, { account, as }, 'verified')).toEqual(answer)
  })
  it('needs a verified transaction, and a Safe that is still an owner', () => {
    expect(canApproveAs(tx(), safe, { account: carol, as }, 'checking')).toEqual(no('checking'))
    expect(canApproveAs(tx(), safe, { account: carol, as }, 'unverifiable')).toEqual(
      no('unverified'),
    )
    expect(
      canApproveAs(tx(), { ...safe, owners: [alice, bob] }, { account: carol, as }, 'verified'),
    ).toEqual(no('notOwner'))
  })
})

describe('approvals that a service does not list', () => {
  const by = (signer: Address) => ({ signer, signature: null, at: null })
  const approvals = { safeTxHash: hash, owners: [alice, club] }
  it('are those of owners without a listed confirmation', () => {
    expect(
      unlistedApprovals(
        [{ signer: alice.toUpperCase().replace('X', 'x') as Address, signature: '0x12' }],
        approvals,
        hash,
      ),
    ).toEqual([by(club)])
    expect(unlistedApprovals([], approvals, hash)).toEqual([by(alice), by(club)])
  })
  it('never include another hash, and are empty if not requested', () => {
    expect(unlistedApprovals([], approvals, `0x${'00'.repeat(32)}`)).toEqual([])
    expect(unlistedApprovals([], null, hash)).toEqual([])
  })
})
