import type { ChainSnapshot, Hex, SafeRef } from '#base'
import { lacksState, NotASafeError, OtherChainError } from '#chain'
import { checkContract } from '#safe'
import { type NodeAgreement, NodesDisagreeError } from './nodes/nodeAgreement.ts'
import type { ChainPort } from './ports.ts'

/**
 * Why a Safe couldn't be read from the chain: no node is configured, it doesn't respond, it doesn't
 * have the block's state, it belongs to another chain, it has no Safe at this address, or two nodes
 * disagree.
 */
export type ReadFailure =
  | 'noNode'
  | 'unreachable'
  | 'noState'
  | 'otherChain'
  | 'notASafe'
  | 'nodesDisagree'

/**
 * Why nothing about a Safe is checked on-chain. `gatewayNode`: it was read, but through a node that
 * the gateway chose.
 */
export type Unproven = ReadFailure | 'gatewayNode'

/** Why what was read proves nothing; null if it does. */
export const unprovenBy = (
  isIndependent: boolean,
  agreement: NodeAgreement | undefined,
): Unproven | null => {
  if (agreement?.differences.length) return 'nodesDisagree'
  return isIndependent ? null : 'gatewayNode'
}

export type ChainReading =
  | { snapshot: ChainSnapshot; unread: null }
  | { snapshot: null; unread: ReadFailure }

/**
 * Reads a Safe from the chain. Never rejects: a failure is a result, and then nothing can be
 * verified.
 */
export async function readChain(
  chain: Pick<ChainPort, 'snapshot'> | undefined,
  at: SafeRef,
  safeTxHash?: Hex,
): Promise<ChainReading> {
  if (!chain) return { snapshot: null, unread: 'noNode' }
  try {
    return { snapshot: await chain.snapshot(at, safeTxHash), unread: null }
  } catch (error) {
    return {
      snapshot: null,
      unread:
        error instanceof OtherChainError
          ? 'otherChain'
          : error instanceof NotASafeError
            ? 'notASafe'
            : error instanceof NodesDisagreeError
              ? 'nodesDisagree'
              : lacksState(error)
                ? 'noState'
                : 'unreachable',
    }
  }
}

/**
 * A Safe with official code at its official address; undefined if it has another contract, or can't
 * be read. Never rejects.
 */
export async function readOfficialSafe(
  chain: Pick<ChainPort, 'snapshot'> | undefined,
  at: SafeRef,
  safeTxHash?: Hex,
): Promise<ChainSnapshot | undefined> {
  const { snapshot } = await readChain(chain, at, safeTxHash)
  const isOfficial =
    snapshot &&
    checkContract(snapshot).every(({ status, why }) => status === 'ok' && why !== 'elsewhere')
  return isOfficial ? snapshot : undefined
}
