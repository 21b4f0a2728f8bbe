import { describe, expect, test } from 'vitest'
import { accents, themes } from '../../../src/ui/theme/themes.ts'
import { createTheme } from '../../../src/ui/theme/createTheme.ts'
import { rounds } from '../../size.ts'
import { random } from '../safe/random.ts'
import { contrast, linearRgb, tokensOf } from './tokens.ts'

const surfaces = ['page', 'panel', 'raised', 'sunken', 'hover', 'button']
const hues = ['accent', 'amber', 'green', 'red']

const textPairs = [
  ...surfaces.flatMap((surface) => [
    ['text', surface],
    ['text-muted', surface],
    ...hues.map((hue) => [`${hue}-text`, surface]),
  ]),
  ...hues.flatMap((hue) => [
    [`${hue}-text`, `${hue}-soft`],
    ['text', `${hue}-soft`],
    ['text-muted', `${hue}-soft`],
  ]),
  ['text', 'active'],
  ['text-muted', 'active'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-red', 'red'],
  ['on-red', 'red-hover'],
  ['n1', 'n12'],
] as [string, string][]

const controlPairs = [
  ...surfaces.flatMap((surface) =>
    ['control', 'icon', 'focus', ...hues].map((mark) => [mark, surface]),
  ),
  ...hues.map((hue) => [hue, `${hue}-soft`]),
] as [string, string][]

const below = (tokens: ReturnType<typeof tokensOf>, pairs: [string, string][], least: number) =>
  pairs
    .map(([mark, ground]) => ({
      pair: `${mark} on ${ground}`,
      ratio: contrast(tokens, mark, ground),
    }))
    .filter(({ ratio }) => ratio < least)

const looks = themes.flatMap((theme) =>
  [undefined, ...accents].map((accent) => ({
    theme,
    accent,
    name: accent ? `"${theme}" in ${accent}` : `"${theme}"`,
  })),
)

describe.each(looks)('the theme $name', ({ theme, accent }) => {
  const tokens = tokensOf(theme, accent)

  test('has text contrast of at least 4.5:1 on every background', () => {
    expect(below(tokens, textPairs, 4.5)).toEqual([])
  })

  test('has a contrast of at least 3:1 for icons, focus rings and control borders', () => {
    expect(below(tokens, controlPairs, 3)).toEqual([])
  })
})

describe('any brand color', () => {
  const draw = random()
  const drawn = Array.from({ length: rounds(1000) }, () => `#${draw.bytes(3).slice(2)}` as const)
  const edges = [
    '#000000',
    '#ffffff',
    '#808080',
    '#ffe600',
    '#0000ff',
    '#00ff00',
    '#ff0000',
  ] as const
  const colors = [...edges, ...drawn]
  const ofAccent = ([mark, ground]: [string, string]) =>
    [mark, ground].some((name) => /accent|focus/.test(name))
  const tokensFor = (theme: string, accentColor: `#${string}`) =>
    new Map([...tokensOf(theme), ...Object.entries(createTheme({ accentColor }).accent ?? {})])

  test.each(themes)('keeps all contrasts in "%s"', (theme) => {
    const least = theme.startsWith('contrast') ? 7 : 4.5
    const found = colors.flatMap((color) => {
      const tokens = tokensFor(theme, color)
      return [
        ...below(tokens, textPairs.filter(ofAccent), least),
        ...below(tokens, controlPairs.filter(ofAccent), 3),
      ].map((one) => ({ color, ...one }))
    })
    expect(found, `seed ${draw.seed}`).toEqual([])
  })

  test('is the accent as it is, if it stands out from the backgrounds', () => {
    const { accent } = createTheme({ accentColor: '#7b3fe4' })
    expect(accent).toMatchObject({
      '--_coffer-light-accent': '#7b3fe4',
      '--_coffer-light-on-accent': '#ffffff',
    })
    const changed = colors.filter((color) => {
      const tokens = tokensFor('light', color)
      const wanted = new Map([...tokens, ['--_coffer-light-accent', color]])
      const standsOut = below(wanted, controlPairs.filter(ofAccent), 3.15).length === 0
      return standsOut && tokens.get('--_coffer-light-accent') !== color
    })
    expect(changed).toEqual([])
  })

  test('changes visibly under the pointer and when pressed', () => {
    const same = colors.filter((accentColor) =>
      ['light', 'dark'].some((theme) => {
        const tokens = tokensFor(theme, accentColor)
        return (
          contrast(tokens, 'accent', 'accent-hover') < 1.05 ||
          contrast(tokens, 'accent-hover', 'accent-pressed') < 1.05
        )
      }),
    )
    expect(same).toEqual([])
  })
})

test.each(['7b3fe4', '#7b3fe', '#ggg', 'rebeccapurple', ''])(
  'a theme rejects the color "%s"',
  (color) => {
    const accentColor = color as `#${string}`
    expect(() => createTheme({ accentColor: accentColor || '#' })).toThrow(
      /^A color is #rgb or #rrggbb, such as #7b3fe4, not /,
    )
  },
)

test('a theme has one accent', () => {
  expect(() => createTheme({ accent: 'teal', accentColor: '#7b3fe4' })).toThrow(
    'Set `accent` or `accentColor`, not both.',
  )
})

test('a color of three digits is that of six', () => {
  expect(createTheme({ accentColor: '#a3F' })).toEqual(createTheme({ accentColor: '#aa33ff' }))
})

test.each(looks.filter(({ theme }) => theme.startsWith('contrast')))(
  'the high contrast theme $name has text contrast of at least 7:1',
  ({ theme, accent }) => {
    expect(below(tokensOf(theme, accent), textPairs, 7)).toEqual([])
  },
)

test.each(looks.filter(({ theme }) => theme !== 'harbor'))(
  'every color of $name is in the sRGB gamut',
  ({ theme, accent }) => {
    const tokens = tokensOf(theme, accent)
    const colors = [...tokens]
      .filter(([, value]) => /^(var\(--_coffer-[\w-]+, )?oklch\([^/]*\)+$/.test(value))
      .map(([name]) => name.replace('--coffer-', ''))
    expect(colors.length).toBeGreaterThan(28)
    // Half a step of eight bits: smaller differences are rounding.
    const outside = colors.filter((name) =>
      linearRgb(tokens, name).some((channel) => channel < -0.002 || channel > 1.002),
    )
    expect(outside).toEqual([])
  },
)

test.each(themes)('every accent is different in "%s"', (theme) => {
  const seen = accents.map((accent) =>
    linearRgb(tokensOf(theme, accent), 'accent')
      .map((channel) => channel.toFixed(2))
      .join(' '),
  )
  expect(new Set(seen).size).toBe(accents.length)
})

test('the contrast formula is correct: black on white is 21:1, mid gray on white 4.5:1', () => {
  const tokens = new Map([
    ['--coffer-black', 'oklch(0 0 0)'],
    ['--coffer-white', 'oklch(1 0 0)'],
    ['--coffer-gray', 'oklch(0.5671 0 0)'],
  ])
  expect(contrast(tokens, 'black', 'white')).toBeCloseTo(21, 2)
  // #767676, the lightest gray that passes on white.
  expect(contrast(tokens, 'gray', 'white')).toBeCloseTo(4.54, 1)
})
