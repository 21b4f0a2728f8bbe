import { type TokenName, tokenNames } from '../../src/ui/theme/tokenNames.ts'

/** How a token is drawn. */
export type TokenKind =
  | 'blur'
  | 'chroma'
  | 'color'
  | 'curve'
  | 'family'
  | 'height'
  | 'hue'
  | 'layer'
  | 'lightness'
  | 'line'
  | 'radius'
  | 'ring'
  | 'shadow'
  | 'size'
  | 'time'
  | 'weight'
  | 'width'

interface TokenGroup {
  title: string
  kinds: readonly (readonly [kind: TokenKind, names: RegExp])[]
}

/** Each token belongs to one line of one group. */
export const tokenGroups: readonly TokenGroup[] = [
  {
    title: 'Neutral ramp',
    kinds: [
      ['hue', /^hue$/],
      ['color', /^n\d+$/],
    ],
  },
  {
    title: 'Surfaces, lines, and text',
    kinds: [
      ['color', /^(page|panel|raised|sunken|button|hover|active|hairline|control|icon|overlay)$/],
      ['color', /^(text|text-muted|focus)$/],
    ],
  },
  ...['accent', 'amber', 'green', 'red'].map((hue): TokenGroup => ({
    title: `${hue[0]?.toUpperCase()}${hue.slice(1)}`,
    kinds: [['color', new RegExp(`^(on-)?${hue}(-(soft|line|hover|pressed|text))?$`)]],
  })),
  {
    title: 'What a custom accent sets',
    kinds: [
      ['hue', /^accent-(dark-)?hue$/],
      ['chroma', /^accent-((dark-)?chroma|tint)$/],
      ['lightness', /^accent-(dark-)?lightness$/],
    ],
  },
  {
    title: 'Type',
    kinds: [
      ['size', /^size-\d+$/],
      ['line', /^line-/],
    ],
  },
  {
    title: 'Weight and families',
    kinds: [
      ['weight', /^weight-/],
      ['family', /^(font|mono)$/],
    ],
  },
  { title: 'Space', kinds: [['width', /^space-\d+$/]] },
  {
    title: 'Sizes',
    kinds: [
      ['height', /^(row|target)$/],
      ['width', /^content$/],
    ],
  },
  { title: 'Radius', kinds: [['radius', /^radius-/]] },
  {
    title: 'Shadow, focus, and what is behind a dialog',
    kinds: [
      ['shadow', /^shadow-/],
      ['ring', /^focus-ring$/],
      ['blur', /^overlay-blur$/],
    ],
  },
  {
    title: 'Motion',
    kinds: [
      ['time', /^(fast|calm|slow|closing)$/],
      ['curve', /^ease$/],
    ],
  },
  { title: 'Layers', kinds: [['layer', /^z-/]] },
]

/** The tokens of a line, in the order of the stylesheet. */
export const tokensIn = (names: RegExp): TokenName[] =>
  tokenNames.filter((name) => names.test(name))
