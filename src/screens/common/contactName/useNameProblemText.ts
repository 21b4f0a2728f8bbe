import { shortName } from '#base'
import { useText } from '#ui'
import { longestName } from '#screens/core/names'
import type { NameProblem } from './nameProblem.ts'
import { contactNameText } from './text.ts'

/** The text of what is wrong with a name, and what to do about it. */
export function useNameProblemText(): (problem: NameProblem) => string {
  const text = useText(contactNameText)
  return ({ why, ...values }) =>
    text(why, {
      most: longestName,
      ...values,
      ...('shown' in values && { shown: shortName(values.shown) }),
    })
}
