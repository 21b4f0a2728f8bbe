import { coinReceivers, type Effect, isOfficialProxy } from '#safe'
import type { ChainPort } from './ports.ts'

/** Of more accounts, it isn't asked whether they have code. */
const most = 50

/**
 * Whether coin goes to an account with code, which runs and can do anything: another contract than
 * a Safe, which only notes what it got. What can't be read counts as code. Never rejects.
 */
export async function receiversRunCode(chain: ChainPort, effect: Effect): Promise<boolean> {
  const receivers = coinReceivers(effect)
  if (receivers.length === 0) return false
  if (receivers.length > most) return true
  const hashes = await chain.codeHashes(receivers).catch(() => null)
  return hashes?.some((hash) => hash !== null && !isOfficialProxy(hash)) ?? true
}
