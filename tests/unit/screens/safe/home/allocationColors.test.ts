import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themes } from '../../../../../src/ui/theme/themes.ts'
import { contrast, linearRgb, tokensOf } from '../../../ui/tokens.ts'

const css = readFileSync('src/screens/safe/home/AllocationBar.module.css', 'utf8')
const [light = '', dark = ''] = [...css.matchAll(/oklch\(([\d.]+) var\(--vivid\)/g)].map(
  ([, lightness = '']) => lightness,
)
const [, most = ''] = /min\(var\(--chroma, [\d.]+\), ([\d.]+)\)/.exec(css) ?? []

test.each(themes)('a segment of any color stands out from the panel in the theme %s', (theme) => {
  const tokens = tokensOf(theme)
  const isDark = linearRgb(tokens, 'panel')[1] < 0.2
  const low = []
  for (const chroma of [0, 0.04, 0.08, 0.12, Number(most)])
    for (let hue = 0; hue < 360; hue += 5) {
      tokens.set('--coffer-segment', `oklch(${isDark ? dark : light} ${chroma} ${hue})`)
      if (contrast(tokens, 'segment', 'panel') < 3) low.push(`${chroma} ${hue}`)
    }
  expect(low).toEqual([])
  expect(contrast(tokens, 'n11', 'panel')).toBeGreaterThan(3)
})
