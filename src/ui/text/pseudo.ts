import type { Pseudo } from './TextProvider.tsx'

const accents: Record<string, string> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
}
const stretch = ' ørem îpsum dølor sït'

/**
 * A pseudo-translation: accents reveal untranslated text, brackets reveal truncation, length
 * reveals overflow.
 */
export function pseudoText(text: string, kind: Pseudo): string {
  const accented = [...text].map((letter) => accents[letter] ?? letter).join('')
  if (kind === 'rtl') return `⟦${accented}⟧`
  return `⟦${accented}${stretch.slice(0, Math.ceil(text.length * 0.4))}⟧`
}
