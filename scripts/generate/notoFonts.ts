// Subsets Noto fonts for scripts that the kit's own font lacks, to the characters of its texts, for
// the stories: pictures do not use system fonts. Run it after text changes; its output is
// committed, so that nobody else needs the packages. It is not part of the app or the package.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CutFont, cutFont } from './notoFonts/cutFont.ts'
import { lettersOf } from './notoFonts/letters.ts'
import { type NotoFont, notoFonts } from './notoFonts/sources.ts'

const place = 'stories/wallet/languages/fonts'
const work = mkdtempSync(path.join(tmpdir(), 'coffer-noto-'))
try {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  let css = '/* Written by scripts/generate/notoFonts.ts. */\n'
  let sum = 0
  for (const font of notoFonts) {
    const letters = lettersOf(font.language)
    const { cuts, licence } = await cutFont(font, letters, work)
    for (const { file, bytes } of cuts) writeFileSync(`${place}/${file}`, bytes)
    writeFileSync(`${place}/${path.basename(font.name)}.LICENSE.txt`, licence)
    css += rules(font, cuts)
    const bytes = cuts.reduce((all, one) => all + one.bytes.length, 0)
    sum += bytes
    console.log(`${font.family}: ${[...letters].length} letters, ${(bytes / 1024).toFixed(1)} KiB`)
  }
  writeFileSync(`${place}/fonts.css`, css)
  console.log(`${(sum / 1024).toFixed(0)} KiB together`)
} finally {
  rmSync(work, { recursive: true })
}

function rules({ family, language }: NotoFont, cuts: CutFont[]): string {
  const faces = cuts.map(({ file, from, to, only }) => {
    const points = [...(only ?? [])].map(
      (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`,
    )
    const range = only ? `\n  unicode-range: ${points.join(', ')};` : ''
    return `
@font-face {
  font-family: '${family}';
  font-display: block;
  font-weight: ${from} ${to};
  src: url('./${file}') format('woff2');${range}
}
`
  })
  return `${faces.join('')}
[data-coffer]:lang(${language}) {
  --coffer-font: 'Inter Variable', '${family}', sans-serif;
}
`
}
