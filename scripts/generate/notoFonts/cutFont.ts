import { readFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { unpackPackage } from '../../build/unpackPackage.ts'
import { lettersIn } from './lettersIn.ts'
import { readRanges } from './readRanges.ts'
import { type NotoFont, weights } from './sources.ts'

export interface CutFont {
  file: string
  bytes: Buffer
  from: number
  to: number
  /** The script that it is for, as characters, if another file has the rest. */
  only?: string
}

/**
 * A font's files, subset to the needed characters, with the license. Some packages have further
 * characters in separate files.
 */
export async function cutFont(
  font: NotoFont,
  letters: string,
  work: string,
): Promise<{ cuts: CutFont[]; license: string }> {
  const folder = unpackPackage(font, work)
  const base = path.basename(font.name)
  const cuts: CutFont[] = []
  for (const { weight, from, to } of weights) {
    const read = (part: string) =>
      readFileSync(path.join(folder, 'files', `${base}-${part}-${weight}-normal.woff2`))
    const whole = read(font.part)
    const there = lettersIn(whole)
    cuts.push({ file: `${base}-${weight}.woff2`, bytes: await cut(whole, letters), from, to })
    const lacking = [...letters].filter((letter) => !there.has(letter))
    for (const [part, only] of partsOf(folder, lacking))
      cuts.push({
        file: `${base}-${weight}-${part}.woff2`,
        bytes: await cut(read(part), only),
        from,
        to,
        only,
      })
  }
  return { cuts, license: readFileSync(path.join(folder, 'LICENSE'), 'utf8') }
}

const cut = (font: Buffer, letters: string) =>
  subsetFont(font, letters, { targetFormat: 'woff2', noHinting: true })

/** The numbered files of a package that contain these characters. */
function partsOf(folder: string, letters: readonly string[]): Map<string, string> {
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  const parts = new Map<string, string>()
  for (const letter of letters) {
    const [name] =
      Object.entries(ranges).find(
        ([part, range]) => part.startsWith('[') && isIn(range, letter.codePointAt(0) ?? 0),
      ) ?? []
    if (!name) throw new Error(`${folder} has no ${letter}.`)
    const part = name.slice(1, -1)
    parts.set(part, (parts.get(part) ?? '') + letter)
  }
  return parts
}

const isIn = (ranges: string, code: number) =>
  readRanges(ranges).some(([first, last]) => code >= first && code <= last)
