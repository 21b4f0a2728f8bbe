import { type ChainClient, ethCall } from '#chain'
import type { CreationPort } from '#signing'
import { chainPort } from './chainPort.ts'
import { simulationPort } from './simulationPort.ts'

/**
 * A chain, as far as creating a Safe needs it.
 * @param nodes those that have to agree about code and Safes
 */
export function creationPort(
  node: ChainClient,
  nodes: readonly ChainClient[] = [node],
): CreationPort {
  const { codeHashes, snapshot } = chainPort(nodes, true)
  return {
    codeHashes,
    snapshot: (at) => snapshot(at),
    call: (call) => ethCall(node, call),
    estimate: simulationPort(node).estimate,
  }
}
