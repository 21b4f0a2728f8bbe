import type { Address } from '#base'
import { mainnet } from './namesNode.ts'

/**
 * The ENS names that were looked up, for as long as the page lives. Each chain has its own
 * (ENSIP-19); without a chain, it is mainnet's name.
 */
export interface EnsNames {
  get(address: Address, chainId?: string): string | null | undefined
  /** Looks up an address on a chain once. */
  want(address: Address, chainId?: string): void
  /** Another number after each change. */
  version(): number
  subscribe(listener: () => void): () => void
}

export interface EnsSource {
  /** Names cached by an earlier visit. */
  known: (address: Address, chainId: string) => string | null | undefined
  read: (address: Address, chainId: string) => Promise<string | null>
}

const keyOf = (address: Address, chainId: string) => `${chainId} ${address.toLowerCase()}`

/**
 * Looks up names through `read`. All that are wanted in one turn are reported together, so that a
 * list is rendered again once, not once per row. An address that couldn't be looked up is treated
 * as nameless, and is requested again when it is next shown.
 */
export function createEnsNames({ known, read }: EnsSource): EnsNames {
  const names = new Map<string, string | null>()
  const wanted = new Set<string>()
  const listeners = new Set<() => void>()
  let version = 0
  let next: { address: Address; chainId: string; key: string }[] = []
  async function lookUp(): Promise<void> {
    const asked = next
    next = []
    const found = await Promise.allSettled(
      asked.map(({ address, chainId }) => read(address, chainId)),
    )
    let isNew = false
    for (const [index, outcome] of found.entries()) {
      const key = asked[index]?.key ?? ''
      if (outcome.status === 'rejected') wanted.delete(key)
      else if ((names.get(key) ?? null) !== outcome.value) {
        names.set(key, outcome.value)
        isNew = true
      }
    }
    if (!isNew) return
    version += 1
    for (const listener of listeners) listener()
  }
  return {
    get(address, chainId = mainnet) {
      const key = keyOf(address, chainId)
      if (!names.has(key)) {
        const name = known(address, chainId)
        if (name === undefined) return undefined
        names.set(key, name)
      }
      return names.get(key)
    },
    want(address, chainId = mainnet) {
      const key = keyOf(address, chainId)
      if (wanted.has(key)) return
      wanted.add(key)
      if (next.push({ address, chainId, key }) === 1) queueMicrotask(() => void lookUp())
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
