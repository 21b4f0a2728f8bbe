import { useSyncExternalStore } from 'react'

let failed: ReadonlySet<string> = new Set()
const watchers = new Set<() => void>()

/** URLs of the apps that didn't load when they were last opened, until the page is closed. */
export const failedApps = {
  get: (): ReadonlySet<string> => failed,
  remember(url: string, hasFailed: boolean): void {
    if (failed.has(url) === hasFailed) return
    failed = new Set(hasFailed ? [...failed, url] : [...failed].filter((one) => one !== url))
    for (const changed of watchers) changed()
  },
  subscribe(changed: () => void): () => void {
    watchers.add(changed)
    return () => void watchers.delete(changed)
  },
}

export const useFailedApps = (): ReadonlySet<string> =>
  useSyncExternalStore(failedApps.subscribe, failedApps.get)
