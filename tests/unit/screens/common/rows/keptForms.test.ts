import { describe, expect, it } from 'vitest'
import { zeroAddress } from '#base'
import {
  type CallForm,
  emptyCall,
  readCallForm,
} from '../../../../../src/screens/transactions/newTransaction/call/callForm.ts'
import {
  readSendForm,
  type SendForm,
} from '../../../../../src/screens/transactions/send/sendForm.ts'
import { emptySetupForm, readSetupForm } from '../../../../../src/screens/safe/setup/setupForm.ts'

const stored = (form: unknown): unknown => JSON.parse(JSON.stringify(form))
const send: SendForm = {
  payments: [
    { key: 0, to: 'dave.eth', token: zeroAddress, amount: '0,5' },
    { key: 3, to: '', token: zeroAddress, amount: '' },
  ],
  note: 'Rent\u202E "May"',
  nonce: '12x',
}
const call: CallForm = {
  ...emptyCall,
  to: '0x12',
  mode: 'data',
  args: { 'a(uint256)': ['1', ''], 'b()': [] },
  data: '0x1',
}

describe('a form that was kept', () => {
  it('is read as it was typed', () => {
    expect(readSendForm(stored(send))).toEqual(send)
    expect(readCallForm(stored(call))).toEqual(call)
    expect(readCallForm(stored(emptyCall))).toEqual(emptyCall)
    expect(readSetupForm(stored(emptySetupForm))).toEqual(emptySetupForm)
    expect(readSetupForm(stored({ typed: 'erin.eth', threshold: 2, nonce: '' }))).toEqual({
      typed: 'erin.eth',
      threshold: 2,
      nonce: '',
    })
  })

  it.each([null, undefined, true, 0, '', 'text', [], [[]], {}, { payments: {} }, { args: 1 }])(
    'is left alone if it is %j, without an error',
    (value) =>
      expect([readSendForm(value), readCallForm(value), readSetupForm(value)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]),
  )

  it.each([
    ['no payment', readSendForm({ ...send, payments: [] })],
    [
      'a token that isn’t an address',
      readSendForm({ ...send, payments: [{ key: 0, to: '', token: 'ETH', amount: '1' }] }),
    ],
    [
      'a payment without an amount',
      readSendForm({ ...send, payments: [{ key: 0, to: '', token: zeroAddress }] }),
    ],
    ['null as a payment', readSendForm({ ...send, payments: [null] })],
    ['a call in an unknown mode', readCallForm({ ...emptyCall, mode: 'batch' })],
    ['arguments that aren’t texts', readCallForm({ ...emptyCall, args: { 'a()': [1] } })],
    ['a number as arguments', readCallForm({ ...emptyCall, args: 1 })],
    ['a call without arguments', readCallForm({ ...emptyCall, args: null })],
    ['a number as an address', readSetupForm({ ...emptySetupForm, typed: 1 })],
  ])('is not read with %s', (_, form) => expect(form).toBeUndefined())
})
