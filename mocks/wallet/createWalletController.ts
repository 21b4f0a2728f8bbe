import { type KeyValue, readStored, writeStored } from '#base'
import { type PersonName, people } from './people.ts'
import { isWalletBehaviour, otherChainId, type WalletBehaviour } from './behaviour.ts'

/** Everything about the demo wallet that can be switched. */
export interface WalletState {
  person: PersonName
  behaviour: WalletBehaviour
  chainId: number
  /** Whether the page may see the account; a wallet remembers this over a reload. */
  authorized: boolean
}

/**
 * The demo wallet's switches. Setting them is what happens in the wallet: another `person` is an account change, another
 * `chainId` a chain change, `authorized: false` ends the session; the provider tells the page of each.
 */
export interface WalletController {
  get(): WalletState
  set(change: Partial<WalletState>): void
  /** Calls back with the new and the former state; returns the way to stop. */
  subscribe(listener: (now: WalletState, before: WalletState) => void): () => void
}

export interface WalletControllerOptions extends Partial<WalletState> {
  /** Where the switches are kept over a reload; not kept without it. */
  storage?: KeyValue | undefined
}

export const walletControllerKey = 'coffer.demo.wallet'

/** Alice, who agrees, on chain 1 and not yet connected, unless said or stored otherwise. */
export function createWalletController({ storage, ...start }: WalletControllerOptions = {}): WalletController {
  const first: WalletState = { person: 'alice', behaviour: 'agrees', chainId: start.behaviour === 'wrongChain' ? otherChainId : 1, authorized: false, ...start }
  let state = storage ? readStored(walletControllerKey, parseState, first, storage) : first
  const listeners = new Set<(now: WalletState, before: WalletState) => void>()
  return {
    get: () => state,
    set: (change) => {
      const before = state
      const moved = change.behaviour === 'wrongChain' && before.behaviour !== 'wrongChain' ? { chainId: otherChainId } : {}
      state = { ...before, ...moved, ...change }
      if (storage) writeStored(walletControllerKey, state, storage)
      for (const listener of listeners) listener(state, before)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function parseState(value: unknown): WalletState | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { person, behaviour, chainId, authorized } = value as Record<string, unknown>
  if (typeof person !== 'string' || !Object.hasOwn(people, person)) return undefined
  if (!isWalletBehaviour(behaviour) || typeof chainId !== 'number' || typeof authorized !== 'boolean') return undefined
  return { person: person as PersonName, behaviour, chainId, authorized }
}
