import { zeroAddress, type Address, type Hex } from 'viem'
import type { Chain } from '../../chain/types.ts'
import { readSigners, splitSignatures } from './signers.ts'

/**
 * The signer of a single signature over any of the hashes, by key or contract. A wrong hash yields
 * an unrelated address, which is harmless.
 */
export async function whoSigned(
  chain: Chain,
  hashes: readonly Hex[],
  signature: Hex,
): Promise<Address[]> {
  const [part, ...others] = splitSignatures(signature)
  // Approvals are stored in a Safe, and this signature isn't for a Safe.
  if (!part || others.length || part.v === 1) return []
  const found = await Promise.all(
    hashes.map((hash) => readSigners(chain, zeroAddress, hash, signature)),
  )
  return found.flatMap((signers) => signers ?? []).map(({ owner }) => owner)
}
