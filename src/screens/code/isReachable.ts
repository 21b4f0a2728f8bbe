/** Whether the server of this site answers, whatever the browser knows about its connection: it may be this machine. */
export const isReachable = async (): Promise<boolean> => {
  try {
    await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
