import { sameAddress } from '#base'
import type { Address, Hash } from 'viem'
import { createLock } from '../chain/lock.ts'

/** Number of free relayed calls per Safe, or per owner of new Safes, within {@link relayWindow}. */
export const relayLimit = 5
/** Milliseconds. */
const relayWindow = 24 * 3_600_000

/** A relayed call. */
export interface RelayedCall {
  taskId: Hash
  /** The accounts that it counts for: the Safe, or each owner of a new one. */
  countedFor: readonly Address[]
  txHash: Hash
  /** Milliseconds. */
  at: number
}

/** The relayed calls of one chain. */
export function createRelays() {
  const calls: RelayedCall[] = []
  const asked = new Map<Hash, number>()
  return {
    /**
     * One at a time: two simultaneous calls would both use the last free slot, and the same nonce.
     */
    locked: createLock(),
    add: (call: RelayedCall) => void calls.push(call),
    remaining: (account: Address, now: number): number =>
      Math.max(
        0,
        relayLimit -
          calls.filter(
            ({ countedFor, at }) =>
              countedFor.some((one) => sameAddress(one, account)) && at > now - relayWindow,
          ).length,
      ),
    /** Returns a task, and how often it has been requested. */
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
