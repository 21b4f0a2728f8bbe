import { nameLength } from '#base'

/** Letters as people count them: an emoji with its skin tone is one. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment) : [...text]

/**
 * Shortens an ENS name: what stands before the last dot may have 24 letters; of a longer one, its first 24 and an ellipsis stay,
 * without the ending.
 */
export function shortEnsName(name: string): string {
  const dot = name.lastIndexOf('.')
  const letters = lettersOf(dot > 0 ? name.slice(0, dot) : name)
  return letters.length > nameLength ? `${letters.slice(0, nameLength).join('')}…` : name
}
