import type { Address } from '#base'

/** The ENS names that were looked up, for as long as the page lives. */
export interface EnsNames {
  get(address: Address): string | null | undefined
  /** Looks up an address once. */
  want(address: Address): void
  /** Another number after each change. */
  version(): number
  subscribe(listener: () => void): () => void
}

export interface EnsSource {
  /** Names cached by an earlier visit. */
  known: (address: Address) => string | null | undefined
  read: (address: Address) => Promise<string | null>
}

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
  let next: Address[] = []
  async function lookUp(): Promise<void> {
    const addresses = next
    next = []
    const found = await Promise.allSettled(addresses.map(read))
    let isNew = false
    for (const [index, outcome] of found.entries()) {
      const key = addresses[index]?.toLowerCase() ?? ''
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
    get(address) {
      const key = address.toLowerCase()
      if (!names.has(key)) {
        const name = known(address)
        if (name === undefined) return undefined
        names.set(key, name)
      }
      return names.get(key)
    },
    want(address) {
      const key = address.toLowerCase()
      if (wanted.has(key)) return
      wanted.add(key)
      if (next.push(address) === 1) queueMicrotask(() => void lookUp())
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
