export const hasWindow = (): boolean => typeof window !== 'undefined'

/**
 * Whether the page is in a frame, so that there may be a host around it. Answers at once; whether
 * the page around it is a host that answers, the handshake finds out.
 */
export const mayBeEmbedded = (): boolean =>
  hasWindow() && window.parent != null && window.parent !== window
