/** Runs tasks one after the other, in order; a failure does not stop the next one. */
export type Locked = <T>(work: () => Promise<T>) => Promise<T>

export function createLock(): Locked {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}
