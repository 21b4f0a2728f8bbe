import Trash from 'lucide-react/icons/trash-2'
import { Field, IconButton, Notice, TextInput, useText } from '#ui'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import type { LineProblem } from './readPayment.ts'
import type { BadLine } from './readRecipients.ts'

export interface BadLinesProps {
  problems: readonly BadLine[]
  /**
   * Lines that were edited here, by their numbers. They stay, so that the user can continue typing.
   */
  edited: ReadonlyMap<number, string>
  problemText: (problem: LineProblem) => string
  onLine: (number: number, line: string) => void
  onRemove: (number: number) => void
}

/** The lines of a list that can't be used, to be corrected next to the valid ones. */
export function BadLines({ problems, edited, problemText, onLine, onRemove }: BadLinesProps) {
  const text = useText(newTransactionText)
  const numbers = new Set([...problems.map(({ number }) => number), ...edited.keys()])
  if (numbers.size === 0) return null
  return (
    <div className={styles.badLines} role="group" aria-label={text('recipients.badLines')}>
      {problems.length > 0 && (
        <Notice tone="danger" title={text('recipients.wrong', { count: problems.length })} />
      )}
      {[...numbers]
        .toSorted((a, b) => a - b)
        .map((number) => {
          const bad = problems.find((one) => one.number === number)
          return (
            <Field
              key={number}
              label={text('line', { number })}
              error={bad && problemText(bad.problem)}
              urgent
            >
              <TextInput
                mono
                dir="ltr"
                value={edited.get(number) ?? bad?.line.replace(/\s*[\r\n]+\s*/g, ' ') ?? ''}
                onChange={({ target }) => onLine(number, target.value)}
                trailing={
                  <IconButton
                    size="s"
                    icon={Trash}
                    label={text('line.remove', { number })}
                    onClick={() => onRemove(number)}
                  />
                }
              />
            </Field>
          )
        })}
    </div>
  )
}
