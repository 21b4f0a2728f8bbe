import { describe, expect, it } from 'vitest'
import type { Address, ChainSummary, SafeRef } from '#base'
import { type ContractMethod, encodeMethod, signatureOf } from '#safe'
import {
  type CallContext,
  type CallForm,
  checkCall,
  emptyCall,
  formOf,
} from '../../../../../src/screens/transactions/newTransaction/call/callForm.ts'

const at: SafeRef = { chainId: '1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const shop: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const pay: ContractMethod = {
  name: 'pay',
  payable: true,
  inputs: [
    { name: 'to', type: 'address' },
    { name: 'amounts', type: 'uint256[]' },
  ],
}
const stop: ContractMethod = { name: 'stop', payable: false, inputs: [] }
const known = { ok: true, methods: [pay, stop] } as const

const context = (parts: Partial<CallContext> = {}): CallContext => ({
  at,
  found: { status: 'usable', address: shop, chain: undefined, lookAlike: undefined },
  known,
  decimals: 18,
  ...parts,
})
const form = (parts: Partial<CallForm> = {}): CallForm => ({ ...emptyCall, to: shop, ...parts })
const typed = (...args: string[]) => ({
  method: signatureOf(pay),
  args: { [signatureOf(pay)]: args },
})

describe('a call of a contract', () => {
  it('is made from its method, arguments, and amount', () => {
    const { ready, args } = checkCall(form({ ...typed(shop, '[1, 2]'), value: '0.5' }), context())
    expect(args).toEqual([undefined, undefined])
    expect(ready).toEqual({
      to: shop,
      value: 5n * 10n ** 17n,
      data: encodeMethod(pay, [shop, [1n, 2n]]),
      method: pay,
    })
  })

  it('takes an account by its name, but not one of another network', () => {
    const accounts = (chain?: ChainSummary): CallContext['accounts'] => [
      { status: 'usable', address: shop, chain, lookAlike: undefined },
    ]
    const named = form(typed('shop.eth', '[1]'))
    expect(checkCall(named, context({ accounts: accounts() })).ready?.data).toBe(
      encodeMethod(pay, [shop, [1n]]),
    )
    const other = { chainId: '10', name: 'Optimism' } as ChainSummary
    const check = checkCall(named, context({ accounts: accounts(other) }))
    expect(check.ready).toBeUndefined()
    const prefixed = form(typed(`oeth:${shop}`, '[1]'))
    expect(checkCall(prefixed, context({ accounts: accounts(other) })).ready).toBeUndefined()
    expect(check.args[0]).toMatchObject({ why: 'address' })
  })

  it('takes the first method until one is chosen', () => {
    expect(checkCall(form(), context()).method).toBe(pay)
    expect(checkCall(form({ method: 'stop()' }), context()).ready).toEqual({
      to: shop,
      value: 0n,
      data: expect.stringMatching(/^0x[\da-f]{8}$/),
      method: stop,
    })
  })

  it('offers no amount if the method takes none, but shows and sends a typed one', () => {
    expect(checkCall(form({ method: 'stop()' }), context()).hasAmount).toBe(false)
    expect(checkCall(form({ method: 'stop()', value: '5' }), context())).toMatchObject({
      hasAmount: true,
      ready: { value: 5n * 10n ** 18n },
    })
  })

  it('is not made with a wrong argument, amount, or contract', () => {
    expect(checkCall(form(typed(shop, '[1')), context())).toMatchObject({
      args: [undefined, { why: 'list' }],
    })
    expect(checkCall(form(typed(shop, '[1')), context()).ready).toBeUndefined()
    expect(checkCall(form({ ...typed(shop, '[]'), value: '1,500' }), context())).toMatchObject({
      value: { why: 'comma' },
    })
    expect(
      checkCall(form({ ...typed(shop, '[]'), value: '1,500' }), context()).ready,
    ).toBeUndefined()
    const tooMuch = form({ ...typed(shop, '[]'), value: '9'.repeat(78) })
    expect(checkCall(tooMuch, context())).toMatchObject({ value: { why: 'notNumber' } })
    expect(checkCall(tooMuch, context()).ready).toBeUndefined()
    const elsewhere = checkCall(
      form(typed(shop, '[]')),
      context({
        found: {
          status: 'usable',
          address: shop,
          chain: { chainId: '10', name: 'OP Mainnet' } as never,
          lookAlike: undefined,
        },
      }),
    )
    expect(elsewhere.to).toEqual({ why: 'otherChain', network: 'OP Mainnet' })
    expect(elsewhere.ready).toBeUndefined()
    expect(
      checkCall(
        form(typed(shop, '[]')),
        context({ found: { status: 'wrong', problem: { why: 'checksum' } } }),
      ).to,
    ).toEqual({ why: 'checksum' })
  })

  it('needs an ABI from the gateway or the user; the typed one counts', () => {
    expect(checkCall(form(), context({ known: undefined }))).toMatchObject({
      abi: 'empty',
      methods: [],
    })
    expect(checkCall(form({ abi: 'hello' }), context())).toMatchObject({ abi: 'notAbi' })
    expect(
      checkCall(form({ abi: 'function stop()' }), context({ known: undefined })).ready?.method,
    ).toEqual(stop)
  })

  it('may be raw data, an amount, or both, but not nothing', () => {
    const raw = (parts: Partial<CallForm>) => checkCall(form({ mode: 'data', ...parts }), context())
    expect(raw({ data: '0xABCD' }).ready).toEqual({ to: shop, value: 0n, data: '0xabcd' })
    expect(raw({ value: '1' }).ready).toEqual({ to: shop, value: 10n ** 18n, data: '0x' })
    expect(raw({})).toMatchObject({ data: { why: 'nothing' } })
    expect(raw({ value: '0' })).toMatchObject({ data: { why: 'nothing' } })
    expect(raw({ data: '0xabc', value: '1' })).toMatchObject({ data: { why: 'oddHex' } })
    expect(raw({ data: '0xabc', value: '1' }).ready).toBeUndefined()
  })

  it.each([
    { to: shop, value: 5n, data: encodeMethod(pay, [shop, [2n ** 255n]]), method: pay },
    { to: shop, value: 0n, data: encodeMethod(stop, []), method: stop },
    { to: shop, value: 7n, data: encodeMethod(stop, []), method: stop },
    { to: shop, value: 1n, data: '0x1234' as const },
    { to: shop, value: 10n ** 18n, data: '0x' as const },
  ])('is the same after it was opened for editing', (call) => {
    expect(checkCall(formOf(call, 18), context({ known: undefined })).ready).toEqual(call)
  })
})
