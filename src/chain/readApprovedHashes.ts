import type { Address, Hex } from '#base'
import { approvalCalls, readApprovals } from './approvals.ts'
import type { ChainClient } from './client.ts'
import { multicall } from './multicall.ts'

/**
 * Which owners approved each of these hashes on-chain, in one multicall.
 * @throws viem's network errors
 */
export async function readApprovedHashes(
  client: ChainClient,
  {
    address,
    owners,
    hashes,
  }: { address: Address; owners: readonly Address[]; hashes: readonly Hex[] },
): Promise<ReadonlyMap<Hex, readonly Address[]>> {
  const calls = hashes.flatMap((hash) => approvalCalls(address, hash, owners))
  const { results } = await multicall(client, calls)
  return new Map(
    hashes.map((hash, at) => [
      hash,
      readApprovals(owners, results.slice(at * owners.length, (at + 1) * owners.length)),
    ]),
  )
}
