import { readFileSync } from 'node:fs'
import { languages } from '../../../src/wallet/languages/languages.ts'
import { readRanges } from './readRanges.ts'

/** Every letter and sign that the kit writes in a language, its name among them, and that is not in the kit's own font. */
export function lettersOf(tag: string): string {
  const catalogues = JSON.parse(readFileSync(`src/wallet/languages/${tag}.json`, 'utf8')) as Record<string, Record<string, string>>
  const name = languages.find((language) => language.tag === tag)?.name ?? ''
  const written = new Set(
    [...[name, ...Object.values(catalogues).flatMap((texts) => Object.values(texts))].join('')].flatMap((letter) => [letter, ...drawnAs(letter)]),
  )
  return [...written]
    .filter((letter) => !isInOwnFont(letter))
    .toSorted()
    .join('')
}

/** Some letters of Hindi and Thai are drawn from their parts. */
const drawnAs = (letter: string) => (/[\u0900-\u0e7f]/.test(letter) ? letter.normalize('NFKD') : '')

/** What the stylesheet says its faces of Inter have. */
const ownFont = readFileSync('src/ui/theme/fonts.css', 'utf8')
  .split('@font-face')
  .filter((face) => face.includes("'Inter Variable'"))
  .flatMap(readRanges)

function isInOwnFont(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return ownFont.some(([first, last]) => code >= first && code <= last)
}
