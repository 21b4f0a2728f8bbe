import { shorten } from '#base'

/**
 * Maximum characters of a name. A longer one doesn't fit on a line, and listening to it takes too
 * long.
 */
export const nameLimit = 60

/**
 * A text that a wallet provides, on one line and without characters that change the direction.
 * Empty for anything that isn't a text.
 */
export const plainName = (name: unknown): string =>
  typeof name === 'string' ? name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() : ''

/**
 * The name to show for a wallet, shortened to {@link nameLimit} characters and an ellipsis; its ID
 * or rdns if it provides none.
 */
export const shownName = (name: unknown, id: string): string =>
  shorten(plainName(name), nameLimit) || shorten(plainName(id), nameLimit)
