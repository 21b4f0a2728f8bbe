import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import type { Effect } from '#safe'
import { effectSentence } from '../../../../../src/screens/transactions/review/effectSentence.ts'

const token: Address = '0x87021C0A57429F88fD584e890652888a086C5871'
const spender: Address = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
const usdc = { token, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null }
const approve = (raw: bigint, adds?: true): Effect => ({
  kind: 'approve',
  token,
  spender,
  raw,
  ...(adds && { adds }),
})

describe('the sentence for an effect', () => {
  it('says who may spend how much', () => {
    const said = effectSentence(approve(500_000_000n), [usdc])
    expect(said).toMatchObject({
      id: 'action.approve',
      party: { address: spender },
      amount: { raw: 500_000_000n, decimals: 6, symbol: 'USDC', token },
    })
    expect(effectSentence(approve(5n, true), [usdc])?.id).toBe('action.approveMore')
  })

  it('names no amount of an approval without limit, or of none', () => {
    const all = effectSentence(approve(2n ** 256n - 1n), [usdc])
    expect(all).toMatchObject({ id: 'action.approveAny', token: { symbol: 'USDC' } })
    expect(all?.amount).toBeUndefined()
    expect(effectSentence(approve(0n), [usdc])?.id).toBe('action.revoke')
    // Approving nothing more doesn't end earlier approvals.
    expect(effectSentence(approve(0n, true), [usdc])?.id).toBe('action.approveMore')
  })

  it('is omitted without decimals: the data may be about an NFT', () => {
    expect(effectSentence(approve(7n), [])).toBeUndefined()
    expect(effectSentence(approve(7n), [{ ...usdc, decimals: null }])).toBeUndefined()
  })

  it('is omitted for a call that isn’t known, or isn’t canonical', () => {
    const call: Effect = { kind: 'call', to: token, raw: 0n, selector: '0x095ea7b3' }
    expect(effectSentence(call, [usdc])).toBeUndefined()
    expect(
      effectSentence(
        { kind: 'malformed', to: token, raw: 0n, method: 'approve', may: approve(5n) },
        [usdc],
      ),
    ).toBeUndefined()
  })
})
