import { useEffect } from 'react'
import { Button, useAnnounce, useFormat, useText } from '#ui'
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

export interface HistoryNotesProps {
  lag: Lag | undefined
  /** Whether it's read from the network's events, because there is no gateway. */
  isLocal?: boolean | undefined
  /** Undefined if nothing suspicious is ever listed. */
  suspicious: Suspicious | undefined
}

/** What the list leaves out, on a line that is always present. */
export function HistoryNotes({ lag, isLocal, suspicious }: HistoryNotesProps) {
  const text = useText(historyText)
  const announce = useAnnounce()
  const isLagging = lag !== undefined
  // Once: the note's clock advances with each request.
  useEffect(() => {
    if (isLagging) announce(text('lag.announced'))
  }, [isLagging, announce, text])
  return (
    <div className={styles.notes}>
      <p className={styles.note}>
        {lag ? <LagNote lag={lag} /> : text(isLocal ? 'local' : 'order')}
      </p>
      {suspicious && (
        <p className={styles.suspicious}>
          {text(suspicious.isShown ? 'suspicious.shown' : 'suspicious.hidden')}
          <Button variant="quiet" size="s" onClick={() => suspicious.onShow(!suspicious.isShown)}>
            {text(suspicious.isShown ? 'suspicious.hide' : 'suspicious.show')}
          </Button>
        </p>
      )}
    </div>
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
