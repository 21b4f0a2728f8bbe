import { type ChainSummary, visibleText } from '#base'
import { useText } from '#ui'
import type { EndpointProblem } from './askNode.ts'
import type { NodeUrlProblem } from './readNodeUrl.ts'
import { endpointsText } from './text.ts'

/**
 * Why the input isn't used: its format, because it's the site's endpoint, or the result of the
 * check.
 */
export type FieldProblem =
  | { why: NodeUrlProblem | 'site' | 'sameHost' }
  | (EndpointProblem & { host: string })

/** The problem with an endpoint, as text. */
export function useProblemText(chains: readonly ChainSummary[]): (problem: FieldProblem) => string {
  const text = useText(endpointsText)
  return (problem) => {
    if (!('host' in problem)) return text(`problem.${problem.why}`)
    const { host } = problem
    if (problem.why === 'status') return text('problem.status', { host, status: problem.status })
    if (problem.why === 'declined')
      return text('problem.declined', { host, detail: visibleText(problem.detail) })
    if (problem.why !== 'otherChain') return text(`problem.${problem.why}`, { host })
    const name = chains.find(({ chainId }) => chainId === problem.chainId)?.name
    return name === undefined
      ? text('problem.otherUnknown', { chainId: problem.chainId })
      : text('problem.otherChain', { name, chainId: problem.chainId })
  }
}
