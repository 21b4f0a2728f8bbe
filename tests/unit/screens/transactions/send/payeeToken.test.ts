import { describe, expect, test } from 'vitest'
import { type Address, zeroAddress } from '#base'
import type { Asset } from '#domain'
import {
  payeeToken,
  withPayee,
  withTypedPayee,
} from '../../../../../src/screens/transactions/send/payeeToken.ts'
import { readSendForm } from '../../../../../src/screens/transactions/send/sendForm.ts'

const bob: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const carol: Address = '0x9641000000000000000000000000000000A102e2'
const usdc: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const fake: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const asset = (token: Address, symbol: string, type: Asset['type'] = 'erc20'): Asset => ({
  type,
  token,
  name: symbol,
  symbol,
  decimals: 6,
  raw: 1n,
  price: null,
  fiat: null,
})
const held = [asset(zeroAddress, 'ETH', 'native'), asset(usdc, 'USDC'), asset(fake, 'ETH')]
const payment = { key: 0, to: '', token: zeroAddress, amount: '' }

describe('the default token of a contact', () => {
  test('is the only held one with its symbol, in any letter case', () =>
    expect(payeeToken({ token: 'usdc' }, held)).toBe(usdc))
  test('is the native coin, even if a token uses its symbol', () =>
    expect(payeeToken({ token: 'ETH' }, held)).toBe(zeroAddress))
  test.each([
    ['two tokens have its symbol', 'USDC', [...held, asset(fake, 'USDC')]],
    ['the Safe holds none', 'DAI', held],
    ['the contact has none', undefined, held],
  ])('is unknown if %s', (_, token, all) => expect(payeeToken({ token }, all)).toBeUndefined())
})

describe('choosing a contact', () => {
  test('selects its token', () =>
    expect(withPayee(payment, bob, { token: 'USDC' }, held)).toMatchObject({
      to: bob,
      token: usdc,
    }))
  test('keeps a token that the user chose, and that of an amount', () => {
    const chosen = { ...payment, isTokenChosen: true }
    expect(withPayee(chosen, bob, { token: 'USDC' }, held).token).toBe(zeroAddress)
    expect(withPayee({ ...payment, amount: '5' }, bob, { token: 'USDC' }, held).token).toBe(
      zeroAddress,
    )
  })
  test('keeps the token if the contact has none', () =>
    expect(withPayee(payment, bob, undefined, held)).toEqual({ ...payment, to: bob }))

  describe('and then another recipient', () => {
    const toBob = withPayee(payment, bob, { token: 'USDC' }, held)
    test.each([
      ['a contact without a token', withPayee(toBob, carol, {}, held)],
      ['an account that isn’t a contact', withPayee(toBob, carol, undefined, held)],
      ['a contact whose token isn’t held', withPayee(toBob, carol, { token: 'DAI' }, held)],
      ['a typed address', withTypedPayee(toBob, carol)],
    ])('brings back the token from before: %s', (_, next) =>
      expect(next).toMatchObject({ to: carol, token: zeroAddress }),
    )
    test('brings it back after several', () => {
      const [first, other] = [{ ...payment, token: fake }, [...held, asset(carol, 'DAI')]]
      const twice = withPayee(
        withPayee(first, bob, { token: 'USDC' }, other),
        carol,
        { token: 'DAI' },
        other,
      )
      expect(twice.token).toBe(carol)
      expect(withPayee(twice, bob, {}, other).token).toBe(fake)
    })
    test('keeps a token that the user chose, and that of an amount', () => {
      expect(withPayee({ ...toBob, isTokenChosen: true }, carol, {}, held).token).toBe(usdc)
      expect(withPayee({ ...toBob, amount: '5' }, carol, {}, held).token).toBe(usdc)
      expect(withTypedPayee({ ...toBob, amount: '5' }, carol).token).toBe(usdc)
    })
    test('keeps it for the same recipient', () =>
      expect(withTypedPayee(toBob, ` ${bob.toLowerCase()} `).token).toBe(usdc))
    test('brings it back in a form that was saved', () => {
      const saved = (one: object) =>
        readSendForm(JSON.parse(JSON.stringify({ payments: [one], note: '', nonce: '' })))
      expect(withTypedPayee(saved(toBob)!.payments[0]!, carol).token).toBe(zeroAddress)
      expect(saved({ ...toBob, tokenBefore: 'ETH' })).toBeUndefined()
    })
  })
})
