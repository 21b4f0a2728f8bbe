import { describe, expect, test } from 'vitest'
import { themes } from '../../../src/ui/theme/themes.ts'
import { contrast, linearRgb, tokensOf } from './tokens.ts'

const surfaces = ['page', 'panel', 'raised', 'sunken', 'hover', 'button']
const hues = ['accent', 'amber', 'green', 'red']

const textPairs = [
  ...surfaces.flatMap((surface) => [
    ['text', surface],
    ['quiet', surface],
    ...hues.map((hue) => [`${hue}-text`, surface]),
  ]),
  ...hues.flatMap((hue) => [
    [`${hue}-text`, `${hue}-soft`],
    ['text', `${hue}-soft`],
    ['quiet', `${hue}-soft`],
  ]),
  ['text', 'active'],
  ['quiet', 'active'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-red', 'red'],
  ['on-red', 'red-hover'],
  ['n1', 'n12'],
] as [string, string][]

const controlPairs = [
  ...surfaces.flatMap((surface) => ['control', 'icon', 'focus', ...hues].map((mark) => [mark, surface])),
  ...hues.map((hue) => [hue, `${hue}-soft`]),
] as [string, string][]

const below = (theme: string, pairs: [string, string][], least: number) => {
  const tokens = tokensOf(theme)
  return pairs.map(([mark, ground]) => ({ pair: `${mark} on ${ground}`, ratio: contrast(tokens, mark, ground) })).filter(({ ratio }) => ratio < least)
}

describe.each(themes)('the theme "%s"', (theme) => {
  test('has text of at least 4.5:1 on every ground', () => {
    expect(below(theme, textPairs, 4.5)).toEqual([])
  })

  test('has icons, focus rings and borders of controls of at least 3:1', () => {
    expect(below(theme, controlPairs, 3)).toEqual([])
  })
})

test('the high contrast theme has text of at least 7:1', () => {
  expect(below('contrast', textPairs, 7)).toEqual([])
})

test.each(['light', 'dark', 'contrast'])('every colour of "%s" can be shown on an ordinary screen', (theme) => {
  const tokens = tokensOf(theme)
  const colours = [...tokens].filter(([, value]) => /^oklch\([^/]*\)$/.test(value)).map(([name]) => name.replace('--coffer-', ''))
  expect(colours.length).toBeGreaterThan(28)
  // Half a step of eight bits: what is less is rounding.
  const outside = colours.filter((name) => linearRgb(tokens, name).some((channel) => channel < -0.002 || channel > 1.002))
  expect(outside).toEqual([])
})

test('a measure that is known: black on white is 21:1, mid grey on white 4.5:1', () => {
  const tokens = new Map([
    ['--coffer-black', 'oklch(0 0 0)'],
    ['--coffer-white', 'oklch(1 0 0)'],
    ['--coffer-grey', 'oklch(0.5671 0 0)'],
  ])
  expect(contrast(tokens, 'black', 'white')).toBeCloseTo(21, 2)
  // #767676, the lightest grey that passes on white.
  expect(contrast(tokens, 'grey', 'white')).toBeCloseTo(4.54, 1)
})
