import { describe, expect, it } from 'vitest'
import type { SafeState } from '#domain'
import { type Actor, canExecuteMany, executableRun, type ExecutionPart, mostAtOnce } from '#safe'
import { people } from '../../../mocks/people.ts'

const { alice, bob, carol, dave } = people
const safe: SafeState = {
  chainId: '1',
  address: '0x5afE3855358E112B5647B952709E6165e1c1eEEe',
  owners: [alice.address, bob.address, carol.address],
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
}
const anyone: Actor = { account: dave.address, chainId: '1' }

function aPart(
  nonce: number,
  { confirmedBy = [alice.address, bob.address], ...tx }: Partial<ExecutionPart['tx']> = {},
  part: Partial<ExecutionPart> = {},
): ExecutionPart {
  return {
    tx: { status: 'AWAITING_EXECUTION', nonce: BigInt(nonce), confirmedBy, ...tx },
    verification: 'verified',
    changesSafe: false,
    ...part,
  }
}
const may = (parts: readonly ExecutionPart[], actor = anyone, of = safe) => {
  const allowed = canExecuteMany(parts, of, actor)
  return allowed.allowed ? 'yes' : allowed.reason
}
const three = [aPart(7), aPart(8), aPart(9)]

describe('executing several transactions in one', () => {
  it('is open to any account, in whatever order they were chosen', () => {
    expect(may(three)).toBe('yes')
    expect(may(three.toReversed())).toBe('yes')
    expect(may([aPart(7)])).toBe('yes')
  })

  it('begins with the next nonce of the Safe and has no gap', () => {
    expect(may([aPart(8), aPart(9)])).toBe('gap')
    expect(may([aPart(7), aPart(9)])).toBe('gap')
    expect(may([aPart(6), aPart(7)])).toBe('nonceUsed')
    expect(may([])).toBe('none')
  })

  it('excludes any whose action could run out of gas and use its nonce', () => {
    expect(may([aPart(7), aPart(8, {}, { mayLackGas: true })])).toBe('noGasLimit')
    expect(may([aPart(7, {}, { mayLackGas: true })])).toBe('noGasLimit')
    expect(may([aPart(7), aPart(8, {}, { mayLackGas: true, verification: 'differs' })])).toBe(
      'differs',
    )
  })

  it('has one transaction of each nonce', () =>
    expect(may([aPart(7), aPart(8), aPart(8)])).toBe('sameNonce'))

  it('takes twenty, not more', () => {
    const run = Array.from({ length: mostAtOnce + 1 }, (_, at) => aPart(7 + at))
    expect(mostAtOnce).toBe(20)
    expect(may(run.slice(0, 20))).toBe('yes')
    expect(may(run)).toBe('tooMany')
  })

  it('only counts signatures of owners, and needs all of them for each', () => {
    expect(
      may([aPart(7), aPart(8, { status: 'AWAITING_CONFIRMATIONS', confirmedBy: [alice.address] })]),
    ).toBe('notEnoughSignatures')
    expect(may([aPart(7), aPart(8, { confirmedBy: [alice.address, dave.address] })])).toBe(
      'notEnoughSignatures',
    )
  })

  it('needs each of them verified', () => {
    expect(may([aPart(7), aPart(8, {}, { verification: 'differs' })])).toBe('differs')
    expect(may([aPart(7), aPart(8, {}, { verification: 'unverifiable' })])).toBe('unverified')
    expect(may([aPart(7, {}, { verification: 'checking' }), aPart(8)])).toBe('checking')
  })

  it('leaves out what is on its way or finished', () => {
    expect(may([aPart(7, { inProgress: 'processing' }), aPart(8)])).toBe('processing')
    expect(may([aPart(7, { status: 'SUCCESS' })])).toBe('executed')
    expect(may([aPart(7, { status: 'CANCELLED' })])).toBe('nonceUsed')
  })

  it('lets nothing follow a change of the Safe', () => {
    const change = (nonce: number) => aPart(nonce, {}, { changesSafe: true })
    expect(may([aPart(7), change(8)])).toBe('yes')
    expect(may([change(7), aPart(8)])).toBe('afterChange')
  })

  it('needs a wallet other than the Safe, on its network, and a known version', () => {
    expect(may(three, { account: null, chainId: null })).toBe('noWallet')
    expect(may(three, { account: safe.address, chainId: '1' })).toBe('walletIsSafe')
    expect(may(three, { account: dave.address, chainId: '17000' })).toBe('wrongChain')
    expect(may(three, anyone, { ...safe, version: null })).toBe('unsupportedVersion')
  })

  it("first reports problems that switching networks can't fix", () => {
    const elsewhere: Actor = { account: dave.address, chainId: '17000' }
    expect(may([aPart(7), aPart(8, {}, { verification: 'differs' })], elsewhere)).toBe('differs')
    expect(may([aPart(7), aPart(9)], elsewhere)).toBe('gap')
  })
})

describe('what can be executed in one go', () => {
  const run = (pending: readonly ExecutionPart[]) =>
    executableRun(pending, safe).map(({ tx }) => Number(tx.nonce))

  it('is everything complete from the next nonce on', () => {
    expect(run(three)).toEqual([7, 8, 9])
    expect(run([...three, aPart(11)])).toEqual([7, 8, 9])
    expect(run([aPart(8), aPart(9)])).toEqual([])
    expect(
      run([
        aPart(7),
        aPart(8, { status: 'AWAITING_CONFIRMATIONS', confirmedBy: [bob.address] }),
        aPart(9),
      ]),
    ).toEqual([7])
  })

  it('ends before a nonce that several have: executing one cancels the others', () => {
    expect(
      run([
        aPart(7),
        aPart(8),
        aPart(8, { status: 'AWAITING_CONFIRMATIONS', confirmedBy: [] }),
        aPart(9),
      ]),
    ).toEqual([7])
  })

  it('ends after a change of the Safe', () =>
    expect(run([aPart(7), aPart(8, {}, { changesSafe: true }), aPart(9)])).toEqual([7, 8]))

  it('ends with the twentieth', () =>
    expect(run(Array.from({ length: 30 }, (_, at) => aPart(7 + at)))).toHaveLength(20))

  it('is nothing while the first is being executed', () =>
    expect(run([aPart(7, { inProgress: 'processing' }), aPart(8)])).toEqual([]))
})
