/**
 * Runs in the page before its own code, so it must not use anything from outside. WebKitGTK's
 * driver does not report what a page logs, so the page is watched from within, in every browser
 * alike. Kept for the tab, over reloads.
 */
export function watchErrors(): void {
  const keep = (text: string) => {
    const kept = JSON.parse(sessionStorage.getItem('watched errors') ?? '[]') as string[]
    sessionStorage.setItem('watched errors', JSON.stringify([...kept, text]))
  }
  const { error } = console
  console.error = (...parts: unknown[]) => {
    keep(parts.map(String).join(' '))
    error(...parts)
  }
  let leaves = false
  window.addEventListener('beforeunload', () => (leaves = true))
  window.addEventListener(
    'error',
    ({ message, target }) => {
      if (message) return keep(message)
      // A file that could not be loaded, whose event does not bubble. A page that reloads itself
      // stops its own, and a preload is only a hint.
      if (!leaves && !(target as Element).matches('link[rel*=preload]'))
        keep(`not loaded: ${(target as Element).outerHTML}`)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    keep(`unhandled: ${String(reason)}`),
  )
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`policy: ${effectiveDirective} ${blockedURI}`),
  )
}

/** Runs in the page. */
export const errorsKept = (): string[] =>
  JSON.parse(sessionStorage.getItem('watched errors') ?? '[]') as string[]
