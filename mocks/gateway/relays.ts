import { sameAddress } from '#base'
import type { Address, Hash } from 'viem'
import { createLock } from '../chain/lock.ts'

/** So many calls of a safe are made for nothing within {@link relayWindow}. */
export const relayLimit = 5
/** Milliseconds. */
const relayWindow = 24 * 3_600_000

/** A call that the relayer made. */
export interface RelayedCall {
  taskId: Hash
  safe: Address
  txHash: Hash
  /** Milliseconds. */
  at: number
}

/** What the relayer of one chain did. */
export function createRelays() {
  const calls: RelayedCall[] = []
  const asked = new Map<Hash, number>()
  return {
    /** One call after the other: two at once would both count on the last free place, and take the same nonce. */
    locked: createLock(),
    add: (call: RelayedCall) => void calls.push(call),
    remaining: (safe: Address, now: number): number =>
      Math.max(0, relayLimit - calls.filter((call) => sameAddress(call.safe, safe) && call.at > now - relayWindow).length),
    /** A task, and how often somebody asked for it before. */
    ask(taskId: string): { call: RelayedCall; before: number } | undefined {
      const call = calls.find((one) => one.taskId === taskId.toLowerCase())
      if (!call) return undefined
      const before = asked.get(call.taskId) ?? 0
      asked.set(call.taskId, before + 1)
      return { call, before }
    },
  }
}
export type Relays = ReturnType<typeof createRelays>
