import { hashTypedData, type TypedDataDefinition } from 'viem'
import { signTypedData } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import {
  domainHash,
  rejectionTx,
  safeTxHash,
  safeTxHashes,
  safeTxTypedData,
  UnsupportedVersionError,
} from '#safe'
import { a, hash, on, safe, tx } from './vectors.ts'

describe('the hash of a Safe transaction', () => {
  it('has a domain, message, and full hash since 1.3.0', () => {
    expect(safeTxHashes(on('17000'), tx)).toEqual({
      domainHash: '0x6aae47633d5111956f41ee91f4f7738e44ac6dd29075e254bf8e55a67db7a4f6',
      messageHash: '0x9899f2b6584ddf6e225ce915d3caa6cd59ef61089a2e07b1a91e5af97737d8f3',
      safeTxHash: hash,
    })
    for (const version of ['1.3.0', '1.3.0+L2', '1.4.1', '1.4.1+L2', '1.5.0'])
      expect(safeTxHash(on('17000', version), tx)).toBe(hash)
  })

  it('differs on another chain', () => {
    expect(safeTxHash(on('1'), tx)).toBe(
      '0xbb4adb06187177d1443b047b0add96cb7d580389e9fcaf13dca078cd6238e356',
    )
  })

  it('leaves the chain out of the domain before 1.3.0', () => {
    for (const version of ['1.0.0', '1.1.1', '1.2.0']) {
      expect(domainHash(on('17000', version))).toBe(
        '0xd8436fd45aa1514a272f16b693b789867efd484531fc0efb942a5b35625ed6a7',
      )
      expect(safeTxHash(on('17000', version), tx)).toBe(
        '0x77ed09a99cfd214ca4a5d4ed661a30d3b7cf0108b83b85621fe20e1fcf034722',
      )
      expect(safeTxHash(on('1', version), tx)).toBe(
        '0x77ed09a99cfd214ca4a5d4ed661a30d3b7cf0108b83b85621fe20e1fcf034722',
      )
    }
  })

  it('calls the sixth field dataGas before 1.0.0', () => {
    expect(safeTxHashes(on('17000', '0.1.0'), tx)).toMatchObject({
      messageHash: '0x17550b620df153a97dd316b06de5588fe9ed21f07a57fe704353762b6733fc63',
      safeTxHash: '0x1d09d399b805439f2591fc91839e39bf4838c46c5f5aa5331f91d67593204b4c',
    })
  })

  it('of a rejection is that of the empty call to itself', () => {
    expect(safeTxHash(on('17000'), rejectionTx(safe, 7n))).toBe(
      '0x84e6422401a17198d280d8b0f5d46f3006d50557a9530c13596204636c7b4b2e',
    )
  })

  it('does not depend on the letter case of an address', () => {
    const shouted = { ...tx, to: '0xABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCD' as const }
    expect(safeTxHash(on('1'), shouted)).toBe(
      safeTxHash(on('1'), { ...shouted, to: '0xabcdefabcdefabcdefabcdefabcdefabcdefabcd' }),
    )
  })

  it.each([null, '', '1.3', '1.6.0', '2.0.0', '1.3.0 evil', 'x1.3.0'])(
    'is rejected for version %j',
    (version) => {
      expect(() => safeTxHash({ ...on('1'), version }, tx)).toThrow(UnsupportedVersionError)
    },
  )
})

describe('the typed data that a wallet gets', () => {
  it.each(['0.1.0', '1.1.1', '1.4.1'])('hashes to the same in viem, version %s', (version) => {
    const data = safeTxTypedData(on('17000', version), tx)
    expect(hashTypedData(data as unknown as TypedDataDefinition)).toBe(
      safeTxHash(on('17000', version), tx),
    )
  })

  it('gives the known signature', async () => {
    const data = safeTxTypedData(on('17000'), tx) as unknown as TypedDataDefinition
    expect(await signTypedData({ ...data, privateKey: a.key })).toBe(a.signature)
  })
})
