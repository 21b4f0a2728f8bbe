import { pause, type PersistedStore } from '#base'

/**
 * Milliseconds between checks of mined transactions, and how many: their block can be reorganized
 * away. The next page checks again.
 */
const lookEvery = 60_000
const mostLooks = 20

/** How an entry is followed: `again` re-checks a mined one. */
export interface FollowAgain {
  signal?: AbortSignal
  retry?: number
  again?: boolean
}

interface FollowEntriesOptions<Entry extends { state: { status: string } }> {
  store: Pick<PersistedStore<unknown>, 'subscribe'>
  /** Entries that can be followed now. */
  list: () => readonly Entry[]
  keyOf: (entry: Entry) => string
  /** Whether it was mined, regardless of the outcome. */
  isMined: (state: Entry['state']) => boolean
  follow: (entry: Entry, options: FollowAgain) => Promise<Entry['state']>
  /** The network has decided, or decided otherwise. */
  onSettled: (entry: Entry, state: Entry['state']) => void
}

/**
 * Follows everything that was sent, from any page or tab, while the page is open: until the network
 * decides, and then for a while to see whether the decision stays. Returns a function that stops
 * it.
 */
export function followEntries<Entry extends { state: { status: string } }>({
  store,
  list,
  keyOf,
  isMined,
  follow,
  onSettled,
}: FollowEntriesOptions<Entry>): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const followed = new Set<string>()
  const isOpen = ({ state }: Entry) => state.status === 'processing' || isMined(state)

  const followOne = async (entry: Entry) => {
    let state = entry.state
    for (let looks = 0; looks < mostLooks; looks++) {
      const again = isMined(state)
      if (looks > 0) await pause(lookEvery, signal).catch(() => undefined)
      if (signal.aborted) return
      const next = await follow({ ...entry, state }, { signal, ...(again && { again }) })
      // Reported even if the outcome has just closed the dialog that follows it: nothing else
      // reports it.
      if (next.status !== 'processing' && !isSame(next, state)) onSettled(entry, next)
      state = next
      if (!isMined(state)) break
    }
    // Mined entries stay in the set so that they aren't restarted with every change.
    if (!isMined(state)) followed.delete(keyOf(entry))
  }

  const followAll = () => {
    for (const entry of list()) {
      if (!isOpen(entry) || followed.has(keyOf(entry))) continue
      followed.add(keyOf(entry))
      void followOne(entry)
    }
  }
  followAll()
  const unsubscribe = store.subscribe(followAll)
  return () => {
    unsubscribe()
    stopped.abort()
  }
}

/** Whether two states are equal in every field. */
export function isSame(one: object, other: object): boolean {
  const [a, b] = [one, other] as Record<string, unknown>[]
  return Object.keys({ ...a, ...b }).every((key) => a?.[key] === b?.[key])
}
