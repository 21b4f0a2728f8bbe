import { visibleName } from '#base'
import { longestName } from '#screens/core/names'

export type NameProblem =
  | { why: 'empty' }
  | { why: 'tooLong'; have: number }
  | { why: 'hidden'; shown: string }

/** The problem with a name; undefined if it's valid. */
export function nameProblem(typed: string): NameProblem | undefined {
  const shown = visibleName(typed)
  if (shown === null) return { why: 'empty' }
  if (shown !== onOneLine(typed)) return { why: 'hidden', shown }
  const have = [...shown].length
  return have > longestName ? { why: 'tooLong', have } : undefined
}

const onOneLine = (typed: string) => typed.replace(/[ \t\r\n]+/g, ' ').trim()
