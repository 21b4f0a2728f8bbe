import type { SafeRef } from '#base'
import { coinReceivers, type Effect } from '#safe'
import type { ChainPort } from './ports.ts'
import { readOfficialSafe } from './readChain.ts'

/** Maximum accounts whose code is checked. */
const most = 50
/** Maximum contracts that are checked for being Safes, which takes several reads each. */
const mostSafes = 8

/**
 * Whether coins go to an account with code, which runs and can do anything: any contract except a
 * Safe with official code behind an official proxy, which only logs what it received. Unreadable
 * code counts as code. Never rejects.
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
