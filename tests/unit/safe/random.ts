import { bytesToHex } from 'viem'
import type { Address, Hex } from '#base'
import { size } from '../../size.ts'

/** A run draws the same cases as the last one; a nightly run draws new ones. */
const ownSeed = () => (size === 'nightly' ? Math.floor(performance.timeOrigin) : 1)

/** Repeatable numbers; a test prints the seed, and SEED=… runs the same again. */
export function random(seed = Number(process.env.SEED ?? ownSeed())) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  const bytes = (length: number): Hex => bytesToHex(Uint8Array.from({ length }, () => upTo(256)))
  return {
    seed,
    upTo,
    bytes,
    address: () => bytes(20) as Address,
    /** Small and huge ones. */
    uint: () => BigInt(bytes(1 + upTo(32))),
    pick: <T>(list: readonly T[]): T => list[upTo(list.length)] as T,
  }
}

export type Random = ReturnType<typeof random>
