// Keccak-256 as Ethereum uses it (the padding is older than that of SHA-3):
// https://keccak.team/keccak_specs_summary.html Written here because apps call the hash functions
// synchronously, and a library would weigh more than the whole SDK.

import { hexOf } from '../hex.ts'

/** Bytes that one permutation absorbs. */
const rate = 136

/**
 * The steps of the permutation: where each lane moves and by how many bits it rotates, and what
 * each round adds to the first lane.
 */
function createSteps() {
  const moves: { to: number; turn: number }[] = []
  let [x, y] = [1, 0]
  for (let step = 1; step <= 24; step++) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    moves.push({ to: 2 * (x + 5 * y), turn: ((step * (step + 1)) / 2) % 64 })
  }
  let register = 1
  const constants = Array.from({ length: 24 }, () => {
    const halves = [0, 0]
    for (let bit = 0; bit < 7; bit++) {
      const place = 2 ** bit - 1
      if (register & 1) halves[place >> 5]! |= 1 << (place & 31)
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0)
    }
    return halves as [low: number, high: number]
  })
  return { moves, constants }
}

const steps = /*@__PURE__*/ createSteps()

/** Working memory, allocated once because a message may need thousands of hashes. */
const sums = /*@__PURE__*/ new Int32Array(10)
const row = /*@__PURE__*/ new Int32Array(10)

/** Permutes 25 lanes of 64 bits, each as two numbers, the low one first. */
function permute(state: Int32Array): void {
  for (const constant of steps.constants) {
    for (let at = 0; at < 10; at++)
      sums[at] = state[at]! ^ state[at + 10]! ^ state[at + 20]! ^ state[at + 30]! ^ state[at + 40]!
    for (let at = 0; at < 10; at += 2) {
      const [low, high] = [sums[(at + 2) % 10]!, sums[(at + 3) % 10]!]
      const one = sums[(at + 8) % 10]! ^ ((low << 1) | (high >>> 31))
      const other = sums[(at + 9) % 10]! ^ ((high << 1) | (low >>> 31))
      for (let lane = at; lane < 50; lane += 10) {
        state[lane]! ^= one
        state[lane + 1]! ^= other
      }
    }
    let [low, high] = [state[2]!, state[3]!]
    for (const { to, turn } of steps.moves) {
      const [nextLow, nextHigh] = [state[to]!, state[to + 1]!]
      // Rotating a lane by 32 bits swaps its halves.
      const half = turn & 32 ? 1 : 0
      const bits = turn & 31
      state[to + half] = bits === 0 ? low : (low << bits) | (high >>> (32 - bits))
      state[to + 1 - half] = bits === 0 ? high : (high << bits) | (low >>> (32 - bits))
      low = nextLow
      high = nextHigh
    }
    for (let start = 0; start < 50; start += 10) {
      for (let at = 0; at < 10; at++) row[at] = state[start + at]!
      for (let at = 0; at < 10; at++)
        state[start + at] = row[at]! ^ (~row[(at + 2) % 10]! & row[(at + 4) % 10]!)
    }
    state[0]! ^= constant[0]
    state[1]! ^= constant[1]
  }
}

/** The hash of bytes, as 0x and 64 hex digits. */
export function keccak256(bytes: Uint8Array): `0x${string}` {
  const padded = new Uint8Array((Math.floor(bytes.length / rate) + 1) * rate)
  padded.set(bytes)
  padded[bytes.length]! ^= 0x01
  padded[padded.length - 1]! ^= 0x80
  const view = new DataView(padded.buffer)
  const state = new Int32Array(50)
  for (let start = 0; start < padded.length; start += rate) {
    for (let word = 0; word < rate / 4; word++)
      state[word]! ^= view.getInt32(start + 4 * word, true)
    permute(state)
  }
  for (let word = 0; word < 8; word++) view.setInt32(4 * word, state[word]!, true)
  return `0x${hexOf(padded.subarray(0, 32))}`
}
