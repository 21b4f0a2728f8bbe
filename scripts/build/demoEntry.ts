import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { chunkFile } from './chunkFile.ts'

const config = () => readFileSync(path.resolve('mocks/demo/config.json'), 'utf8')

/**
 * The demo is the app's own page with another entry: the app on a mocked world. Like the live app,
 * it reads a config.json, which names the world's hosts. Its service worker is requested first.
 */
export const demoEntry = (): Plugin[] => [
  {
    name: 'coffer-demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => page.replace('/src/app/main.tsx', '/mocks/demo/main.tsx'),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'config.json', source: config() })
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use('/config.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(config())
      }),
  },
  {
    name: 'coffer-demo-worker',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [
        {
          tag: 'script',
          attrs: { type: 'module', crossorigin: true, src: `/${chunkFile(bundle, 'controlled')}` },
          injectTo: 'head-prepend',
        },
      ],
    },
  },
]
