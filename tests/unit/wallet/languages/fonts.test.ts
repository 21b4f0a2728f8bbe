import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#wallet'
import { lettersOf } from '../../../../scripts/generate/notoFonts/letters.ts'
import { notoFonts, weights } from '../../../../scripts/generate/notoFonts/sources.ts'
import { lettersIn } from '../../../../scripts/generate/notoFonts/lettersIn.ts'

const place = 'stories/wallet/languages/fonts'
const again = 'Run `npm run generate:fonts`.'
const files = readdirSync(place).filter((file) => file.endsWith('.woff2'))

/** The fonts for characters that the kit's own font lacks. */
function fontsOf(tag: string, weight: number): string[] {
  const font = notoFonts.find(({ language }) => language === tag)
  return font
    ? files.filter((file) => file.startsWith(`${path.basename(font.name)}-${weight}`))
    : []
}

describe.each(languages.filter(({ tag }) => tag !== 'en'))('pictures in $name', ({ tag }) => {
  test.each(weights)('have every character at weight $weight', ({ weight }) => {
    const there = new Set(
      fontsOf(tag, weight).flatMap((file) => [...lettersIn(readFileSync(`${place}/${file}`))]),
    )
    expect(
      [...lettersOf(tag)].filter((letter) => !there.has(letter)),
      again,
    ).toEqual([])
  })
})

test('each font belongs to a language, and all weigh less than 1.5 MB together', () => {
  const known = notoFonts.flatMap(({ language }) =>
    weights.flatMap(({ weight }) => fontsOf(language, weight)),
  )
  expect(files.toSorted()).toEqual(known.toSorted())
  expect(files.reduce((sum, file) => sum + statSync(`${place}/${file}`).size, 0)).toBeLessThan(
    1_500_000,
  )
})

test('the characters of a font are parsed correctly', () => {
  const inter = 'node_modules/@fontsource-variable/inter/files'
  const cyrillic = lettersIn(readFileSync(`${inter}/inter-cyrillic-wght-normal.woff2`))
  expect(['Ж', 'ї', 'ґ'].every((letter) => cyrillic.has(letter))).toBe(true)
  expect(['ạ', '中'].some((letter) => cyrillic.has(letter))).toBe(false)
  expect(lettersIn(readFileSync(`${inter}/inter-vietnamese-wght-normal.woff2`)).has('ạ')).toBe(true)
  expect(() => lettersIn(Buffer.from('OTTO'))).toThrow('This is not a WOFF2 font.')
})
