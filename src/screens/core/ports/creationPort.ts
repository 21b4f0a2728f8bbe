import { type ChainClient, ethCall, readCodeHashes, readSnapshot } from '#chain'
import type { CreationPort } from '#signing'
import { simulationPort } from './simulationPort.ts'

/** The node of a chain, as far as creating a Safe needs it. */
export const creationPort = (node: ChainClient): CreationPort => ({
  codeHashes: (addresses) => readCodeHashes(node, addresses),
  snapshot: (at) => readSnapshot(node, at),
  call: (call) => ethCall(node, call),
  estimate: simulationPort(node).estimate,
})
