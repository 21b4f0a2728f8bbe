/** Milliseconds in which a server that can be reached responds. */
const patience = 5_000

/**
 * Whether the server of this site responds in time, whatever the browser knows about its
 * connection: it may be this machine.
 */
export const isReachable = async (): Promise<boolean> => {
  try {
    await fetch(import.meta.url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return true
  } catch {
    return false
  }
}
