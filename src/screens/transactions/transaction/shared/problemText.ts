import type { ChainSummary } from '#base'
import type { SharedProblem } from '#safe'
import type { Text } from '#ui'
import { safeParam } from '#screens/core/links'
import type { sharedTransactionText } from './text.ts'

/** Why a link or a file can't be opened; `unreadable`: the browser can't read the file. */
export type OpenProblem = SharedProblem | { why: 'unreadable' }

export function problemText(
  text: Text<keyof (typeof sharedTransactionText)['english']>,
  problem: OpenProblem,
  chains: readonly ChainSummary[],
): string {
  switch (problem.why) {
    case 'invalidField':
    case 'badChecksum':
      return text(`problem.${problem.why}`, { field: problem.field })
    case 'badSignature':
      return text('problem.badSignature', { signer: problem.signer })
    case 'otherSafe':
      return text('problem.otherSafe', { safe: safeParam(chains, problem.at) })
    case 'otherChain':
      return text('problem.otherChain', {
        network:
          chains.find(({ chainId }) => chainId === problem.at.chainId)?.name ?? problem.at.chainId,
      })
    default:
      return text(`problem.${problem.why}`)
  }
}
