import { readParams } from '#apps/protocol'
import SafeAppsSDK from '#apps/sdk'
import { hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { owner } from '../standInHost.ts'
import { readOf } from './readingParams.ts'

describe('typed data', () => {
  const types = {
    Person: [{ name: 'wallet', type: 'address' }],
    Mail: [
      { name: 'to', type: 'Person[2]' },
      { name: 'amount', type: 'uint8' },
    ],
  }
  const mail = {
    domain: { name: 'x', chainId: 1 },
    types,
    message: { to: [{ wallet: owner }, { wallet: owner }], amount: '255' },
  }
  const read = (typedData: unknown) => readOf('signTypedMessage', { typedData })

  it('is passed on as it is', () => {
    expect(read(mail)).toEqual({ typedData: mail })
    expect(read({ ...mail, primaryType: 'Person', message: { wallet: owner } })).toMatchObject({
      typedData: { primaryType: 'Person' },
    })
  })

  const usdSend = (more: object = {}) => ({
    domain: {},
    primaryType: 'HyperliquidTransaction:UsdSend',
    types: { 'HyperliquidTransaction:UsdSend': [{ name: 'amount', type: 'string' }], ...more },
    message: { amount: '1' },
  })

  it('may have a type with a colon, which has the hash of wallets', () => {
    expect(read(usdSend())).toEqual({ typedData: usdSend() })
    expect(new SafeAppsSDK().safe.calculateTypedMessageHash(usdSend())).toBe(
      hashTypedData(usdSend() as never),
    )
  })

  it.each([
    ['that contains another one', { 'A:B': [{ name: 'b', type: 'C[]' }], C: [] }, 'A:B'],
    ['whose first part is another one', { 'A:B': [], A: [] }, 'A:B'],
    ['in a field', { D: [{ name: 'a', type: 'A:B' }], 'A:B': [] }, 'D[0].type'],
  ])(
    'with a colon %s is rejected by name, because libraries hash it differently',
    (_, more, name) => {
      expect(readParams('signTypedMessage', { typedData: usdSend(more) })).toMatchObject({
        kind: 'invalid',
        problem: `typedData.types.${name} is invalid`,
      })
    },
  )

  const circle: Record<string, unknown> = {}
  circle.own = circle
  const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], 1)
  it.each([
    ['without a domain', { ...mail, domain: undefined }],
    ['without types', { ...mail, types: {} }],
    ['with types that are a list', { ...mail, types: [] }],
    ['with a type that isn’t a list', { ...mail, types: { ...types, Person: 'address' } }],
    ['with an unknown type', { ...mail, types: { Mail: [{ name: 'to', type: 'Nobody' }] } }],
    ['with an invalid name', { ...mail, types: { ...types, 'Mail(uint8 x)': [] } }],
    ['with the type __proto__', { ...mail, types: JSON.parse('{"__proto__":[]}') }],
    ['with two primary types', { ...mail, types: { ...types, Other: [] } }],
    ['with another primary type', { ...mail, primaryType: 'toString' }],
    ['with a value that is too large', { ...mail, message: { ...mail.message, amount: 256 } }],
    ['with a value that is missing', { ...mail, message: { amount: 1 } }],
    ['with a list of another length', { ...mail, message: { ...mail.message, to: [] } }],
    ['with a domain that has no hash', { ...mail, domain: { chainId: 'x' } }],
    ['with a circle', { ...mail, message: { ...mail.message, more: circle } }],
    ['that is deep', { ...mail, message: { ...mail.message, more: deep } }],
    ['with a map', { ...mail, message: { ...mail.message, more: new Map() } }],
    ['that is long', { ...mail, message: { ...mail.message, more: 'x'.repeat(128 * 1024) } }],
    ['with many values', { ...mail, message: { ...mail.message, more: Array(20_001).fill(1) } }],
    [
      'with many types',
      {
        ...mail,
        primaryType: 'T0',
        types: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`T${at}`, []])),
      },
    ],
    ['with half a character', { ...mail, domain: { name: '\udc00' } }],
  ])('%s is invalid', (_, typedData) => {
    expect(read(typedData)).toBe(-32602)
  })
})
