import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/setup/browser.mjs'
import { HeaviestFirst } from './scripts/visual/heaviestFirst.ts'
import { demoChunks, productChunks } from './scripts/build/chunks.ts'
import { demoEntry } from './scripts/build/demoEntry.ts'
import { messages } from './scripts/build/messages.ts'
import { licencesFile, notices } from './scripts/build/notices.ts'
import { preloads } from './scripts/build/preloads.ts'
import { StoryReport } from './scripts/visual/storyReport.ts'
import { usedPackages } from './scripts/build/usedPackages.ts'

const desktop = { width: 1280, height: 800 }

/** Every story is a test in a real browser: it renders, its play runs, axe looks, the camera looks. One project per theme. */
const stories = (theme: 'light' | 'dark') => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: path.resolve('.storybook'), initialGlobals: { theme } })],
  test: {
    name: `stories-${theme}`,
    // addon-vitest turns file writes off unless the project asks for them; pictures need them.
    api: { allowWrite: true },
    globalSetup: ['./scripts/pictures.mjs'],
    setupFiles: ['./.storybook/vitest.visual.ts'],
    provide: { theme, pictures: process.env.PICTURES !== 'off' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: desktop,
      provider: playwright({
        launchOptions: withRubbishCollected(launchOptions()),
        contextOptions: { reducedMotion: 'reduce' as const, deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          // Pixelmatch's own threshold of 0.1 does not see a token that changes by one step.
          comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 0 },
          screenshotOptions: { animations: 'disabled' as const, caret: 'hide' as const },
          resolveScreenshotPath: ({ arg, ext, root }: Name) => path.join(root, 'node_modules/.cache/baselines', arg + ext),
          resolveDiffPath: ({ arg, ext, root }: Name) => path.join(root, 'reports/visual/images', arg + ext),
        },
      },
    },
  },
})

const withRubbishCollected = (options: ReturnType<typeof launchOptions>) => ({ ...options, args: [...options.args, '--js-flags=--expose-gc'] })

type Name = { arg: string; ext: string; root: string }

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    messages(),
    notices(),
    ...(mode === 'demo' ? [preloads(['screens', 'world', 'genesis']), demoEntry(), msw({ mode: 'worker-only' })] : [preloads(['screens'])]),
  ],
  server: { host: '127.0.0.1' },
  optimizeDeps: { include: [...usedPackages(), 'react/jsx-dev-runtime', 'msw/browser'] },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    manifest: mode !== 'demo',
    target: 'es2023',
    // One stylesheet: what a screen needs to be drawn is there before its code is.
    cssCodeSplit: false,
    license: { fileName: licencesFile },
    rolldownOptions: { output: { codeSplitting: { groups: mode === 'demo' ? demoChunks : productChunks } } },
  },
  test: {
    env: { TZ: 'UTC', LANG: 'en_US.UTF-8' },
    // A picture that is missing is a failure, not a new picture; only `npm run visual:accept` writes them.
    update: process.env.PICTURES === 'accept' ? 'all' : 'none',
    reporters: ['default', new StoryReport()],
    sequence: { sequencer: HeaviestFirst },
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['tests/{unit,contract}/**/*.test.{ts,tsx}', 'tests/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/{e2e,live,explorers,behaviour}/**/*.test.ts'],
          // Each file has a browser of its own, and waits for it as long as it computes. In a group of its own, as other projects run as many files as there are cores.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A state is waited for, however slow the machine is.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      stories('light'),
      // Storybook's own "Run tests" button accepts one project per configuration folder.
      ...(process.env.VITEST_STORYBOOK ? [] : [stories('dark')]),
    ],
  },
}))
