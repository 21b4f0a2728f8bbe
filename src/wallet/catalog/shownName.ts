/** Maximum length of a name in characters: longer ones do not fit on a line or make sense to listeners. */
export const nameLimit = 60

/** The name that a wallet says, which may be anything, on one line and without characters that change the direction; the rdns if there is none. */
export const shownName = (name: unknown, rdns: string): string => short(plainName(name)) || short(plainName(rdns))

/** A text on one line; empty for anything else. */
export const plainName = (name: unknown): string => (typeof name === 'string' ? name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() : '')

const short = (text: string) =>
  [...text].length > nameLimit
    ? `${[...text]
        .slice(0, nameLimit - 1)
        .join('')
        .trim()}…`
    : text
