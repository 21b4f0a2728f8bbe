import { concat, keccak256, pad } from 'viem'
import { privateKeyToAddress, sign, signMessage } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import {
  acceptSignature,
  asEthSign,
  InvalidSignatureError,
  normalizeSignature,
  type OwnerSignature,
  packConfirmations,
  packSignatures,
  recoverSigner,
  recoverSigners,
  unpackSignatures,
} from '#safe'
import { random } from './random.ts'
import { a, b, hash } from './vectors.ts'

const contract = '0x0000000000000000000000000000000000000c0d'

describe('whose signature it is', () => {
  it('is found for a key, for eth_sign, for an approval and for a contract', async () => {
    expect(await recoverSigner(hash, a.signature)).toBe(a.address)
    expect(await recoverSigner(hash, b.signature)).toBe(b.address)
    expect(
      await recoverSigner(hash, packSignatures([{ kind: 'approved', signer: a.address }])),
    ).toBe(a.address.toLowerCase())
    expect(
      await recoverSigner(
        hash,
        packSignatures([{ kind: 'contract', signer: contract, data: '0xaabbcc' }]),
      ),
    ).toBe(contract)
  })

  it('differs for another hash', async () => {
    expect(await recoverSigner(keccak256('0x01'), a.signature)).not.toBe(a.address)
  })

  it.each([
    '0x',
    '0x1234',
    `0x${'00'.repeat(64)}1d`,
    `0x${'ff'.repeat(64)}1b`,
    concat([a.signature, '0x00']),
    concat([a.signature, a.signature]),
  ] as Hex[])('is rejected for %s', async (bytes) => {
    await expect(recoverSigner(hash, bytes)).rejects.toThrow(InvalidSignatureError)
  })
})

describe("a wallet's response", () => {
  const withV = (v: Hex): Hex => concat([a.signature.slice(0, -2) as Hex, v])

  it('has v = 27 or 28, even if a device returns 0 or 1', () => {
    expect(normalizeSignature(withV('0x00'))).toBe(a.signature)
    expect(normalizeSignature(withV('0x01'))).toBe(withV('0x1c'))
    expect(normalizeSignature(a.signature)).toBe(a.signature)
    expect(() => normalizeSignature(withV('0x05'))).toThrow(InvalidSignatureError)
    expect(() => normalizeSignature('0x1234')).toThrow(InvalidSignatureError)
  })

  it('may be in the compact form of EIP-2098', async () => {
    for (const message of ['one', 'two', 'three', 'four']) {
      const digest = keccak256(`0x${Buffer.from(message).toString('hex')}`)
      const plain = await sign({ hash: digest, privateKey: a.key, to: 'hex' })
      const odd = plain.endsWith('1c')
      const s = BigInt(`0x${plain.slice(66, 130)}`) | (odd ? 1n << 255n : 0n)
      expect(normalizeSignature(`0x${plain.slice(2, 66)}${s.toString(16).padStart(64, '0')}`)).toBe(
        plain,
      )
    }
  })

  it('is accepted if the account signed typed data or a prefixed hash', async () => {
    expect(await acceptSignature(hash, withV('0x00'), a.address)).toBe(a.signature)
    const prefixed = await signMessage({ message: { raw: hash }, privateKey: b.key })
    expect(await acceptSignature(hash, prefixed, b.address)).toBe(b.signature)
    expect(asEthSign(prefixed)).toBe(b.signature)
    await expect(acceptSignature(hash, a.signature, b.address)).rejects.toThrow(
      InvalidSignatureError,
    )
    await expect(acceptSignature(keccak256('0x'), a.signature, a.address)).rejects.toThrow(
      InvalidSignatureError,
    )
  })
})

