import type { ChainSummary } from '#base'
import { useText } from '#ui'
import { useAddressProblemText } from '#screens/common/typedAddress'
import type { SafeAddressProblem } from './addSafe.ts'
import { addSafeText } from './text.ts'

/** Describes an address problem and how to fix it. */
export function useProblemText(
  chains: readonly ChainSummary[],
  chosen: string,
): (problem: SafeAddressProblem) => string {
  const text = useText(addSafeText)
  const addressText = useAddressProblemText(chains)
  return (problem) => {
    switch (problem.why) {
      case 'otherChain':
        return text('add.problem.otherChain', {
          name: problem.chain.name,
          chosen,
        })
      case 'empty':
      case 'zero':
      case 'known':
        return text(`add.problem.${problem.why}`)
      default:
        return addressText(problem)
    }
  }
}
