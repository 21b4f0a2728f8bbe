import { describe, expect, it } from 'vitest'
import { type Address, zeroAddress } from '#base'
import { spendFormOf } from '../../../../../src/screens/transactions/send/spend/sendToSpend.ts'

const usdc: Address = '0x87021C0A57429F88fD584e890652888a086C5871'
const form = (...payments: readonly { to: string; token: Address; amount: string }[]) => ({
  payments: payments.map((one, key) => ({ ...one, key })),
})

describe('what was typed to be sent', () => {
  it('is the payment of the limited token', () => {
    const typed = form(
      { to: 'erin.eth', token: zeroAddress, amount: '1' },
      { to: 'dave.eth', token: usdc, amount: '20' },
    )
    expect(spendFormOf(typed, { token: usdc })).toEqual({ typed: 'dave.eth', amount: '20' })
  })

  it('keeps the recipient, but no amount of another token', () => {
    const typed = form({ to: 'erin.eth', token: zeroAddress, amount: '1' })
    expect(spendFormOf(typed, { token: usdc })).toEqual({ typed: 'erin.eth', amount: '' })
  })

  it('is nothing as long as nothing is typed', () => {
    const typed = form({ to: ' ', token: zeroAddress, amount: '1' })
    expect(spendFormOf(typed, { token: usdc })).toBeUndefined()
  })
})
