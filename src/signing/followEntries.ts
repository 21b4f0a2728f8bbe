import { pause, type PersistedStore } from '#base'

/**
 * Milliseconds between two looks at what was mined, and how many there are: a block can be replaced
 * by another one without the transaction. The next page looks again.
 */
const lookEvery = 60_000
const mostLooks = 20

/** How an entry is followed: `again` looks at one that was mined. */
export interface FollowAgain {
  signal?: AbortSignal
  retry?: number
  again?: boolean
}

interface FollowEntriesOptions<Entry extends { state: { status: string } }> {
  store: Pick<PersistedStore<unknown>, 'subscribe'>
  /** What can be followed now. */
  list: () => readonly Entry[]
  keyOf: (entry: Entry) => string
  /** It was mined, whatever came of it. */
  isMined: (state: Entry['state']) => boolean
  follow: (entry: Entry, options: FollowAgain) => Promise<Entry['state']>
  /** The network has decided, or decided otherwise. */
  onSettled: (entry: Entry, state: Entry['state']) => void
}

/**
 * Follows everything that was sent, whichever page or tab sent it, as long as the page is open:
 * until the network has decided, and then for a while whether its decision stays. Returns a
 * function that stops it.
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
      // Also if its outcome has just closed what follows it: nobody else tells of it.
      if (next.status !== 'processing' && !isSame(next, state)) onSettled(entry, next)
      state = next
      if (!isMined(state)) break
    }
    // What is still mined stays in the set, so that it isn't begun anew with every change.
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

/** Whether two states say the same, in every field. */
export function isSame(one: object, other: object): boolean {
  const [a, b] = [one, other] as Record<string, unknown>[]
  return Object.keys({ ...a, ...b }).every((key) => a?.[key] === b?.[key])
}
