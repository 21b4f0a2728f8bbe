import path from 'node:path'
import { build, type Plugin } from 'vite'

/** Its name is part of its registration in browsers, so it has no hash. */
const pushWorkerFile = 'push-worker.js'

/**
 * Builds the service worker of notifications next to the app: one file, because workers share no
 * chunks with pages.
 */
export const pushWorker = (): Plugin => ({
  name: 'coffer-push-worker',
  apply: 'build',
  closeBundle: {
    sequential: true,
    order: 'post',
    async handler() {
      if (this.meta.watchMode) return
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir: path.resolve('dist'),
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: path.resolve('src/app/push/worker.ts'),
            output: { format: 'iife', entryFileNames: pushWorkerFile },
          },
        },
      })
    },
  },
})
