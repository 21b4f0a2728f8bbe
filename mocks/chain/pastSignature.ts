import { concat, hexToBigInt, numberToHex, type Hash, type Hex } from 'viem'

import type { Person } from '../people.ts'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
// 2·G: the point that belongs to the secret number 2, and the inverse of 2.
const r = 0xc6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5n
const inverse = (order + 1n) / 2n

/**
 * A valid signature over a hash, at once and without curve arithmetic: thousands of old rows need two each. It always uses the same
 * secret number, which gives the private key away. That is no loss here: the people's keys are in the source, for all to read.
 */
export function pastSignature(who: Person, hash: Hash): Hex {
  const s = ((hexToBigInt(hash) + r * hexToBigInt(who.privateKey)) * inverse) % order
  // Contracts take either half of the curve, libraries only the lower one; mirroring s turns the point over.
  const mirrored = s > order / 2n
  return concat([numberToHex(r, { size: 32 }), numberToHex(mirrored ? order - s : s, { size: 32 }), mirrored ? '0x1c' : '0x1b'])
}
