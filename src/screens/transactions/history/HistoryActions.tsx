import Download from 'lucide-react/icons/download'
import ListFilter from 'lucide-react/icons/list-filter'
import type { Ref } from 'react'
import { Button, useText } from '#ui'
import { historyText } from './text.ts'

export interface HistoryActionsProps {
  /** Conditions in use. */
  filterCount: number
  /** Undefined while there is nothing to save. */
  onExport: (() => void) | undefined
  /** Undefined where the list can't be filtered. */
  onFilter: (() => void) | undefined
  filterButton: Ref<HTMLButtonElement>
}

/** Saves the list, or filters it. */
export function HistoryActions({
  filterCount,
  onExport,
  onFilter,
  filterButton,
}: HistoryActionsProps) {
  const text = useText(historyText)
  return (
    <>
      {onExport && (
        <Button icon={Download} onClick={onExport}>
          {text('csv')}
        </Button>
      )}
      {onFilter && (
        <Button ref={filterButton} icon={ListFilter} onClick={onFilter}>
          {text('filter', { count: filterCount })}
        </Button>
      )}
    </>
  )
}
