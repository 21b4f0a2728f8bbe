import { shortName } from '#base'
import { useText } from '#ui'
import { longestName } from '#screens/core/names'
import type { NameProblem } from './nameProblem.ts'
import { contactNameText } from './text.ts'

/** Describes a name problem and how to fix it. */
export function useNameProblemText(): (problem: NameProblem) => string {
  const text = useText(contactNameText)
  return ({ why, ...values }) =>
    text(why, {
      most: longestName,
      ...values,
      ...('shown' in values && { shown: shortName(values.shown) }),
    })
}
