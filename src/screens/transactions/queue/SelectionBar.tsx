import ListChecks from 'lucide-react/icons/list-checks'
import ListEnd from 'lucide-react/icons/list-end'
import type { Allowed } from '#base'
import type { ExecuteManyReason } from '#safe'
import { Button, useText } from '#ui'
import { bottomBar } from '#screens/common/hooks'
import styles from './Queue.module.css'
import { reasonText } from './reasonText.ts'
import { queueText } from './text.ts'

/** What can be done with several transactions. */
export interface Together {
  count: number
  may: Allowed<ExecuteManyReason>
  onOpen: () => void
}

interface TogetherButtonsProps {
  signMany: Together | undefined
  executeMany: Together | undefined
}

/** Signing and executing several transactions in one go. */
export function TogetherButtons({ signMany, executeMany }: TogetherButtonsProps) {
  const text = useText(queueText)
  const reasonOf = ({ may }: Together) => (may.allowed ? undefined : reasonText(text, may.reason))
  return (
    <>
      {signMany && (
        <Button
          icon={ListChecks}
          className={styles.together}
          disabledReason={reasonOf(signMany)}
          onClick={signMany.onOpen}
        >
          {text('signMany', { count: signMany.count })}
        </Button>
      )}
      {executeMany && (
        <Button
          icon={ListEnd}
          className={styles.together}
          disabledReason={reasonOf(executeMany)}
          onClick={executeMany.onOpen}
        >
          {text('executeMany', { count: executeMany.count })}
        </Button>
      )}
    </>
  )
}

export interface SelectionBarProps extends TogetherButtonsProps {
  count: number
  onClear: () => void
}

/**
 * How many rows are selected, and what can be done with them; floats at the end of the window, so
 * that no row moves.
 */
export function SelectionBar({ count, onClear, ...together }: SelectionBarProps) {
  const text = useText(queueText)
  return (
    <div ref={bottomBar} className={styles.selection} role="group" aria-label={text('selection')}>
      <span className={styles.selected} role="status">
        {text('selection.count', { count })}
      </span>
      <TogetherButtons {...together} />
      <Button variant="quiet" onClick={onClear}>
        {text('selection.clear')}
      </Button>
    </div>
  )
}
