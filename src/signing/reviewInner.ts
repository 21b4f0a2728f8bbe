import type { Address, ChainSnapshot, Hex, SafeRef } from '#base'
import type { SafeTx } from '#domain'
import { checkContract, contractVersion, type Decoded, resolveInner, safeTxHash } from '#safe'
import type { ChainPort } from './ports.ts'
import { readChain } from './readChain.ts'

// Loaded only for transactions that approve or execute those of other Safes, or change settings.

/** How many other Safes are read for one review. */
const maxAccounts = 20

/** Finds a Safe's transaction by its hash, wherever it comes from: its hash is calculated here. */
export type LookUp = (at: SafeRef, hash: Hex) => Promise<SafeTx | null>

/**
 * Adds what the transactions do that are approved or executed on behalf of other Safes. Each
 * counts only if its hash is the approved one and its Safe runs official code. Never rejects.
 */
export function reviewInner(
  chain: ChainPort | undefined,
  { chainId, address: safe }: SafeRef,
  decoded: Decoded,
  lookUp: LookUp | undefined,
): Promise<Decoded> {
  const known = new Map<string, Promise<ChainSnapshot | null>>()
  const read = async (address: Address): Promise<ChainSnapshot | null> => {
    const key = address.toLowerCase()
    if (!known.has(key) && known.size === maxAccounts) return null
    const reading =
      known.get(key) ??
      readChain(chain, { chainId, address }).then(({ snapshot }) =>
        snapshot && checkContract(snapshot).every(({ status }) => status === 'ok')
          ? snapshot
          : null,
      )
    known.set(key, reading)
    return reading
  }
  return resolveInner(decoded, safe, {
    versionOf: async (account) => {
      const snapshot = await read(account)
      return (snapshot && contractVersion(snapshot)) ?? undefined
    },
    find: async (address, hash) => {
      const at = { chainId, address }
      const [snapshot, tx] = await Promise.all([
        read(address),
        lookUp?.(at, hash).catch(() => null),
      ])
      if (!snapshot || !tx) return undefined
      const isIt = safeTxHash({ ...at, version: contractVersion(snapshot) }, tx) === hash
      return isIt ? tx : undefined
    },
  })
}
