import { concatHex, hexToNumber, pad, size, slice, sliceHex, toHex } from 'viem'
import { type Address, type Hex, sameAddress } from '#base'

/** Bytes that are not a signature of any kind that the contract supports. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError'
}

/**
 * A signature as packed for the contract. v distinguishes the kinds:
 * 27/28 the hash itself, 31/32 `eth_sign` (since 1.1.0), 1 approved on-chain, 0 a contract
 * signature.
 */
export type SignaturePart =
  | { kind: 'eoa'; data: Hex }
  | { kind: 'ethSign'; data: Hex }
  | { kind: 'approved'; signer: Address }
  | { kind: 'contract'; signer: Address; data: Hex }

/** A signature with its owner, which packing needs: signatures are sorted by owner. */
export type OwnerSignature = SignaturePart & { signer: Address }

export type SignatureKind = SignaturePart['kind']

const partLength = 65

export const vOf = (part: Hex): number => hexToNumber(slice(part, 64, 65))

/**
 * A wallet's signature as 65 bytes with v = 27 or 28. Some devices return v as 0 or 1, some the
 * compact form of EIP-2098 (64 bytes). Not for packed signatures, in which v of 0 and 1 have
 * another meaning.
 * @throws InvalidSignatureError
 */
export function normalizeSignature(answer: Hex): Hex {
  if (size(answer) === 64) {
    const top = hexToNumber(slice(answer, 32, 33))
    return concatHex([
      slice(answer, 0, 32),
      toHex(top & 0x7f, { size: 1 }),
      slice(answer, 33, 64),
      top & 0x80 ? '0x1c' : '0x1b',
    ])
  }
  if (size(answer) !== partLength)
    throw new InvalidSignatureError(
      `The wallet returned ${size(answer)} bytes; a signature has ${partLength}.`,
    )
  const v = vOf(answer)
  if (v === 27 || v === 28) return answer.toLowerCase() as Hex
  if (v === 0 || v === 1) return concatHex([slice(answer, 0, 64), toHex(v + 27, { size: 1 })])
  throw new InvalidSignatureError(
    `The wallet returned a signature with v = ${v}; the contract requires 27 or 28.`,
  )
}

/**
 * Marks a signature over the prefixed hash (`eth_sign`, `personal_sign`) for the contract: v + 4.
 */
export const asEthSign = (signature: Hex): Hex =>
  concatHex([
    slice(normalizeSignature(signature), 0, 64),
    toHex(vOf(normalizeSignature(signature)) + 4, { size: 1 }),
  ])

const compare = (a: OwnerSignature, b: OwnerSignature) =>
  a.signer.toLowerCase() < b.signer.toLowerCase() ? -1 : 1

/**
 * The contract's `signatures` bytes: 65 per owner, in strictly ascending order of owners, followed
 * by the dynamic parts of contract signatures.
 * @throws InvalidSignatureError when an owner signs twice
 */
export function packSignatures(signatures: readonly OwnerSignature[]): Hex {
  const sorted = [...signatures].sort(compare)
  const duplicate = sorted.find((one, at) => sameAddress(one.signer, sorted[at + 1]?.signer))
  if (duplicate)
    throw new InvalidSignatureError(
      `${duplicate.signer} signed twice; the contract counts every owner once.`,
    )
  const tails: Hex[] = []
  let offset = partLength * sorted.length
  const parts = sorted.map((one) => {
    const signer = one.signer.toLowerCase() as Hex
    if (one.kind === 'approved') return concatHex([pad(signer), pad('0x'), '0x01'])
    if (one.kind !== 'contract') return one.data
    const tail = concatHex([toHex(size(one.data), { size: 32 }), one.data])
    const part = concatHex([pad(signer), toHex(offset, { size: 32 }), '0x00'])
    tails.push(tail)
    offset += size(tail)
    return part
  })
  return concatHex([...parts, ...tails]).toLowerCase() as Hex
}

const addressIn = (word: Hex): Address => {
  if (BigInt(slice(word, 0, 12)) !== 0n)
    throw new InvalidSignatureError('The owner in a signature is longer than an address.')
  return slice(word, 12, 32)
}

function contractPart(bytes: Hex, part: Hex): { signer: Address; data: Hex; offset: number } {
  const offset = Number(BigInt(slice(part, 32, 64)))
  if (offset < partLength || offset + 32 > size(bytes))
    throw new InvalidSignatureError('A contract signature points outside the bytes.')
  const length = Number(BigInt(sliceHex(bytes, offset, offset + 32)))
  if (offset + 32 + length > size(bytes))
    throw new InvalidSignatureError('A contract signature is truncated.')
  const data = length === 0 ? '0x' : sliceHex(bytes, offset + 32, offset + 32 + length)
  return { signer: addressIn(slice(part, 0, 32)), data, offset }
}

/**
 * Unpacks the contract's bytes, in their order. The signer of an `eoa` or `ethSign` part is
 * recovered with `recoverSigner`.
 * @throws InvalidSignatureError
 */
export function unpackSignatures(bytes: Hex): SignaturePart[] {
  const parts: SignaturePart[] = []
  let end = size(bytes)
  for (let at = 0; at < end; at += partLength) {
    if (at + partLength > end) throw new InvalidSignatureError('The signatures are truncated.')
    const part = sliceHex(bytes, at, at + partLength)
    const v = vOf(part)
    if (v === 0) {
      const { offset, ...contract } = contractPart(bytes, part)
      end = Math.min(end, offset)
      parts.push({ kind: 'contract', ...contract })
    } else if (v === 1) parts.push({ kind: 'approved', signer: addressIn(slice(part, 0, 32)) })
    else if (v === 27 || v === 28) parts.push({ kind: 'eoa', data: part })
    else if (v === 31 || v === 32) parts.push({ kind: 'ethSign', data: part })
    else throw new InvalidSignatureError(`A signature has v = ${v}, which no contract accepts.`)
  }
  return parts
}

/**
 * The signatures that a contract with a threshold of `count` checks: it ignores the rest, and
 * rejects missing or unreadable ones (null).
 */
export function firstSignatures(bytes: Hex, count: number): readonly (SignaturePart | null)[] {
  const given = Math.min(count, Math.floor(size(bytes) / partLength))
  return Array.from({ length: given }, (_, index): SignaturePart | null => {
    try {
      const at = partLength * index
      const part = sliceHex(bytes, at, at + partLength)
      if (vOf(part) > 1) return readSignature(part)
      // The contract ignores anything beyond an address.
      const named = concatHex([pad('0x', { size: 12 }), slice(part, 12)])
      if (vOf(part) === 1) return readSignature(named)
      const { offset, ...contract } = contractPart(bytes, named)
      return offset < partLength * count ? null : { kind: 'contract', ...contract }
    } catch {
      return null
    }
  })
}

/**
 * A single owner's signature in the format of services.
 * @throws InvalidSignatureError if the bytes contain none, or more than one
 */
export function readSignature(bytes: Hex): SignaturePart {
  const [only, ...more] = unpackSignatures(bytes)
  if (!only || more.length > 0)
    throw new InvalidSignatureError(`Expected one signature, got ${only ? more.length + 1 : 0}.`)
  return only
}
