const firstLine = new RegExp(
  String.raw`^(?:[a-z][a-z0-9+.-]*://)?(\S+) ` +
    String.raw`wants you to sign in with your Ethereum account:\r?(?:\n|$)`,
  'i',
)

/**
 * The domain that a text asks to sign in to, as EIP-4361 begins such texts: `https://example.org
 * wants you to sign in with your Ethereum account:`. Undefined for other texts.
 */
export function signInDomain(text: string): string | undefined {
  return firstLine.exec(text)?.[1]
}

/**
 * Whether a sign-in is for the page that asks. Hosts are compared as browsers spell them, so no
 * look-alike passes.
 */
export function isSameDomain(domain: string, origin: string): boolean {
  if (!URL.canParse(origin) || !URL.canParse(`https://${domain}`)) return false
  const { protocol, host } = new URL(origin)
  // The default port is left out by the scheme's own rules.
  return new URL(`${protocol}//${domain}`).host === host && !/[/@?#\\]/.test(domain)
}

/** Whether a text is only hexadecimal digits, so that nobody can read what it means. */
export const isBlind = (text: string): boolean => /^0[xX][\da-fA-F]*$/.test(text.trim())
