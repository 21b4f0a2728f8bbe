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

type HistoryText = ReturnType<typeof useText<keyof (typeof historyText)['english']>>

/** Saves the list, or filters it. */
export function HistoryActions({ filterCount, csv, onFilter, filterButton }: HistoryActionsProps) {
  const text = useText(historyText)
  return (
    <>
      {csv && (
        <Button icon={Download} busy={csv.progress !== undefined} onClick={csv.onSave}>
          {csvLabel(text, csv.progress)}
        </Button>
      )}
      <Button ref={filterButton} icon={ListFilter} onClick={onFilter}>
        {text('filter', { count: filterCount })}
      </Button>
    </>
  )
}

function csvLabel(text: HistoryText, progress: SaveCsv['progress']): string {
  if (!progress) return text('csv')
  const { loaded, of } = progress
  return of === undefined
    ? text('csv.loading', { count: loaded })
    : text('csv.reading', { count: loaded, of })
}
