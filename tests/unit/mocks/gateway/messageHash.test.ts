import type { TypedMessage } from '#gateway'
import { hashMessage, hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { delegateHash, deletionHash } from '../../../../mocks/gateway/reading/hourly.ts'
import { innerHash, safeMessageHash } from '../../../../mocks/gateway/reading/safeMessage.ts'
import { typedDataHash } from '../../../../mocks/gateway/reading/typedDataHash.ts'

const safe = '0x0000000000000000000000000000000000005afe'
const mail: TypedMessage = {
  domain: { name: 'Demo', version: '1', chainId: 17000 },
  primaryType: 'Mail',
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  message: { contents: 'hi' },
}

describe('the hash that owners sign', () => {
  it('of a text is the published one', () => {
    expect(innerHash('Hello, Safe!')).toBe(
      '0x7527048047149fd72081d6c57669add6ef5758aee937f3e1f62718de63e1468a',
    )
    expect(safeMessageHash('17000', safe, 'Hello, Safe!')).toBe(
      '0xb92784ecb78e7364d71c6d0f845e0a292233ece0d4157678c74114245cda1253',
    )
  })

  it('of typed data is the published one', () => {
    expect(innerHash(mail)).toBe(
      '0x9919f9190cc198fdac84e371e4b0faf7486952763505102745a399719fb6826c',
    )
    expect(safeMessageHash('17000', safe, mail)).toBe(
      '0x8b46a49ebf5686bf5c4530df539bd411939b61fad842f2249d85dcd6204f3d7c',
    )
  })

  it('of delegates and deletions is the published one', () => {
    const safeTxHash = '0x8e9f4a9768e927231e219eb9bd1e581999744c3a2d2450e2471dbd902bd7844d'
    expect(delegateHash('17000', '0x1563915e194D8CfBA1943570603F7606A3115508', 500_000n)).toBe(
      '0x509ab6a5df82a15b87da46efa0917116644b2a0a240ef2fba686684ac15de04c',
    )
    expect(deletionHash('17000', safe, safeTxHash, 500_000n)).toBe(
      '0xde9afcd6f21287294497162b249b11b430746360be9fbae4da1d7553106800ca',
    )
  })

  it.each(['', 'ümläut 🦭', '0x1234', 'a\nb'])('of the text %j is that of a wallet', (text) => {
    expect(innerHash(text)).toBe(hashMessage(text))
  })

  it('of nested structs, both kinds of lists, and every basic type matches a wallet’s', () => {
    const person = [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ]
    const rich: TypedMessage = {
      domain: {
        name: 'Rich',
        version: '2',
        chainId: 1,
        verifyingContract: '0xdadfdc95b8dcce922b962d3e21b213e69fad615b',
        salt: `0x${'07'.repeat(32)}`,
      },
      primaryType: 'Order',
      types: {
        Order: [
          { name: 'from', type: 'Person' },
          { name: 'to', type: 'Person[2]' },
          { name: 'price', type: 'uint256' },
          { name: 'change', type: 'int8' },
          { name: 'open', type: 'bool' },
          { name: 'tag', type: 'bytes4' },
          { name: 'raw', type: 'bytes' },
          { name: 'grid', type: 'uint8[][]' },
        ],
        Person: person,
        Unused: [{ name: 'nothing', type: 'uint8' }],
      },
      message: {
        from: { name: 'Alice', wallets: ['0x63A9bf153603E4a100579FF7763066b998107F83'] },
        to: [
          { name: 'Bob', wallets: [] },
          {
            name: 'Carol',
            wallets: [
              '0x32b2b3910a849e53488a4dce7cd3d5cc043813f8',
              '0x63A9bf153603E4a100579FF7763066b998107F83',
            ],
          },
        ],
        price: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
        change: -3,
        open: true,
        tag: '0xdeadbeef',
        raw: '0x010203',
        grid: [[1, 2], []],
      },
    }
    expect(typedDataHash(rich)).toBe(hashTypedData(rich as Parameters<typeof hashTypedData>[0]))
    const own = {
      ...mail,
      types: { ...mail.types, EIP712Domain: [{ name: 'name', type: 'string' }] },
    }
    expect(typedDataHash(own)).toBe(hashTypedData(own as Parameters<typeof hashTypedData>[0]))
    expect(typedDataHash(own)).not.toBe(typedDataHash(mail))
  })

  it.each([
    ['a primary type that nobody explains', { ...mail, primaryType: 'Post' }],
    ['a field that is missing', { ...mail, message: {} }],
    [
      'a number that is too large',
      {
        ...mail,
        types: { Mail: [{ name: 'contents', type: 'uint8' }] },
        message: { contents: '300' },
      },
    ],
    [
      'a list of another length',
      {
        ...mail,
        types: { Mail: [{ name: 'contents', type: 'uint8[2]' }] },
        message: { contents: [1] },
      },
    ],
    [
      'a type that does not exist',
      {
        ...mail,
        types: { Mail: [{ name: 'contents', type: 'number' }] },
        message: { contents: 1 },
      },
    ],
  ])('does not exist for %s', (_, message) => {
    expect(() => safeMessageHash('1', safe, message)).toThrow('Could not calculate messageHash')
  })
})
