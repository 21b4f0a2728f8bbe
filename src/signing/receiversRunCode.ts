import type { SafeRef } from '#base'
import { coinReceivers, type Effect } from '#safe'
import type { ChainPort } from './ports.ts'
import { readOfficialSafe } from './readChain.ts'

/** For more accounts, the code isn't checked. */
const most = 50
/** Of more contracts, it isn't asked whether they are Safes, which takes several reads of each. */
const mostSafes = 8

/**
 * Whether coin goes to an account with code, which runs and can do anything: any contract except a
 * Safe with official code behind an official proxy, which only logs what it received. What can't be
 * read counts as code. Never rejects.
 */
export async function receiversRunCode(
  chain: ChainPort,
  chainId: SafeRef['chainId'],
  effect: Effect,
): Promise<boolean> {
  const receivers = coinReceivers(effect)
  if (receivers.length === 0) return false
  if (receivers.length > most) return true
  const hashes = await chain.codeHashes(receivers).catch(() => null)
  if (!hashes) return true
  const contracts = receivers.filter((_, at) => hashes[at] !== null)
  if (contracts.length > mostSafes) return true
  const safes = await Promise.all(
    contracts.map((address) => readOfficialSafe(chain, { chainId, address })),
  )
  return safes.includes(undefined)
}
