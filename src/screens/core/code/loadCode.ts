import { type LazyModule, loadOnce } from '#ui'
import { isReachable } from './isReachable.ts'

/** Code wasn't requested, because the browser is offline. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

/**
 * A part of the app that is loaded on demand. Nothing is imported while the browser is offline,
 * which throws an {@link OfflineError} instead: browsers remember a failed import until the page is
 * reloaded (https://github.com/whatwg/html/issues/6768).
 */
export const loadCode = <T>(importIt: () => Promise<T>): LazyModule<T> =>
  loadOnce(async () => {
    if (!navigator.onLine && !(await isReachable()))
      throw new OfflineError('The browser is offline.')
    return importIt()
  })

/** How Chromium, Firefox, Safari, and Vite report that an app file wasn't loaded or was refused. */
const messages = new RegExp(
  [
    'dynamically imported module',
    'importing a module script failed',
    'valid JavaScript MIME type',
    'unable to preload css',
    'integrity mismatch',
  ].join('|'),
  'i',
)

/** Whether an error means that code couldn't be loaded, and not that it failed. */
export const isCodeError = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof Error && messages.test(error.message))
