import Download from 'lucide-react/icons/download'
import ListFilter from 'lucide-react/icons/list-filter'
import type { Ref } from 'react'
import { Button, useText } from '#ui'
import type { SaveCsv } from './csv/useSaveCsv.ts'
import { historyText } from './text.ts'

export interface HistoryActionsProps {
  /** Conditions in use. */
  filterCount: number
  /** Undefined while there is nothing to save. */
  csv: SaveCsv | undefined
  onFilter: () => void
  filterButton: Ref<HTMLButtonElement>
}

/** Saves the list, or filters it. */
export function HistoryActions({ filterCount, csv, onFilter, filterButton }: HistoryActionsProps) {
  const text = useText(historyText)
  return (
    <>
      {csv && (
        <Button icon={Download} busy={csv.loaded !== undefined} onClick={csv.onSave}>
          {csv.loaded === undefined ? text('csv') : text('csv.loading', { count: csv.loaded })}
        </Button>
      )}
      <Button ref={filterButton} icon={ListFilter} onClick={onFilter}>
        {text('filter', { count: filterCount })}
      </Button>
    </>
  )
}