describe('packed signatures', () => {
  const signedByA: OwnerSignature = { kind: 'eoa', signer: a.address, data: a.signature }
  const signedByB: OwnerSignature = { kind: 'ethSign', signer: b.address, data: b.signature }

  it('are in ascending order of their owners', () => {
    expect(packSignatures([signedByA, signedByB])).toBe(concat([b.signature, a.signature]))
    expect(packSignatures([signedByB, signedByA])).toBe(concat([b.signature, a.signature]))
  })

  it('have contract signatures after all fixed parts', () => {
    expect(
      packSignatures([signedByA, { kind: 'contract', signer: contract, data: '0xaabbcc' }]),
    ).toBe(concat([pad(contract), pad('0x82'), '0x00', a.signature, pad('0x03'), '0xaabbcc']))
  })

  it('contain owners who approved on-chain', () => {
    expect(packSignatures([{ kind: 'approved', signer: a.address }])).toBe(
      concat([pad('0x'), '0x01']).replace(
        /^0x0{64}/,
        `0x${'0'.repeat(24)}${a.address.slice(2).toLowerCase()}${'0'.repeat(64)}`,
      ),
    )
  })

  it('contain every owner once', () => {
    expect(() =>
      packSignatures([signedByA, { kind: 'approved', signer: a.address.toLowerCase() as Address }]),
    ).toThrow(InvalidSignatureError)
  })

  it('contain only current owners, and no more than needed', () => {
    const all = [
      { signer: a.address, signature: a.signature },
      { signer: b.address, signature: b.signature },
    ]
    expect(packConfirmations(all, [a.address], 1)).toBe(a.signature)
    expect(packConfirmations(all, [b.address, a.address], 2)).toBe(
      concat([b.signature, a.signature]),
    )
    expect(packConfirmations(all, [b.address, a.address], 1)).toBe(a.signature)
    expect(packConfirmations([{ signer: a.address, signature: null }], [a.address], 1)).toBe(
      packSignatures([{ kind: 'approved', signer: a.address }]),
    )
  })

  it.each([
    [
      "a contract's part that points into the fixed parts",
      concat([pad(contract), pad('0x20'), '0x00']),
    ],
    ["a contract's part that points outside", concat([pad(contract), pad('0xff'), '0x00'])],
    [
      "a contract's part that is cut off",
      concat([pad(contract), pad('0x41'), '0x00', pad('0x05'), '0xaabb']),
    ],
    ['an owner longer than an address', concat([`0x01${'00'.repeat(63)}`, '0x01'])],
  ] as [string, Hex][])('are rejected with %s', (_, bytes) => {
    expect(() => unpackSignatures(bytes)).toThrow(InvalidSignatureError)
  })

  it('are unpacked as they were packed, for any signers and kinds', async () => {
    const dice = random()
    for (let round = 0; round < 60; round++) {
      const digest = dice.bytes(32)
      const count = 1 + dice.upTo(6)
      const signatures = await Promise.all(
        Array.from({ length: count }, () => oneOf(dice.upTo(4), dice, digest)),
      )
      const packed = packSignatures(signatures)
      const again = await recoverSigners(digest, packed)
      const expected = signatures.toSorted((one, two) =>
        BigInt(one.signer) < BigInt(two.signer) ? -1 : 1,
      )
      expect(again.map(lower), `seed ${dice.seed}, round ${round}`).toEqual(expected.map(lower))
      expect(packSignatures(again)).toBe(packed)
    }
  })
})

const lower = (one: OwnerSignature) => ({ ...one, signer: one.signer.toLowerCase() })

async function oneOf(
  kind: number,
  dice: ReturnType<typeof random>,
  digest: Hex,
): Promise<OwnerSignature> {
  const privateKey = dice.bytes(32)
  const signer = privateKeyToAddress(privateKey)
  if (kind === 0)
    return { kind: 'eoa', signer, data: await sign({ hash: digest, privateKey, to: 'hex' }) }
  if (kind === 1)
    return {
      kind: 'ethSign',
      signer,
      data: asEthSign(await signMessage({ message: { raw: digest }, privateKey })),
    }
  return kind === 2
    ? { kind: 'approved', signer }
    : { kind: 'contract', signer, data: dice.upTo(4) === 0 ? '0x' : dice.bytes(1 + dice.upTo(200)) }
}
