import { nameLength } from '#base'

/** Counts user-perceived characters: an emoji with its skin tone is one. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : [...text]

/**
 * Shortens an ENS name: if the part before the last dot is longer than 24 characters, its first 24
 * and an ellipsis remain, without the ending.
 */
export function shortEnsName(name: string): string {
  const dot = name.lastIndexOf('.')
  const letters = lettersOf(dot > 0 ? name.slice(0, dot) : name)
  return letters.length > nameLength ? `${letters.slice(0, nameLength).join('')}…` : name
}
