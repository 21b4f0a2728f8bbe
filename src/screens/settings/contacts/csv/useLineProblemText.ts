import { type ChainSummary, shortName, visibleName } from '#base'
import { useText } from '#ui'
import { useNameProblemText } from '#screens/common/contactName'
import { useAddressProblemText } from '#screens/common/typedAddress'
import type { LineProblem } from './readContacts.ts'
import { importText } from './text.ts'

/** The file's content, which may be anything. */
const quote = (text: string): string => shortName(visibleName(text.slice(0, 100)) ?? '')

/** Describes a line's problem and the expected format. */
export function useLineProblemText(
  chains: readonly ChainSummary[],
): (problem: LineProblem) => string {
  const text = useText(importText)
  const nameText = useNameProblemText()
  const addressText = useAddressProblemText(chains)
  return (problem) => {
    switch (problem.what) {
      case 'address':
        return addressText(problem.problem)
      case 'name':
        return nameText(problem.problem)
      case 'twice':
        return text('line.twice', { name: quote(problem.name), line: problem.line })
      case 'quotes':
        return text('line.quotes')
      case 'prefix':
        return text('line.prefix', {
          network: problem.network,
          text: quote(problem.text),
        })
      default:
        return text(`line.${problem.what}`, { text: quote(problem.text) })
    }
  }
}
