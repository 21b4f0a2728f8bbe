const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * Isolates the direction of text inside a sentence: wraps it in U+2068 and U+2069 if it runs in the
 * other direction. A single Latin word or number can't reorder a right-to-left sentence.
 */
export function isolateText(text: string, direction: 'ltr' | 'rtl'): string {
  const runsAgainst =
    direction === 'ltr' ? rightToLeft.test(text) : /\p{L}/u.test(text) && !/^\w+$/.test(text)
  return runsAgainst && !/^\u2068[^\u2068\u2069]*\u2069$/.test(text) ? `\u2068${text}\u2069` : text
}

/**
 * Facts on one line, separated by dots. In right-to-left text, a number after a Latin word would
 * join it and change sides; a mark before each dot keeps the order.
 */
export const joinFacts = (
  facts: readonly (string | false | null | undefined)[],
  direction: 'ltr' | 'rtl',
): string => facts.filter(Boolean).join(direction === 'rtl' ? '\u200f · ' : ' · ')
