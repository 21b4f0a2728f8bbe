import { describe, expect, it } from 'vitest'
import type { Address, Hex, SafeRef } from '#base'
import {
  batchLibraries,
  type Call,
  callsOf,
  erc20Transfer,
  nativeTransfer,
  readTransactionText,
  toSafeTx,
  writeBuilderFile,
} from '#safe'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { encodeMultiSend } from '../../../src/safe/multiSend.ts'
import type { SafeTx } from '#domain'

const at: SafeRef = { chainId: '1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const dave: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const library = batchLibraries('1.4.1')[0]!
const payments: readonly Call[] = [nativeTransfer(dave, 16n), erc20Transfer(usdc, dave, 5n)]
const batch = toSafeTx(payments, { nonce: 3n, library })
const zero: Address = '0x0000000000000000000000000000000000000000'
const execution = (tx: SafeTx): Hex =>
  encodeCall(methods.execTransaction, [
    tx.to,
    tx.value,
    tx.data,
    tx.operation,
    0n,
    0n,
    0n,
    zero,
    zero,
    '0x',
  ])
const callsIn = (text: string) => {
  const reading = readTransactionText(text, at)
  return reading.ok ? reading.file.calls : reading.problem
}

describe('the calls of a transaction', () => {
  it('are itself, or those of its batch, also of a batch inside it', () => {
    expect(callsOf(toSafeTx([payments[0]!], { nonce: 0n }), at.address)).toEqual([payments[0]])
    expect(callsOf(batch, at.address)).toEqual(payments)
    const [multiSend] = ['0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'] as const
    const nested = encodeMultiSend([{ ...batch, operation: 1 }])
    expect(callsOf({ ...batch, to: multiSend, data: nested }, at.address)).toEqual(payments)
  })
  it.each([
    ['another contract’s code runs as the Safe', { ...batch, to: dave }],
    ['a batch can’t be decoded', { ...batch, data: `${batch.data}00` as Hex, to: dave }],
    ['it calls the zero address', { ...batch, operation: 0 as const, to: zero }],
  ])('are unknown if %s', (_, tx) => {
    expect(callsOf(tx, at.address)).toBeUndefined()
  })
})

describe('a transaction that is passed on as text', () => {
  const json = JSON.stringify
  it.each([
    ['one', json({ to: dave, value: '16', data: '0x' }), [payments[0]]],
    ['without data', json({ to: dave, value: 16 }), [payments[0]]],
    [
      'in hex, as of a wallet',
      json({ to: dave, value: '0x10', input: '0x', gas: '0x5208', chainId: '0x1' }),
      [payments[0]],
    ],
    ['a list', json(payments.map((call) => ({ ...call, value: String(call.value) }))), payments],
    [
      'an official batch',
      json({ to: batch.to, value: '0', data: batch.data, operation: 1 }),
      payments,
    ],
    ['call data of execTransaction', execution(batch), payments],
    [
      'the same to the Safe',
      json({ to: at.address, value: '0', data: execution(batch) }),
      payments,
    ],
    [
      'a file of the Transaction Builder',
      writeBuilderFile({
        chainId: '1',
        createdAt: 1,
        name: '',
        description: '',
        safe: at.address,
        calls: payments,
      }),
      payments,
    ],
  ])('is read: %s', (_, text, calls) => {
    expect(callsIn(text)).toEqual(calls)
  })

  it('says its network and the Safe it was for, if it does', () => {
    expect(readTransactionText(json({ to: dave, value: 1, chainId: 10 }), at)).toMatchObject({
      file: { chainId: '10', safe: null },
      checksum: 'none',
    })
    expect(
      readTransactionText(json({ to: usdc, chainId: '10', data: execution(batch) }), at),
    ).toMatchObject({ file: { chainId: '10', safe: usdc } })
  })

  it.each([
    ['0x12345678', 'notBatch'],
    ['{"data":"0x"}', 'notBatch'],
    ['hello', 'notJson'],
    ['[]', 'notBatch'],
    ['', 'notJson'],
  ])('isn’t one: %s', (text, problem) => {
    expect(callsIn(text)).toBe(problem)
  })

  it.each([
    [json({ to: dave, operation: 1 }), 'delegatecall'],
    [execution({ ...batch, to: dave }), 'delegatecall'],
    [json({ to: dave.replace('D', 'd') }), 'checksum'],
    [json({ to: dave, value: '1.5' }), 'value'],
    [json({ to: dave, data: '0x123' }), 'data'],
  ])('can’t be used: %s', (text, why) => {
    expect(readTransactionText(text, at)).toMatchObject({
      file: { calls: [] },
      bad: [{ problem: { why } }],
    })
  })
})
