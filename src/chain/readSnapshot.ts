import { type Address, type ChainSnapshot, type Hex, isContractCode, type SafeRef } from '#base'
import type { ChainClient } from './client.ts'
import { blockParameter } from './ethCall.ts'
import { multicall } from './multicall.ts'
import { NotASafeError } from './NotASafeError.ts'
import { approvalCalls, readApprovals } from './approvals.ts'
import { readStorage } from './readStorage.ts'
import { readCore, readHint, readModules, safeCalls } from './safeCalls.ts'

export interface SnapshotOptions {
  /**
   * Also reads which of the `signers` approved this hash on-chain; without `signers`, which of the
   * owners did (one more call).
   */
  safeTxHash?: Hex
  signers?: readonly Address[]
  /** Also reads which owners are contracts (one more batch). */
  ownerKinds?: boolean
}

/**
 * Reads a Safe's on-chain state, at one block: what its contract returns in one multicall, then its
 * code and storage from the node.
 * @throws NotASafeError if the address has no contract, or one that is not a Safe
 * @throws viem's network errors
 */
export async function readSnapshot(
  client: ChainClient,
  at: SafeRef,
  { safeTxHash, signers, ownerKinds = false }: SnapshotOptions = {},
): Promise<ChainSnapshot> {
  const calls = safeCalls(at.address)
  const approvalReads = safeTxHash && signers ? approvalCalls(at.address, safeTxHash, signers) : []
  const { blockNumber, results } = await multicall(client, [...calls, ...approvalReads])
  const core = readCore(results)
  if (!core) throw new NotASafeError(at)
  const { owners } = core
  const [approvals, contractOwners, storage] = await Promise.all([
    safeTxHash
      ? signers
        ? readApprovals(signers, results.slice(calls.length))
        : fetchApprovals(client, at, safeTxHash, owners, blockNumber)
      : null,
    ownerKinds ? readContracts(client, owners, blockNumber) : null,
    readStorage(client, at.address, blockNumber, readHint(results)),
  ])
  return {
    ...at,
    ...core,
    ...storage,
    // The same slot of an older contract has no effect.
    guard: isFrom(core.version, 3) ? storage.guard : null,
    moduleGuard: isFrom(core.version, 5) ? storage.moduleGuard : null,
    ...readModules(results),
    blockNumber,
    contractOwners,
    approvals: safeTxHash && approvals ? { safeTxHash, owners: approvals } : null,
  }
}

/** Guards exist from 1.3.0, module guards from 1.5.0. */
const isFrom = (version: string | null, minor: number) =>
  Number(/^1\.(\d+)\./.exec(version ?? '')?.[1]) >= minor

async function fetchApprovals(
  client: ChainClient,
  at: SafeRef,
  safeTxHash: Hex,
  owners: readonly Address[],
  block: bigint,
): Promise<readonly Address[]> {
  const { results } = await multicall(client, approvalCalls(at.address, safeTxHash, owners), block)
  return readApprovals(owners, results)
}

async function readContracts(
  client: ChainClient,
  owners: readonly Address[],
  block: bigint,
): Promise<readonly Address[]> {
  const codes = await Promise.all(
    owners.map((owner) =>
      client.request({ method: 'eth_getCode', params: [owner, blockParameter(block)] }),
    ),
  )
  return owners.filter((_, index) => isContractCode(codes[index]))
}
