/** Milliseconds for all files. */
const patience = 10_000

/**
 * Whether a script that this page has requested differs on the server from what the page expects:
 * from the hash in its import map. False where this can't be known.
 */
export async function hasChangedScripts(): Promise<boolean> {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> }
  const expected = new Map(
    Object.entries(integrity).map(([file, hash]) => [new URL(file, document.baseURI).href, hash]),
  )
  const requested = [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => name)),
  ].filter((url) => expected.has(url))
  const signal = AbortSignal.timeout(patience)
  const changed = await Promise.all(
    requested.map(async (url) => {
      try {
        // Not from the cache: that has what was blocked, or what was there before.
        const response = await fetch(url, { cache: 'reload', redirect: 'error', signal })
        return response.ok && (await hashOf(response)) !== expected.get(url)
      } catch {
        return false
      }
    }),
  )
  return changed.includes(true)
}

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
