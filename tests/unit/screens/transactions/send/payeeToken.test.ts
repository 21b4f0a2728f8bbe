import { describe, expect, test } from 'vitest'
import { type Address, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { payeeToken, withPayee } from '../../../../../src/screens/transactions/send/payeeToken.ts'

const bob: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
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
})
