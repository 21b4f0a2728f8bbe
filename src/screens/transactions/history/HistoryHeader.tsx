import Download from 'lucide-react/icons/download'
import ListFilter from 'lucide-react/icons/list-filter'
import { type Ref, useEffect } from 'react'
import { Button, useAnnounce, useFormat, useText } from '#ui'
import type { SaveCsv } from './csv/useSaveCsv.ts'
import styles from './History.module.css'
import { historyText } from './text.ts'

/** How far behind the chain the gateway's list is. */
export interface Lag {
  /** Time of the last block that it has seen, in milliseconds. */
  at: number
  /** Minutes since then. */
  minutes: number
}

export interface Suspicious {
  isShown: boolean
  onShow: (isShown: boolean) => void
}

export interface HistoryHeaderProps {
  lag: Lag | undefined
  /** Undefined where nothing suspicious is ever listed. */
  suspicious: Suspicious | undefined
  /** Conditions in use. */
  filterCount: number
  /** Undefined while there is nothing to save. */
  csv: SaveCsv | undefined
  onFilter: () => void
  filterButton: Ref<HTMLButtonElement>
}

/** The heading, the filter, and on a line that is always there what the list leaves out. */
export function HistoryHeader({
  lag,
  suspicious,
  filterCount,
  csv,
  onFilter,
  filterButton,
}: HistoryHeaderProps) {
  const text = useText(historyText)
  const announce = useAnnounce()
  const isLagging = lag !== undefined
  // Once: the note's clock goes on with each request.
  useEffect(() => {
    if (isLagging) announce(text('lag.announced'))
  }, [isLagging, announce, text])
  return (
    <header className={styles.header}>
      <h1 className={styles.heading}>{text('heading')}</h1>
      <div className={styles.tools}>
        {csv && (
          <Button icon={Download} busy={csv.loaded !== undefined} onClick={csv.onSave}>
            {csv.loaded === undefined ? text('csv') : text('csv.loading', { count: csv.loaded })}
          </Button>
        )}
        <Button ref={filterButton} icon={ListFilter} onClick={onFilter}>
          {text('filter', { count: filterCount })}
        </Button>
      </div>
      <p className={styles.note}>{lag ? <LagNote lag={lag} /> : text('order')}</p>
      {suspicious && (
        <p className={styles.suspicious}>
          {text(suspicious.isShown ? 'suspicious.shown' : 'suspicious.hidden')}
          <Button variant="quiet" size="s" onClick={() => suspicious.onShow(!suspicious.isShown)}>
            {text(suspicious.isShown ? 'suspicious.hide' : 'suspicious.show')}
          </Button>
        </p>
      )}
    </header>
  )
}

/** Minutes from which only the time is shown. */
const hours = 120

function LagNote({ lag: { at, minutes } }: { lag: Lag }) {
  const text = useText(historyText)
  const format = useFormat()
  const id = minutes < hours ? 'lag' : 'lag.hours'
  const values = { time: minutes < hours ? format.time(at) : format.when(at), minutes }
  return (
    <>
      <span className={styles.long}>{text(id, values)}</span>
      <span className={styles.short}>{text(`${id}.short`, values)}</span>
    </>
  )
}
