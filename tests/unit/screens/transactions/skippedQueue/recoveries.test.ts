import type { DelayModule, QueuedTx } from '#base'
import { describe, expect, it } from 'vitest'
import {
  nextChange,
  queuedCount,
  recoveriesOf,
  recoveryState,
  skippedCount,
} from '../../../../../src/screens/transactions/skippedQueue/recoveries.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
const day = 86_400_000

const aQueued = (number: number, parts: Partial<QueuedTx> = {}): QueuedTx => ({
  number: BigInt(number),
  hash: '0x01',
  createdAt: start,
  executableAt: start + 2 * day,
  expiresAt: start + 9 * day,
  ...parts,
})

const aModule = (queued: readonly QueuedTx[], parts: Partial<DelayModule> = {}): DelayModule => ({
  address: '0x00000000000000000000000000000000000000De',
  isPublished: true,
  owner: null,
  target: null,
  next: 0n,
  end: BigInt(queued.length),
  queued,
  ...parts,
})

describe('a recovery', () => {
  it.each([
    [start, 'waiting'],
    [start + 2 * day - 1, 'waiting'],
    [start + 2 * day, 'executable'],
    [start + 9 * day, 'executable'],
    [start + 9 * day + 1, 'expired'],
  ])('at %i is %s', (now, state) => expect(recoveryState(aQueued(0), now)).toBe(state))

  it('without an end never expires', () =>
    expect(recoveryState(aQueued(0, { expiresAt: null }), start + 1_000 * day)).toBe('executable'))
})

describe('the recoveries of a Safe', () => {
  it('are absent without modules, or with an empty queue', () => {
    expect(recoveriesOf([], start)).toEqual([])
    expect(recoveriesOf([aModule([])], start)).toEqual([])
    expect(nextChange([])).toBeUndefined()
  })

  it('are sorted by urgency', () => {
    const old = aQueued(0, { executableAt: start - 9 * day, expiresAt: start - day })
    const later = aQueued(2)
    const ready = aQueued(1, { executableAt: start - day })
    const sooner = aQueued(7, { executableAt: start + day })
    const all = recoveriesOf([aModule([old, ready, later]), aModule([sooner])], start)
    expect(all.map(({ queued, state }) => [Number(queued.number), state])).toEqual([
      [1, 'executable'],
      [7, 'waiting'],
      [2, 'waiting'],
      [0, 'expired'],
    ])
    expect(nextChange(all)).toBe(start + day)
  })

  it('change last when one expires', () => {
    expect(nextChange(recoveriesOf([aModule([aQueued(0)])], start + 3 * day))).toBe(
      start + 9 * day + 1,
    )
    expect(nextChange(recoveriesOf([aModule([aQueued(0)])], start + 10 * day))).toBeUndefined()
  })
})

describe('canceling', () => {
  it('counts all that is queued before a number, and nothing that the contract rejects', () => {
    const module = aModule([], { next: 3n, end: 16n })
    expect(queuedCount(module)).toBe(13)
    expect([4n, 16n, 3n, 17n].map((to) => skippedCount(module, to))).toEqual([1, 13, 0, 0])
  })
})
