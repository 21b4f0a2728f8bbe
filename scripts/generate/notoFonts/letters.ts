import { readFileSync } from 'node:fs'
import { languages } from '../../../src/wallet/languages/languages.ts'
import { readRanges } from './readRanges.ts'

/** Every character of a language's texts, including its name, that the kit's own font lacks. */
export function lettersOf(tag: string): string {
  const catalogs = JSON.parse(readFileSync(`src/wallet/languages/${tag}.json`, 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const name = languages.find((language) => language.tag === tag)?.name ?? ''
  const written = new Set(
    [
      ...[name, ...Object.values(catalogs).flatMap((texts) => Object.values(texts))].join(''),
    ].flatMap((letter) => [letter, ...drawnAs(letter)]),
  )
  return [...written]
    .filter((letter) => !isInOwnFont(letter))
    .toSorted()
    .join('')
}

/** Some Hindi and Thai characters are composed of parts. */
const drawnAs = (letter: string) => (/[\u0900-\u0e7f]/.test(letter) ? letter.normalize('NFKD') : '')

/** The characters that the stylesheet declares for Inter. */
const ownFont = readFileSync('src/ui/theme/fonts.css', 'utf8')
  .split('@font-face')
  .filter((face) => face.includes("'Inter Variable'"))
  .flatMap(readRanges)

function isInOwnFont(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return ownFont.some(([first, last]) => code >= first && code <= last)
}
