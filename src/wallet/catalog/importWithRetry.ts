// The error of Chromium and Firefox for a module that failed to load; they cache the failure until
// the page is reloaded.
const failed = /dynamically imported module: (https?:\/\/\S+)/i

/**
 * Imports a module, and retries after an earlier failure: browsers do not request a failed module
 * URL again, so the retry uses another URL. Throws the browser's or bundler's error.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const address = error instanceof Error ? failed.exec(error.message)?.[1] : undefined
    if (address === undefined) throw error
    const again = new URL(address)
    again.searchParams.set('again', String(Date.now()))
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ again.href)) as T
  }
}
