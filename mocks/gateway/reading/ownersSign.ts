import { sameAddress } from '#base'
import type { Hex } from 'viem'
import { unprocessable } from '../httpError.ts'
import type { ChainState } from '../state.ts'
import type { SafeSnapshot } from './safeSnapshot.ts'
import { readSigners, type Signer } from './signers.ts'

/** The owners who signed a packed blob; 422 if a part is invalid or from a non-owner. */
export async function ownersSign(
  state: ChainState,
  safe: SafeSnapshot,
  hash: Hex,
  blob: Hex,
  bytes?: Hex,
): Promise<Signer[]> {
  const signers = await readSigners(state.chain, safe.address, hash, blob, bytes)
  if (!signers?.every((signer) => safe.owners.some((owner) => sameAddress(owner, signer.owner))))
    throw unprocessable('Invalid signature')
  return signers
}
