/**
 * Maximum length of a name in characters: longer ones do not fit on a line or make sense to
 * listeners.
 */
export const nameLimit = 60

/**
 * What a wallet says, which may be anything, on one line and without characters that change the
 * direction; empty for what is no text.
 */
export const plainName = (name: unknown): string =>
  typeof name === 'string' ? name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() : ''
