import { sameAddress } from '#base'
import type { routes } from '#gateway'
import type { Address } from 'viem'
import type { Delegation } from '../delegations.ts'
import type { Handler } from '../handler.ts'
import { delegateHash, hoursTaken } from '../reading/hourly.ts'
import { readSafe } from '../reading/safeSnapshot.ts'
import { readAddress, readHex, readObject, readOptionalText, readText } from '../reading/values.ts'
import { whoSigned } from '../reading/whoSigned.ts'
import { upstream } from '../httpError.ts'
import type { ChainState } from '../state.ts'

const longestLabel = 50

/**
 * Only owners may add a delegate for one Safe; anyone may for all Safes, because it only applies to
 * the Safes they own.
 */
export const addDelegate: Handler<typeof routes.addDelegate> = async (
  gateway,
  { path, body: raw },
) => {
  const body = readObject(raw)
  const delegation = readDelegation(body)
  const signature = readHex(body, 'signature')
  const state = await gateway.chain(path.chainId)
  const { safe, delegate, delegator, label } = delegation
  if (label === '' || label.length > longestLabel) throw upstream(400, 'An error occurred')
  if (safe !== null) rejectNonOwner(state, safe, delegator)
  const at = gateway.now()
  const hashes = hoursTaken(at).map((totp) => delegateHash(path.chainId, delegate, totp))
  const signers = await whoSigned(state.chain, hashes, signature)
  if (!signers.some((signer) => sameAddress(signer, delegator)))
    throw upstream(400, `Signature does not match provided delegator=${delegator}`)
  state.delegations.put(delegation)
  await gateway.onChange?.({
    kind: 'addDelegate',
    chainId: path.chainId,
    subject: delegate,
    body: delegation,
    at,
  })
}

export function readDelegation(raw: unknown): Delegation {
  const body = readObject(raw)
  const safe = readOptionalText(body, 'safe')
  return {
    safe: safe === null ? null : readAddress(safe),
    delegate: readAddress(readText(body, 'delegate')),
    delegator: readAddress(readText(body, 'delegator')),
    label: readText(body, 'label'),
  }
}

/**
 * Rejects an unknown Safe, or one that the delegator does not own, with the message of the service
 * behind the gateway.
 */
export function rejectNonOwner(state: ChainState, safe: Address, delegator: Address): void {
  const known = readSafe(state.chain, safe)
  if (!known) throw upstream(400, `Safe=${safe} does not exist or it's still not indexed`)
  if (!known.owners.some((owner) => sameAddress(owner, delegator)))
    throw upstream(400, `Provided delegator=${delegator} is not an owner of Safe=${safe}`)
}
