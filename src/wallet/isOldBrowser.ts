/**
 * Whether this browser is older than those that the kit supports. Chrome and Edge 120 and Safari
 * 16.4 are the first with `:dir()`; Firefox had it long before, and `toSorted` from 115 on. What
 * fails may fail for this reason.
 */
export const isOldBrowser = (): boolean =>
  !('toSorted' in Array.prototype) || globalThis.CSS?.supports?.('selector(:dir(ltr))') === false
