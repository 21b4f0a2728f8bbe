import { concat, hexToBigInt, numberToHex, type Hash, type Hex } from 'viem'

import type { Person } from '../people.ts'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
// 2·G: the point of the secret nonce 2, and the inverse of 2.
const r = 0xc6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5n
const inverse = (order + 1n) / 2n

/**
 * A valid signature of a hash without curve arithmetic, because thousands of old rows need two
 * each. It always uses the same secret nonce, which reveals the private key. That does not matter
 * here: the keys are public in the source.
 */
export function pastSignature(who: Person, hash: Hash): Hex {
  const s = ((hexToBigInt(hash) + r * hexToBigInt(who.privateKey)) * inverse) % order
  // Contracts accept either half of the curve, libraries only the lower one; negating s mirrors the
  // point.
  const mirrored = s > order / 2n
  return concat([
    numberToHex(r, { size: 32 }),
    numberToHex(mirrored ? order - s : s, { size: 32 }),
    mirrored ? '0x1c' : '0x1b',
  ])
}
