/** The time of all stories. */
export const storyTime = Date.UTC(2026, 10, 20, 12, 0, 0)

/**
 * Freezes the date and keeps the timers running, so that waiting, polling and retries still work.
 * Returns a function that restores it.
 */
export function freezeTime(at: number = storyTime): () => void {
  const running = globalThis.Date
  globalThis.Date = new Proxy(running, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [at] : values, newTarget) as object,
    apply: () => new running(at).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => at : (Reflect.get(target, key, receiver) as unknown),
  })
  return () => {
    globalThis.Date = running
  }
}
