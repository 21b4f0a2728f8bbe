export const hasWindow = (): boolean => typeof window !== 'undefined'

/**
 * Whether the page is in an iframe, so that it may have a host. Synchronous; use the handshake to
 * find out whether the parent page is a host that responds.
 */
export const mayBeEmbedded = (): boolean =>
  hasWindow() && window.parent != null && window.parent !== window
