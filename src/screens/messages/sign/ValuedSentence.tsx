import type { ReactNode } from 'react'
import { marks, unmarked } from '#screens/common/action'

/** Values of a {@link ValuedSentence}, whose amount is followed by what it is worth. */
export function valued<Values extends { amount: string } & Record<string, string | number>>(
  values: Values,
): Values {
  const plain = unmarked(values)
  return { ...plain, amount: `${plain.amount}${marks.worth}` }
}

export interface ValuedSentenceProps {
  /** With `valued` values. */
  words: string
  /** What the amount is worth, right after it. */
  worth: ReactNode
}

/** A sentence with an amount and what that is worth. */
export function ValuedSentence({ words, worth }: ValuedSentenceProps) {
  const at = words.indexOf(marks.worth)
  if (at < 0) return words
  return (
    <>
      {words.slice(0, at)}
      {worth && <> {worth}</>}
      {words.slice(at + 1)}
    </>
  )
}
