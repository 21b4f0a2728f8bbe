import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'

const root = path.resolve('mocks/apps')
const base = '/demo-apps/'
const names = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)

/**
 * The apps that the demo embeds: pages of their own below `/demo-apps/`. The demo opens them by
 * this machine's other name (`localhost` for `127.0.0.1`, and the other way round), so that they
 * have a different origin than the demo, as real apps do, without a second server.
 */
export const demoApps = (): Plugin => ({
  name: 'coffer-demo-apps',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _, next) => {
      const { url = '' } = request
      if (url.startsWith(base))
        request.url = url.replace(base, '/mocks/apps/').replace(/\/$/, '/index.html')
      next()
    }),
  closeBundle: {
    sequential: true,
    order: 'post',
    async handler() {
      if (this.meta.watchMode) return
      await build({
        configFile: false,
        root,
        base,
        logLevel: 'warn',
        plugins: [
          {
            name: 'coffer-demo-apps-manifests',
            async generateBundle() {
              for (const name of names()) {
                const source = await this.fs.readFile(path.join(root, name, 'manifest.json'))
                this.emitFile({ type: 'asset', fileName: `${name}/manifest.json`, source })
              }
            },
          },
        ],
        build: {
          outDir: path.resolve('dist-demo/demo-apps'),
          emptyOutDir: true,
          target: 'es2023',
          rolldownOptions: {
            input: Object.fromEntries(
              names().map((name) => [name, path.join(root, name, 'index.html')]),
            ),
          },
        },
      })
    },
  },
})
