import { zeroAddress, type Address, type Hex } from 'viem'
import type { Chain } from '../../chain/types.ts'
import { readSigners, splitSignatures } from './signers.ts'

/** Who made the one signature over any of the hashes, by key or as a contract. A wrong hash gives a stranger's address, which does no harm. */
export async function whoSigned(chain: Chain, hashes: readonly Hex[], signature: Hex): Promise<Address[]> {
  const [part, ...others] = splitSignatures(signature)
  // Approvals lie in a safe, and this is signed for none.
  if (!part || others.length || part.v === 1) return []
  const found = await Promise.all(hashes.map((hash) => readSigners(chain, zeroAddress, hash, signature)))
  return found.flatMap((signers) => signers ?? []).map(({ owner }) => owner)
}
