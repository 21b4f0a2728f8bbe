import { sign, signMessage } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import {
  delegateTypedData,
  deleteRequestTypedData,
  messageHash,
  notificationHash,
  safeMessageHash,
  signedBytes,
  safeTxTypedData,
  totpAt,
  typedDataHash,
} from '#safe'
import { keccak256 } from 'viem'
import { a, b, hash, on, safe, tx } from './vectors.ts'

const mail = {
  domain: { name: 'Demo', version: '1', chainId: 17_000 },
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  primaryType: 'Mail',
  message: { contents: 'hi' },
} as const

describe('messages', () => {
  it('of text are hashed per EIP-191, then for the Safe', () => {
    expect(messageHash('Hello, Safe!')).toBe(
      '0x7527048047149fd72081d6c57669add6ef5758aee937f3e1f62718de63e1468a',
    )
    expect(safeMessageHash(on('17000'), 'Hello, Safe!')).toBe(
      '0xb92784ecb78e7364d71c6d0f845e0a292233ece0d4157678c74114245cda1253',
    )
  })

  it('of typed data are hashed as EIP-712, then in the name of the safe', () => {
    expect(messageHash(mail)).toBe(
      '0x9919f9190cc198fdac84e371e4b0faf7486952763505102745a399719fb6826c',
    )
    expect(safeMessageHash(on('17000'), mail)).toBe(
      '0x8b46a49ebf5686bf5c4530df539bd411939b61fad842f2249d85dcd6204f3d7c',
    )
  })
})

describe('requests to the transaction service', () => {
  it('deletes a proposal', async () => {
    const digest = typedDataHash(
      deleteRequestTypedData({ chainId: '17000', address: safe }, hash, 500_000n),
    )
    expect(digest).toBe('0xde9afcd6f21287294497162b249b11b430746360be9fbae4da1d7553106800ca')
    expect(await sign({ hash: digest, privateKey: a.key, to: 'hex' })).toBe(
      '0x2720c02193702ca299041bd34442bd6462b346c51c6ce018a98f442ab61248a369b859c016c3c9c441320acbb19e99d56778f1a16658bad111720d23e37f19731b',
    )
  })

  it('adds a delegate', async () => {
    const digest = typedDataHash(delegateTypedData('17000', b.address, 500_000n))
    expect(digest).toBe('0x509ab6a5df82a15b87da46efa0917116644b2a0a240ef2fba686684ac15de04c')
    expect(await sign({ hash: digest, privateKey: a.key, to: 'hex' })).toBe(
      '0x1e0473ed702f4a32a173dfe8643248036fb25a5043758fdda8b08e425412ed472f1e56d0697821447ae166b76132e7a69f0f1d2e9bbb5d01916ed22700f51b481b',
    )
  })

  it('registers a device', async () => {
    const digest = notificationHash({
      timestamp: 1_700_000_000,
      uuid: '123e4567-e89b-42d3-a456-426614174000',
      token: 'token',
      safes: ['0x0000000000000000000000000000000000005aFE'],
    })
    expect(digest).toBe('0xcc5b50267350c6accd7425304efd5ed39c5b62d4acba422eb5e860636b291259')
    expect(await signMessage({ message: { raw: digest }, privateKey: a.key })).toBe(
      '0x714ac94aee2625e1fac1ae27b58354b3ba0091fae7038d19a9850f9d055d2a134c1bb7f1873fb2f7e20cffa96a6ad36848afd96bfcae0814fdf8d2ea5bce95a31c',
    )
  })

  it('counts whole hours', () => {
    expect(totpAt(500_000 * 3_600_000)).toBe(500_000n)
    expect(totpAt(500_001 * 3_600_000 - 1)).toBe(500_000n)
  })
})

it('the bytes passed to a contract are those of the hash', () => {
  expect(keccak256(signedBytes(safeTxTypedData(on('17000'), tx)))).toBe(hash)
})
