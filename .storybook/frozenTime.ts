/** The moment at which every story takes place. */
export const storyTime = Date.UTC(2026, 10, 20, 12, 0, 0)

/** Stops the calendar and leaves the timers running, so that waiting, polling and retrying still work. Returns the way back. */
export function freezeTime(at: number = storyTime): () => void {
  const running = globalThis.Date
  globalThis.Date = new Proxy(running, {
    construct: (target, values, newTarget) => Reflect.construct(target, values.length === 0 ? [at] : values, newTarget) as object,
    apply: () => new running(at).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => at : (Reflect.get(target, key, receiver) as unknown)),
  })
  return () => {
    globalThis.Date = running
  }
}
