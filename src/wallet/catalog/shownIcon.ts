/** So long a picture may be, as text: anybody may announce one, and each is kept and decoded. Those of real wallets have some ten thousand letters. */
export const iconLimit = 500_000

/**
 * A picture as it may be shown: as data, since an address elsewhere would tell a stranger that somebody looks, and not so large that the page
 * suffers. Undefined for everything else. In an `img` nothing of it runs, whatever it holds.
 */
export function shownIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string' || icon.length > iconLimit) return undefined
  const data = icon.trim()
  return /^data:image\//i.test(data) ? data : undefined
}
