import { readUrl } from '#base'
/** Characters that readers and parsers skip: blanks, byte order marks, zero-width characters. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu
const request =
  /^\s*(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+)\s+wants you to sign in with your \S+ account/im

/**
 * The domain that a sign-in text names, as defined by EIP-4361: `https://example.org wants you to
 * sign in with your Ethereum account:`. Some sites ignore preceding text, so it's found on any
 * line, including after invisible characters. Undefined for other text.
 */
export function signInDomain(text: string): string | undefined {
  const seen = text
    .replace(ignorable, (character) => (/[\t\n\r]/.test(character) ? character : ''))
    .replace(/[^\S\n\r]+/g, ' ')
  return request.exec(seen)?.[1]
}

/**
 * Whether a sign-in is for the requesting page. Hosts are compared as browsers spell them, so no
 * look-alike passes.
 */
export function isSameDomain(domain: string, origin: string): boolean {
  const page = readUrl(origin)
  if (!page || !readUrl(`https://${domain}`)) return false
  const { protocol, host } = page
  // The default port is left out by the scheme's own rules.
  return new URL(`${protocol}//${domain}`).host === host && !/[/@?#\\]/.test(domain)
}

/** Whether text consists only of hex digits, so that it's unreadable. */
export const isBlind = (text: string): boolean => /^0[xX][\da-fA-F]*$/.test(text.trim())
