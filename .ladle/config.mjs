/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  // The order of Storybook's sidebar. Other stories are hidden: those under `Tests/` can only be
  // opened by URL.
  storyOrder: [
    ...['tokens', 'themes', 'logo', 'gateway-calls', ''].map((part) => `foundations--${part}*`),
    'components--*',
    ...['buttons', 'connect', 'account', 'network', 'sign-in', 'transactions', ''].map(
      (part) => `wallet--${part}*`,
    ),
    ...['shell', 'my-safes', 'home', 'assets', 'queue', 'history', 'transaction', ''].map(
      (part) => `screens--${part}*`,
    ),
    'flows--*',
    'incidents--*',
  ],
  viteConfig: new URL('./vite.config.ts', import.meta.url).pathname,
  // As in .storybook/preview-head.html.
  appendToHead: '<style>@layer coffer.tokens, coffer.base, coffer.parts, coffer.screens;</style>',
  outDir: 'ladle-dist',
  host: '127.0.0.1',
  port: 61000,
  hotkeys: { search: ['/'] },
  addons: {
    // Without this, Ladle replaces msw with an empty module.
    msw: { enabled: true },
    a11y: { enabled: true },
    width: { enabled: true, options: { phone: 390, tablet: 767, desktop: 1280 }, defaultState: 0 },
  },
}
