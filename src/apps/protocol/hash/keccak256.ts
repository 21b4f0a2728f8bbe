// Keccak-256 as Ethereum uses it (the padding is older than that of SHA-3):
// https://keccak.team/keccak_specs_summary.html Written here because apps call the hash functions
// synchronously, and a library would weigh more than the whole SDK.

import { hexOf } from '../hex.ts'

/** Bytes that one permutation absorbs. */
const rate = 136

/**
 * The steps of the permutation: where each lane moves to and by how many bits it turns, and what
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

/**
 * The low half of a 64-bit number that was turned left; the high half with its halves exchanged.
 */
const turned = (low: number, high: number, by: number): number => {
  const [one, other] = by & 32 ? [high, low] : [low, high]
  const bits = by & 31
  return bits === 0 ? one : (one << bits) | (other >>> (32 - bits))
}

/** Permutes 25 lanes of 64 bits, each as two numbers, the low one first. */
function permute(state: Int32Array): void {
  for (const [low, high] of steps.constants) {
    const sums = Array.from(
      { length: 10 },
      (_, at) => state[at]! ^ state[at + 10]! ^ state[at + 20]! ^ state[at + 30]! ^ state[at + 40]!,
    )
    for (let at = 0; at < 50; at++) {
      const right = (at + 2) % 10
      // The other half of a lane is the next number, or the one before.
      state[at]! ^= sums[(at + 8) % 10]! ^ turned(sums[right]!, sums[right ^ 1]!, 1)
    }
    let carried = [state[2]!, state[3]!] as const
    for (const { to, turn } of steps.moves) {
      const next = [state[to]!, state[to + 1]!] as const
      state[to] = turned(carried[0], carried[1], turn)
      state[to + 1] = turned(carried[1], carried[0], turn)
      carried = next
    }
    for (let row = 0; row < 50; row += 10) {
      const before = state.slice(row, row + 10)
      for (let at = 0; at < 10; at++)
        state[row + at] = before[at]! ^ (~before[(at + 2) % 10]! & before[(at + 4) % 10]!)
    }
    state[0]! ^= low
    state[1]! ^= high
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
