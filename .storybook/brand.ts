import { create } from 'storybook/theming/create'

const segment = (turn: number, color: string, opacity: number) =>
  `<path d="M14 4a10 10 0 0 1 8.2 4.3" stroke="${color}" stroke-opacity="${opacity}" ` +
  `transform="rotate(${turn} 14 14)"/>`

/** Three segments, two of them filled: the logo, as in `Foundations / Logo`. */
const ring = (ink: string, accent: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="132" height="28" viewBox="0 0 132 28">',
      '<g fill="none" stroke-width="4" stroke-linecap="round">',
      segment(0, accent, 1),
      segment(120, accent, 1),
      segment(240, ink, 0.25),
      '</g><text x="34" y="20" font-family="Inter,system-ui,sans-serif" font-size="17" ',
      `font-weight="600" fill="${ink}">Coffer</text></svg>`,
    ].join(''),
  )}`

const fonts = {
  fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
  fontCode: '"JetBrains Mono Variable", "JetBrains Mono", monospace',
}
const common = {
  brandTitle: 'Coffer',
  brandTarget: '_self',
  brandUrl: './',
  appBorderRadius: 10,
  inputBorderRadius: 6,
  ...fonts,
} as const

/**
 * Storybook in the colors of the `light` and `dark` themes, as hex because Storybook computes with
 * them.
 */
const light = create({
  ...common,
  base: 'light',
  brandImage: ring('#16191d', '#006b66'),
  colorPrimary: '#006b66',
  colorSecondary: '#006b66',
  appBg: '#f5f7f8',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dde2e5',
  barBg: '#ffffff',
  barSelectedColor: '#006b66',
  barHoverColor: '#006b66',
  textColor: '#16191d',
  textMutedColor: '#5a626a',
})

const dark = create({
  ...common,
  base: 'dark',
  brandImage: ring('#eef1f3', '#4fc9bf'),
  colorPrimary: '#4fc9bf',
  colorSecondary: '#1f8f88',
  appBg: '#0f1215',
  appContentBg: '#15191d',
  appPreviewBg: '#15191d',
  appBorderColor: '#2b3238',
  barBg: '#15191d',
  barSelectedColor: '#4fc9bf',
  barHoverColor: '#4fc9bf',
  textColor: '#eef1f3',
  textMutedColor: '#a2abb3',
})

/** The theme that matches the system's setting. */
export const brand = () =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? dark : light
