import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { Action, SafeTx, TokenAmount, TransactionDetail } from '#domain'
import { addressesOf, encodeMultiSend, plainTx } from '#safe'
import { asCalled } from '../../../../../src/screens/transactions/review/asCalled.ts'
import { summaryOf } from '../../../../../src/screens/transactions/review/summaryOf.ts'
import { aDetail } from '../../../../../stories/screens/transactions/review/transactions.ts'

const exchange: Address = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41'
const [library = exchange] = addressesOf('MultiSendCallOnly', '1.4.1')
const amount = { raw: 1n, token: exchange, symbol: 'DAI', decimals: 18, trusted: true }
const sells: Action = {
  kind: 'trade',
  side: 'sell',
  sell: amount as TokenAmount,
  buy: amount as TokenAmount,
  parts: null,
  isFilled: false,
  to: null,
  toChain: null,
}
const stakes: Action = { kind: 'stake', type: 'deposit', amount: sells.sell, validators: 1 }
const ofOrder = plainTx({ to: exchange, data: '0xec6cb13f', value: 0n, nonce: 8n })
const described = (tx: SafeTx, action: Action, more: Partial<TransactionDetail> = {}) =>
  asCalled({ ...aDetail(), tx, action, decoded: null, ...more })
const called = (to: Address) => ({ address: to, name: null })

describe('a pending transaction that a gateway describes as an order or a stake', () => {
  test.each([sells, stakes])('is presented as its call, which can be compared: $kind', (action) => {
    const shown = described(ofOrder, action)?.action
    expect(shown).toEqual({ kind: 'call', to: called(exchange), method: null, value: 0n })
    expect(shown && summaryOf(shown)).toEqual({ kind: 'call', to: exchange, raw: 0n })
  })

  test('is presented as its batch', () => {
    const data = encodeMultiSend([{ ...ofOrder, operation: 0 }])
    const batch = plainTx({ to: library, data, operation: 1, value: 0n, nonce: 8n })
    expect(described(batch, sells)?.action).toEqual({
      kind: 'batch',
      to: called(library),
      count: 1,
    })
  })

  test('is presented as what it is if it isn’t an order', () => {
    const payment = plainTx({ to: exchange, data: '0x', value: 5n, nonce: 8n })
    expect(described(payment, sells)?.action).toEqual({
      kind: 'send',
      what: { type: 'native', raw: 5n },
      to: called(exchange),
    })
  })
})

test('other descriptions, and those of what is over, stay as they are', () => {
  const detail = aDetail()
  expect(asCalled(detail)).toBe(detail)
  expect(described(ofOrder, sells, { status: 'SUCCESS' })?.action).toBe(sells)
  expect(asCalled(undefined)).toBeUndefined()
})
