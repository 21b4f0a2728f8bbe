/**
 * Maximum length of an icon as text: anyone can announce one, and each is stored and decoded. Icons
 * of real wallets have some ten thousand characters.
 */
export const iconLimit = 500_000

/**
 * An icon that is safe to show: a data URI, because a remote URL would reveal the visitor to a
 * third party, and not so large that the page suffers. Undefined for anything else. Scripts inside
 * an image never run in an `img`.
 */
export function shownIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string' || icon.length > iconLimit) return undefined
  const data = icon.trim()
  return /^data:image\//i.test(data) ? data : undefined
}
