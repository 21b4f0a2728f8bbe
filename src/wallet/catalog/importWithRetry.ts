// What Chromium and Firefox say of a module that did not come; with it they remember for as long as the page is open that it did not.
const failed = /dynamically imported module: (https?:\/\/\S+)/i

/**
 * Loads a part of the page, also when an earlier try has failed: browsers do not ask again for a module under the address that failed, so another try asks under
 * another one. Throws what the browser or the bundler says.
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
