import { lazyPart, type LazyPart, loadOnce, preloadDialog } from '#ui'
import type { ComponentType } from 'react'

/**
 * A dialog loaded on first use, together with the shared dialog frame: neither works without the
 * other. A failed load can be retried.
 */
export const loadDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> =>
  lazyPart(
    loadOnce(async () => {
      // Browsers never retry a module that failed to load, including as part of another one, so
      // nothing is requested while offline.
      if (!navigator.onLine) throw new Error('The browser is offline.')
      return (await Promise.all([load(), preloadDialog()]))[0]
    }),
  )
