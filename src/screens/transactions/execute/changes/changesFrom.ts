import type { Address, SafeRef } from '#base'
import {
  type ChainClient,
  estimateUnsigned,
  type Execution,
  gasPerSignature,
  readErc20s,
  readGasPrice,
  readRollupFees,
  simulateLogs,
  simulateUnsigned,
} from '#chain'
import type { SafeState, SafeTx } from '#domain'
import {
  draftExecution,
  type DraftSimulation,
  executionCost,
  type ExecutionCost,
  type SimulatedChanges,
  simulateChanges,
  simulateDraft,
} from '#signing'

// Loaded on demand, by dialogs that are open already.

/**
 * A transaction before its signatures are complete: what would happen at its turn, with all of
 * them.
 */
export interface DraftInput {
  tx: SafeTx
  safe: SafeState
  account: Address | undefined
}

/** What an execution or a draft would change for the Safe, from its chain's node. Never rejects. */
export async function changesFrom(
  node: ChainClient,
  at: SafeRef,
  of: { execution: Execution } | { draft: DraftInput },
): Promise<SimulatedChanges> {
  const [execution, turn] =
    'draft' in of
      ? [draftExecution(of.draft), { nonce: of.draft.tx.nonce }]
      : [of.execution, undefined]
  if (!execution) return { status: 'unsupported' }
  const port = {
    logs: () => simulateLogs(node, execution, turn),
    tokens: (addresses: readonly Address[]) => readErc20s(node, addresses, at.address),
  }
  return simulateChanges(port, at.address)
}

/** Whether a draft would succeed. Never rejects. */
export const draftSimulationFrom = (
  node: ChainClient,
  draft: DraftInput,
): Promise<DraftSimulation> =>
  simulateDraft((execution) => simulateUnsigned(node, execution), draft)

/**
 * What executing a draft takes, with all of its signatures, at its turn.
 * @throws viem's RPC errors
 */
export async function draftGasFrom(node: ChainClient, draft: DraftInput): Promise<ExecutionCost> {
  const execution = draftExecution(draft)
  if (!execution) throw new Error('The Safe has no owners.')
  const { threshold } = draft.safe
  const [estimate, price, fees] = await Promise.all([
    estimateUnsigned(node, { ...execution, nonce: draft.tx.nonce }),
    readGasPrice(node),
    readRollupFees(node, {
      to: execution.safe,
      data: execution.data,
      missingSignatures: threshold,
    }),
  ])
  const gas = estimate + gasPerSignature * BigInt(threshold - 1)
  return executionCost({ gas, price, ...fees })
}
