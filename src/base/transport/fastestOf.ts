import type { Transport } from 'viem'
import { isVmError } from '../vmError.ts'
import { nodeWords } from './lateBlock.ts'

type Node = ReturnType<Transport>
type Request = (...args: Parameters<Node['request']>) => Promise<unknown>

/**
 * Requests to several nodes of one chain as if they were one: each goes to the node that responded
 * first when all were asked for their chain, and to the next one if it fails. A revert is a
 * response. Rejects with the first node's error if all fail.
 */
export function fastestOf(nodes: readonly Node[]): Request {
  let order = nodes
  let measuring: Promise<unknown> | undefined
  async function measure(): Promise<void> {
    const arrived: Node[] = []
    await Promise.allSettled(
      nodes.map(async (node) => {
        await node.request({ method: 'eth_chainId' })
        arrived.push(node)
      }),
    )
    order = [...arrived, ...nodes.filter((node) => !arrived.includes(node))]
  }
  return async (...args) => {
    measuring ??= measure()
    const failures: unknown[] = []
    for (const node of order) {
      try {
        return await node.request(...args)
      } catch (error) {
        if (isRevert(error)) throw error
        failures.push(error)
      }
    }
    throw failures[0]
  }
}

/** Whether a request failed in the EVM: any node of the chain would respond with the same. */
function isRevert(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (isVmError((at as { code?: unknown }).code, nodeWords(at))) return true
  return false
}
