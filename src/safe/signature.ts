import { concatHex, hexToNumber, pad, size, slice, sliceHex, toHex } from 'viem'
import { type Address, type Hex, sameAddress } from '#base'

/** Bytes that are not a signature of any kind that the contract knows. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError'
}

/**
 * A signature as it stands in the contract's bytes, told apart by v:
 * 27/28 the hash itself, 31/32 `eth_sign` (from 1.1.0), 1 approved on chain, 0 a contract's own.
 */
export type SignaturePart =
  | { kind: 'eoa'; data: Hex }
  | { kind: 'ethSign'; data: Hex }
  | { kind: 'approved'; signer: Address }
  | { kind: 'contract'; signer: Address; data: Hex }

/** The same with the owner known, which packing needs: parts are sorted by owner. */
export type OwnerSignature = SignaturePart & { signer: Address }

export type SignatureKind = SignaturePart['kind']

const partLength = 65

export const vOf = (part: Hex): number => hexToNumber(slice(part, 64, 65))

/**
 * A wallet's answer as 65 bytes with v of 27 or 28. Some devices answer v as 0 or 1, some the compact form of EIP-2098 (64 bytes).
 * Only for fresh answers: in packed signatures v of 0 and 1 mean other things.
 * @throws InvalidSignatureError
 */
export function normaliseSignature(answer: Hex): Hex {
  if (size(answer) === 64) {
    const top = hexToNumber(slice(answer, 32, 33))
    return concatHex([slice(answer, 0, 32), toHex(top & 0x7f, { size: 1 }), slice(answer, 33, 64), top & 0x80 ? '0x1c' : '0x1b'])
  }
  if (size(answer) !== partLength) throw new InvalidSignatureError(`The wallet answered ${size(answer)} bytes where a signature has ${partLength}.`)
  const v = vOf(answer)
  if (v === 27 || v === 28) return answer.toLowerCase() as Hex
  if (v === 0 || v === 1) return concatHex([slice(answer, 0, 64), toHex(v + 27, { size: 1 })])
  throw new InvalidSignatureError(`The wallet answered a signature with v of ${v}; the contract wants 27 or 28.`)
}

/** Marks a signature over the prefixed hash (`eth_sign`, `personal_sign`) for the contract: v + 4. */
export const asEthSign = (signature: Hex): Hex =>
  concatHex([slice(normaliseSignature(signature), 0, 64), toHex(vOf(normaliseSignature(signature)) + 4, { size: 1 })])

const compare = (a: OwnerSignature, b: OwnerSignature) => (a.signer.toLowerCase() < b.signer.toLowerCase() ? -1 : 1)

/**
 * The contract's `signatures` bytes: 65 per owner, strictly ascending by owner, contracts' own bytes behind them.
 * @throws InvalidSignatureError when an owner signs twice
 */
export function packSignatures(signatures: readonly OwnerSignature[]): Hex {
  const sorted = [...signatures].sort(compare)
  const twice = sorted.find((one, at) => sameAddress(one.signer, sorted[at + 1]?.signer))
  if (twice) throw new InvalidSignatureError(`${twice.signer} signs twice; the contract counts every owner once.`)
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
  if (BigInt(slice(word, 0, 12)) !== 0n) throw new InvalidSignatureError('A signature names something longer than an address as its owner.')
  return slice(word, 12, 32)
}

function contractPart(bytes: Hex, part: Hex): { signer: Address; data: Hex; offset: number } {
  const offset = Number(BigInt(slice(part, 32, 64)))
  if (offset < partLength || offset + 32 > size(bytes)) throw new InvalidSignatureError("A contract's signature points outside the bytes.")
  const length = Number(BigInt(sliceHex(bytes, offset, offset + 32)))
  if (offset + 32 + length > size(bytes)) throw new InvalidSignatureError("A contract's signature is cut off.")
  const data = length === 0 ? '0x' : sliceHex(bytes, offset + 32, offset + 32 + length)
  return { signer: addressIn(slice(part, 0, 32)), data, offset }
}

/**
 * Takes the contract's bytes apart, in their order. Who signed an `eoa` or `ethSign` part is found with `recoverSigner`.
 * @throws InvalidSignatureError
 */
export function unpackSignatures(bytes: Hex): SignaturePart[] {
  const parts: SignaturePart[] = []
  let end = size(bytes)
  for (let at = 0; at < end; at += partLength) {
    if (at + partLength > end) throw new InvalidSignatureError('The signatures are cut off in the middle of one.')
    const part = sliceHex(bytes, at, at + partLength)
    const v = vOf(part)
    if (v === 0) {
      const { offset, ...contract } = contractPart(bytes, part)
      end = Math.min(end, offset)
      parts.push({ kind: 'contract', ...contract })
    } else if (v === 1) parts.push({ kind: 'approved', signer: addressIn(slice(part, 0, 32)) })
    else if (v === 27 || v === 28) parts.push({ kind: 'eoa', data: part })
    else if (v === 31 || v === 32) parts.push({ kind: 'ethSign', data: part })
    else throw new InvalidSignatureError(`A signature has v of ${v}, which no contract accepts.`)
  }
  return parts
}

/**
 * One owner's signature as a service keeps it.
 * @throws InvalidSignatureError when the bytes hold none, or more than one
 */
export function readSignature(bytes: Hex): SignaturePart {
  const [only, ...more] = unpackSignatures(bytes)
  if (!only || more.length > 0) throw new InvalidSignatureError(`One signature was expected, ${only ? more.length + 1 : 0} came.`)
  return only
}
