/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: new URL('./vite.config.ts', import.meta.url).pathname,
  outDir: 'ladle-dist',
  host: '127.0.0.1',
  port: 61000,
  hotkeys: { search: ['/'] },
  addons: {
    // Without this Ladle replaces msw by an empty module.
    msw: { enabled: true },
    a11y: { enabled: true },
    width: { enabled: true, options: { phone: 390, tablet: 767, desktop: 1280 }, defaultState: 0 },
  },
}
