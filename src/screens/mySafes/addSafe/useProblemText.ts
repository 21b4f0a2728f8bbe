import type { ChainSummary } from '#base'
import { useText } from '#ui'
import type { AddressProblem } from './addSafe.ts'
import { addSafeText } from './text.ts'

/** The text of an address problem, and what to do about it. */
export function useProblemText(chains: readonly ChainSummary[], chosen: string): (problem: AddressProblem) => string {
  const text = useText(addSafeText)
  return (problem) => {
    switch (problem.why) {
      case 'unfinished':
      case 'tooLong':
        return text(`add.problem.${problem.why}`, { have: problem.have })
      case 'otherChain':
        return text('add.problem.otherChain', { prefix: problem.prefix, name: problem.chain.name, chosen })
      case 'unknownPrefix':
        return text('add.problem.unknownPrefix', { prefix: problem.prefix, names: chains.map(({ name }) => name).join(', ') })
      default:
        return text(`add.problem.${problem.why}`)
    }
  }
}
