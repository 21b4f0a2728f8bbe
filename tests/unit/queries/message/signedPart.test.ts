import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { signedPart } from '../../../../src/queries/message/signedPart.ts'

const types = {
  Order: [
    { name: 'items', type: 'Item[]' },
    { name: 'pair', type: 'Item[2]' },
    { name: 'h', type: 'bytes32' },
  ],
  Item: [{ name: 'count', type: 'uint256' }],
}
const hash = `0x${'12'.repeat(32)}` as const
const item = { count: 1, purpose: 'moves no funds' }
const data = {
  domain: { name: 'Shop', chainId: 1 },
  types,
  primaryType: 'Order',
  message: {
    purpose: 'Log in',
    items: [item, item],
    pair: [item, item],
    h: hash,
    __proto__: { more: 'x' },
  },
}

test('what the types do not name is not there, at any depth, and the hash is the same', () => {
  const part = signedPart(data)
  const bare = { count: 1 }
  expect(part).toEqual({
    domain: data.domain,
    types,
    primaryType: 'Order',
    message: { items: [bare, bare], pair: [bare, bare], h: hash },
  })
  const hashOf = (typed: unknown) => hashTypedData(typed as Parameters<typeof hashTypedData>[0])
  expect(hashOf(part)).toBe(hashOf(data))
})

test('of the domain, too, if it has a type of its own', () => {
  const own = { ...types, EIP712Domain: [{ name: 'chainId', type: 'uint256' }] }
  const part = signedPart({ ...data, types: own })
  expect(part.domain).toEqual({ chainId: 1 })
  const hashOf = (typed: unknown) => hashTypedData(typed as Parameters<typeof hashTypedData>[0])
  expect(hashOf(part)).toBe(hashOf({ ...data, types: own }))
})

test('values that do not fit their types stay as they are', () => {
  expect(signedPart({ ...data, message: { items: 'none', pair: null, h: 1 } }).message).toEqual({
    items: 'none',
    pair: null,
    h: 1,
  })
  expect(signedPart({ ...data, primaryType: 'Unknown' }).message).toBe(data.message)
})
