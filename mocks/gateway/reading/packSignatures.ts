import { concat, pad, size, sliceHex, toHex, type Hex } from 'viem'
import type { Signer } from './signers.ts'

/**
 * Packs signatures for the contract: sorted by owner, fixed parts first, then the contract
 * signatures. Each signature can stand alone.
 */
export function packSigners(signers: readonly Signer[]): Hex {
  const sorted = signers.toSorted((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1))
  let tail: Hex = '0x'
  const fixed = sorted.map(({ owner, signature }) => {
    if (sliceHex(signature, 64, 65) !== '0x00') return signature
    const offset = toHex(65 * sorted.length + size(tail), { size: 32 })
    tail = concat([tail, sliceHex(signature, 65)])
    return concat([pad(owner), offset, '0x00'])
  })
  return concat([...fixed, tail])
}
