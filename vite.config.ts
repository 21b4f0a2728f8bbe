import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { cssTarget } from './scripts/build/cssTarget.ts'
import { messages } from './scripts/build/messages.ts'
import { StoryReport } from './scripts/visual/storyReport.ts'
import { usedPackages } from './scripts/build/usedPackages.ts'

/** The demo is the product's own page with another way in: the world first, then the product. */
const demoEntry = (): Plugin => ({
  name: 'coffer-demo-entry',
  transformIndexHtml: { order: 'pre', handler: (page) => page.replace('/src/app/main.tsx', '/mocks/demo/main.tsx') },
  // The demo reads a config.json as the live product does: it names the world's hosts.
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'config.json', source: demoConfig() })
  },
  configureServer: ({ middlewares }) =>
    void middlewares.use('/config.json', (_, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(demoConfig())
    }),
})

const demoConfig = () => readFileSync(path.resolve('mocks/demo/config.json'), 'utf8')

/** TEST_RESULTS names a file for the results, as JSON. */
const resultsFile: ['json', { outputFile: string }][] = process.env.TEST_RESULTS ? [['json', { outputFile: process.env.TEST_RESULTS }]] : []

// Loaded where Storybook asks for it alone: its packages are large.
const testPanel = process.env.VITEST_STORYBOOK ? [(await import('./.storybook/testPanel.ts')).testPanel()] : []

export default defineConfig(({ mode }) => ({
  plugins: [react(), messages(), ...(mode === 'demo' ? [demoEntry(), msw({ mode: 'worker-only' })] : [])],
  server: { host: '127.0.0.1' },
  optimizeDeps: { include: [...usedPackages(), 'react/jsx-dev-runtime', 'msw/browser'] },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    manifest: mode !== 'demo',
    target: 'es2023',
    cssTarget,
    // What is loaded at the start anyway is one file: it packs better, and is asked for once. Not so the demo: its entry waits for the world
    // before it is done, and what is loaded meanwhile would wait for that file.
    ...(mode !== 'demo' && { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } } }),
  },
  test: {
    env: { TZ: 'UTC', LANG: 'en_US.UTF-8' },
    reporters: ['default', new StoryReport(), ...resultsFile],
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', isolate: false, pool: 'threads', include: ['tests/{unit,contract}/**/*.test.{ts,tsx}', 'tests/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          environment: 'node',
          include: ['tests/visual/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
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
      ...testPanel,
    ],
  },
}))
