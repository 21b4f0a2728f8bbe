/** Lifecycle of the connect dialog. */
export interface ModalLifecycle {
  /**
   * `unmounted`: not in the page; `prepared`: prerendered and hidden; `closing`: during its exit
   * animation.
   */
  phase: 'unmounted' | 'prepared' | 'open' | 'closing'
  /** Increases with each opening, which resets the dialog's state. */
  count: number
  /** Changes whenever the wallets in the page must be detected again. */
  reading: number
  /** When they were last detected, in milliseconds. */
  readAt: number
  /** Whether a new opening is expected during the exit animation. */
  again: boolean
}

/**
 * Detection older than this, in milliseconds, is repeated: a wallet without announcements may have
 * been installed, or used elsewhere.
 */
export const freshFor = 10_000

export const unmounted: ModalLifecycle = {
  phase: 'unmounted',
  count: 0,
  reading: 0,
  readAt: 0,
  again: false,
}

/** Prerenders a dialog that may open soon; a closing one not before it is unmounted. */
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

export const closing = (now: ModalLifecycle): ModalLifecycle =>
  now.phase === 'open' ? { ...now, phase: 'closing', again: false } : now

/** The dialog has been unmounted. */
export const closed =
  (at: number) =>
  (now: ModalLifecycle): ModalLifecycle => {
    if (now.phase !== 'closing') return now
    return now.again ? mounted(now, 'prepared', at) : { ...now, phase: 'unmounted' }
  }

const mounted = (now: ModalLifecycle, phase: ModalLifecycle['phase'], at: number) => ({
  ...read(now, at),
  phase,
  count: now.count + 1,
})

const fresh = (now: ModalLifecycle, at: number) =>
  at - now.readAt <= freshFor ? now : read(now, at)

const read = (now: ModalLifecycle, at: number): ModalLifecycle => ({
  ...now,
  reading: now.reading + 1,
  readAt: at,
})
