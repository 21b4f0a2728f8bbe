import { type KeyValue, readStored, writeStored } from '#base'
import { type PersonName, people } from './people.ts'
import { isWalletBehavior, otherChainId, type WalletBehavior } from './behavior.ts'

/** The controllable state of the demo wallet. */
export interface WalletState {
  person: PersonName
  behavior: WalletBehavior
  chainId: number
  /** Whether the page may see the account; wallets remember this across reloads. */
  authorized: boolean
}

/**
 * Controls the demo wallet. A change simulates an event in the wallet: another `person` changes the
 * account, another `chainId` the chain, `authorized: false` ends the session; the provider notifies
 * the page.
 */
export interface WalletController {
  get(): WalletState
  set(change: Partial<WalletState>): void
  /** Calls back with the new and the previous state; returns a function that unsubscribes. */
  subscribe(listener: (now: WalletState, before: WalletState) => void): () => void
}

export interface WalletControllerOptions extends Partial<WalletState> {
  /** Where the state is stored across reloads; not stored without it. */
  storage?: KeyValue | undefined
}

export const walletControllerKey = 'coffer.demo.wallet'

/** Default: Alice, who agrees, on chain 1, not connected; unless given or stored otherwise. */
export function createWalletController({
  storage,
  ...start
}: WalletControllerOptions = {}): WalletController {
  const first: WalletState = {
    person: 'alice',
    behavior: 'agrees',
    chainId: start.behavior === 'wrongChain' ? otherChainId : 1,
    authorized: false,
    ...start,
  }
  let state = storage ? readStored(walletControllerKey, parseState, first, storage) : first
  const listeners = new Set<(now: WalletState, before: WalletState) => void>()
  return {
    get: () => state,
    set: (change) => {
      const before = state
      const moved =
        change.behavior === 'wrongChain' && before.behavior !== 'wrongChain'
          ? { chainId: otherChainId }
          : {}
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
  const { person, behavior, chainId, authorized } = value as Record<string, unknown>
  if (typeof person !== 'string' || !Object.hasOwn(people, person)) return undefined
  if (!isWalletBehavior(behavior) || typeof chainId !== 'number' || typeof authorized !== 'boolean')
    return undefined
  return { person: person as PersonName, behavior, chainId, authorized }
}
