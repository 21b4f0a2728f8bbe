/** Length of a huge response in bytes. */
export const hugeSize = 100_000_000
/** Depth of a deeply nested response. */
export const depth = 100_000

const chunk = 65_536

/**
 * A valid response padded with spaces, generated while it's read: it's never in memory as a whole.
 */
export function hugely(text: string): ReadableStream<Uint8Array> {
  const start = new TextEncoder().encode(text)
  let left = hugeSize
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = left === hugeSize ? start : new Uint8Array(Math.min(chunk, left)).fill(32)
        controller.enqueue(next)
        left -= next.length
        if (left <= 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

const nested = '['.repeat(depth) + ']'.repeat(depth)

/** The response with one more row or field, which is nested. */
export function deeply(answer: unknown): string {
  const place = 'nested here'
  const wider = Array.isArray(answer)
    ? [...(answer as unknown[]), place]
    : { ...(answer as object), nested: place }
  return JSON.stringify(wider).replace(JSON.stringify(place), nested)
}
