import { sameAddress } from '#base'
import { isHex } from 'viem'
import type { HandlerInput } from '../handler.ts'
import type { GatewayState } from '../state.ts'
import type { EmailRef } from './emails.ts'
import { forbidden, unauthorized } from './httpErrors.ts'
import { isSignedBy } from './signedBy.ts'
import { signedIn } from './signedIn.ts'

/** Validity of a signed timestamp in milliseconds. */
const signatureLife = 300_000

export interface EmailAsk {
  action: 'register' | 'edit' | 'retrieval' | 'delete'
  ref: EmailRef
  /** As sent: the signed text contains this spelling. */
  spelled: { safe: string; signer: string; email?: string }
}

type Proof = Pick<HandlerInput, 'headers' | 'token'>

/**
 * Verifies a signer in one of two ways: by a signature in the headers, required until April 2024,
 * or by the login cookie of that signer on that chain, as in May 2024. 403 without either, 401 for
 * another login.
 */
export async function requireProof(
  gateway: GatewayState,
  ask: EmailAsk,
  { headers, token }: Proof,
): Promise<void> {
  if (await isProvedByHeaders(gateway, ask, headers)) return
  const { address, chainId } = await signedIn(gateway, { token })
  if (!sameAddress(address, ask.ref.signer) || chainId !== ask.ref.chainId) throw unauthorized()
}

async function isProvedByHeaders(
  gateway: GatewayState,
  { action, ref, spelled }: EmailAsk,
  headers: Headers,
): Promise<boolean> {
  const signature = headers.get('safe-wallet-signature')
  const timestamp = headers.get('safe-wallet-signature-timestamp')
  if (!signature || !timestamp || !isHex(signature) || !/^\d+$/.test(timestamp)) return false
  if (Math.abs(gateway.now() - Number(timestamp)) >= signatureLife) return false
  const about = [
    ref.chainId,
    spelled.safe,
    ...(spelled.email === undefined ? [] : [spelled.email]),
    spelled.signer,
    timestamp,
  ]
  return isSignedBy(
    gateway,
    { address: ref.signer, chainId: ref.chainId },
    `email-${action}-${about.join('-')}`,
    signature,
  )
}

/** Only owners may subscribe to a Safe. */
export async function requireOwner(
  gateway: GatewayState,
  { chainId, safe, signer }: EmailRef,
): Promise<void> {
  const { owners } = (await gateway.chain(chainId)).safe(safe)
  if (!owners.some((owner) => sameAddress(owner, signer))) throw forbidden()
}
