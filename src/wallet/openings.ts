/** How the connect dialog stands in the page. */
export interface Opening {
  /** `away`: not at all; `prepared`: drawn, and not shown; `leaving`: it still fades. */
  phase: 'away' | 'prepared' | 'open' | 'leaving'
  /** Each opening is drawn anew: nothing of the one before shows in it. */
  count: number
  /** Changes whenever the page is to be read again for what it offers. */
  reading: number
  /** When it was read last, in milliseconds. */
  readAt: number
  /** Somebody may open it again while it fades. */
  again: boolean
}

/** What was read longer ago than this, in milliseconds, is read again: a wallet may have come that does not announce itself, or have been used elsewhere. */
export const freshFor = 10_000

export const notThere: Opening = { phase: 'away', count: 0, reading: 0, readAt: 0, again: false }

/** Draws what may be shown soon; one that fades not before it is gone. */
export const prepared =
  (at: number) =>
  (now: Opening): Opening => {
    if (now.phase === 'leaving') return { ...now, again: true }
    if (now.phase === 'prepared') return fresh(now, at)
    return now.phase === 'away' ? begun(now, 'prepared', at) : now
  }

export const opened =
  (at: number) =>
  (now: Opening): Opening => {
    if (now.phase === 'away') return begun(now, 'open', at)
    return { ...(now.phase === 'open' ? now : fresh(now, at)), phase: 'open' }
  }

export const leaving = (now: Opening): Opening => (now.phase === 'open' ? { ...now, phase: 'leaving', again: false } : now)

/** Nothing of it is in the page any more. */
export const gone =
  (at: number) =>
  (now: Opening): Opening => {
    if (now.phase !== 'leaving') return now
    return now.again ? begun(now, 'prepared', at) : { ...now, phase: 'away' }
  }

const begun = (now: Opening, phase: Opening['phase'], at: number) => ({ ...read(now, at), phase, count: now.count + 1 })

const fresh = (now: Opening, at: number) => (at - now.readAt <= freshFor ? now : read(now, at))

const read = (now: Opening, at: number): Opening => ({ ...now, reading: now.reading + 1, readAt: at })
