/** How the connect dialog stands in the page. */
export interface ModalLifecycle {
  /** `unmounted`: not at all; `prepared`: drawn, and not shown; `closing`: it still fades. */
  phase: 'unmounted' | 'prepared' | 'open' | 'closing'
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

export const unmounted: ModalLifecycle = { phase: 'unmounted', count: 0, reading: 0, readAt: 0, again: false }

/** Draws what may be shown soon; one that fades not before it is gone. */
export const prepared =
  (at: number) =>
  (now: ModalLifecycle): ModalLifecycle => {
    if (now.phase === 'closing') return { ...now, again: true }
    if (now.phase === 'prepared') return fresh(now, at)
    return now.phase === 'unmounted' ? mounted(now, 'prepared', at) : now
  }

export const opened =
  (at: number) =>
  (now: ModalLifecycle): ModalLifecycle => {
    if (now.phase === 'unmounted') return mounted(now, 'open', at)
    return { ...(now.phase === 'open' ? now : fresh(now, at)), phase: 'open' }
  }

export const closing = (now: ModalLifecycle): ModalLifecycle => (now.phase === 'open' ? { ...now, phase: 'closing', again: false } : now)

/** Nothing of it is in the page any more. */
export const closed =
  (at: number) =>
  (now: ModalLifecycle): ModalLifecycle => {
    if (now.phase !== 'closing') return now
    return now.again ? mounted(now, 'prepared', at) : { ...now, phase: 'unmounted' }
  }

const mounted = (now: ModalLifecycle, phase: ModalLifecycle['phase'], at: number) => ({ ...read(now, at), phase, count: now.count + 1 })

const fresh = (now: ModalLifecycle, at: number) => (at - now.readAt <= freshFor ? now : read(now, at))

const read = (now: ModalLifecycle, at: number): ModalLifecycle => ({ ...now, reading: now.reading + 1, readAt: at })
