/** How many more rows are searched for at a time. */
export const foundAtOnce = 25

export interface SearchState {
  /** Rows to find before the search pauses. */
  wanted: number
  isStopped: boolean
}

export const startOfSearch: SearchState = { wanted: foundAtOnce, isStopped: false }

export interface Searched {
  /** Loaded rows that match the terms. */
  found: number
  more: 'end' | 'idle' | 'loading' | 'failed'
}

export type SearchStatus = 'searching' | 'paused' | 'failed' | 'done'

/** `paused`: it was stopped, or enough rows are found for now. */
export function searchStatus(
  { wanted, isStopped }: SearchState,
  { found, more }: Searched,
): SearchStatus {
  if (more === 'end') return 'done'
  if (isStopped) return 'paused'
  if (more === 'failed') return 'failed'
  return found >= wanted ? 'paused' : 'searching'
}

/** Continues the search, for more than is found already. */
export const continued = (found: number): SearchState => ({
  wanted: found + foundAtOnce,
  isStopped: false,
})
