import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { cssTarget } from './scripts/build/cssTarget.ts'
import { demoChunks, productChunks } from './scripts/build/chunks.ts'
import { demoApps } from './scripts/build/demoApps.ts'
import { demoEntry } from './scripts/build/demoEntry.ts'
import { scopedName } from './scripts/build/library/scopedName.ts'
import { messages } from './scripts/build/messages.ts'
import { licensesFile, notices } from './scripts/build/notices.ts'
import { preloads } from './scripts/build/preloads.ts'
import { proven } from './scripts/build/proven/proven.ts'
import { pushWorker } from './scripts/build/pushWorker.ts'
import { StoryReport } from './scripts/visual/storyReport.ts'
import { projects } from './scripts/test/projects.ts'
import { usedPackages } from './scripts/build/usedPackages.ts'
import { versionDefine } from './scripts/build/version.ts'

/** TEST_RESULTS names a file for the results, as JSON. */
const resultsFile: ['json', { outputFile: string }][] = process.env.TEST_RESULTS
  ? [['json', { outputFile: process.env.TEST_RESULTS }]]
  : []

// Only loaded for Storybook's own test runner, because its packages are large.
const testPanel = process.env.VITEST_STORYBOOK
  ? [(await import('./.storybook/testPanel.ts')).testPanel()]
  : []

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    messages(),
    notices(),
    ...(mode === 'demo'
      ? [
          preloads(['common', 'world', 'genesis']),
          demoEntry(),
          demoApps(),
          msw({ mode: 'worker-only' }),
          proven(),
        ]
      : mode === 'production'
        ? [preloads(['common']), pushWorker(), proven()]
        : [preloads(['common'])]),
  ],
  // In a build of the app, short names: they are in its code as well.
  css: { modules: mode === 'production' ? { generateScopedName: scopedName } : {} },
  define: versionDefine,
  // The same package, once, without its stand-in for a hook that React has had since version 18.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
    dedupe: ['use-sync-external-store'],
  },
  server: { host: '127.0.0.1' },
  optimizeDeps: { include: [...usedPackages(), 'react/jsx-dev-runtime', 'msw/browser'] },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    manifest: mode !== 'demo',
    target: 'es2023',
    cssTarget,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // One stylesheet, so that a screen's styles are loaded before its code.
    cssCodeSplit: false,
    license: { fileName: licensesFile },
    rolldownOptions: {
      output: { codeSplitting: { groups: mode === 'demo' ? demoChunks : productChunks } },
    },
  },
  test: {
    env: { TZ: 'UTC', LANG: 'en_US.UTF-8' },
    reporters: ['default', new StoryReport(), ...resultsFile],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          // Files share a process: what one of them replaces isn't there for the next.
          unstubGlobals: true,
          pool: 'threads',
          // One per core: the process that collects the results has little to do.
          maxWorkers: availableParallelism(),
          include: projects.unit,
          // A busy machine is not a failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          environment: 'node',
          include: projects.stories,
          // One file after the other: each uses all cores.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: projects.e2e,
          // Each file starts its own browser. A separate group, because other projects run as many
          // files as there are cores.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 360_000,
          hookTimeout: 180_000,
          // Waits for states generously, however slow the machine is.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          environment: 'node',
          include: projects.browsers,
          sequence: { groupOrder: 3 },
          // A busy machine is not a failure.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      ...testPanel,
    ],
  },
}))
