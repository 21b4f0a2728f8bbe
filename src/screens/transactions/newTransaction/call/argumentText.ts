import { visibleText } from '#base'
import type { AbiInput, ArgumentProblem } from '#safe'
import type { Text } from '#ui'
import type { NewTransactionTextId } from '../text.ts'

type Words = Text<NewTransactionTextId>

/** The problem with an argument, and where in a list or tuple. */
export function argumentProblemText(text: Words, problem: ArgumentProblem): string {
  const { path } = problem
  const words = problemText(text, problem)
  return path === '' ? words : text('problem.at', { path: visibleText(path), problem: words })
}

function problemText(text: Words, problem: ArgumentProblem): string {
  switch (problem.why) {
    case 'range':
      return text('problem.range', { bits: problem.bits })
    case 'bytes':
      return text('problem.bytes', { bytes: problem.bytes })
    case 'count':
      return text('problem.count', { count: problem.count })
    case 'missing':
      return text('problem.missing', { name: visibleText(problem.name) })
    default:
      return text(`problem.${problem.why}`)
  }
}

/** How a list or a tuple is typed; undefined for other types. */
export function argumentHint(text: Words, { type, components }: AbiInput): string | undefined {
  if (type === 'tuple')
    return text('call.tuple.hint', {
      names: (components ?? []).map(({ name, type: one }) => visibleText(name) || one).join(', '),
    })
  return type.endsWith(']') ? text('call.list.hint') : undefined
}

/** Whether a problem is shown while typing; others are shown once the user wants to continue. */
export const isShownAtOnce = ({ why }: ArgumentProblem): boolean =>
  why === 'range' || why === 'negative' || why === 'checksum'
