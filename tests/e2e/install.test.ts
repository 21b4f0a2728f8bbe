import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { serve } from '../../scripts/build/serve.mjs'
import { aConsumerApp, alone, type ConsumerApp, pack, removeConsumerApps } from './consumerApp.ts'
import { connect, ended, examples, installed, urlOf, visit, writeExamples } from './guide.ts'
import { type BrowserSession, openBrowser } from './openBrowser.ts'

/** The guide's examples that name no file. */
const unnamed = examples.filter(({ file }) => file.startsWith('shown/'))

let session: BrowserSession
let tarball: string
beforeAll(async () => {
  tarball = await pack()
  session = await openBrowser()
})
afterAll(async () => {
  await session?.close()
  removeConsumerApps()
})

/**
 * An empty app with React and its framework, in which the install line was run, with the
 * examples whose path matches.
 */
async function anEmptyApp(files: RegExp, ...framework: string[]): Promise<ConsumerApp> {
  const app = aConsumerApp()
  await app.install(tarball)
  app.borrow('react', 'react-dom', ...framework, ...installed)
  await app.check()
  writeExamples(app.dir, files)
  return app
}

describe("the guide's install line and its examples", () => {
  it('name all that the kit needs', () => {
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Record<string, Record<string, unknown>>
    expect(
      ['react', 'react-dom', '@walletconnect/ethereum-provider', ...installed].toSorted(),
    ).toEqual(Object.keys(peerDependencies ?? {}))
    expect(peerDependenciesMeta).toMatchObject({
      '@walletconnect/ethereum-provider': { optional: true },
    })
  })

  describe('build an empty Vite app', () => {
    let app: ConsumerApp
    beforeAll(async () => {
      app = await anEmptyApp(/^src\//, 'vite')
      app.write(
        'index.html',
        '<!doctype html><html lang="en"><title>App</title><div id="root"></div>' +
          '<script type="module" src="/src/main.jsx"></script></html>',
      )
    })

    /**
     * Builds the app with its first module, and opens it. For development, so with the warnings for
     * its developer.
     */
    async function opened(main: string) {
      app.write('src/main.jsx', `import { createRoot } from 'react-dom/client'\n${main}`)
      vi.stubEnv('NODE_ENV', 'development')
      onTestFinished(() => void vi.unstubAllEnvs())
      await build({
        configFile: false,
        root: app.dir,
        logLevel: 'error',
        mode: 'development',
        oxc: { jsx: { runtime: 'automatic' } },
      })
      const served = await serve({
        dir: path.join(app.dir, 'dist'),
        headers: {
          'Content-Security-Policy': "default-src 'self'; connect-src 'self' https:; img-src data:",
        },
      })
      onTestFinished(() => served.close())
      return visit(session, served.url)
    }

    it('which connects a wallet', async () => {
      const { page, errors, warnings } = await opened(
        "import App from './App'\ncreateRoot(document.getElementById('root')).render(<App />)",
      )
      await connect(page)
      await page.clock.runFor(2000)
      expect({ errors, warnings: warnings() }).toEqual({ errors: [], warnings: [] })
    })

    const config = 'createWalletConfig({ chains: [mainnet] })'
    it.each([
      [
        'the stylesheet',
        '<ThemeRoot>',
        config,
        '</ThemeRoot>',
        /^The components' stylesheet is missing.*wallet\.css/,
        [],
      ],
      ['the ThemeRoot', '', config, '', /^Components must be used within <ThemeRoot>/, []],
      [
        "WalletConnect's package",
        '<ThemeRoot>',
        'createWalletConfig({ chains: [mainnet], walletConnect: ' +
          "walletConnect({ projectId: 'any' }) })",
        '</ThemeRoot>',
        /stylesheet/,
        [
          expect.stringMatching(
            /^The WalletConnect client could not be loaded. Is @walletconnect\/ethereum-provider/,
          ),
        ],
      ],
    ])(
      'which tells its developer that %s is missing',
      async (_, before, created, after, warning, failures) => {
        const { page, errors, warnings } = await opened(`
        import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
        import { ThemeRoot } from 'coffer/ui'
        import { ConnectButton, createWalletConfig } from 'coffer/wallet'
        import { walletConnect, WalletProvider } from 'coffer/wallet'
        import { mainnet } from 'viem/chains'
        const config = ${created}
        const page = <WalletProvider config={config}><ConnectButton /></WalletProvider>
        createRoot(document.getElementById('root')).render(
          <QueryClientProvider client={new QueryClient()}>
            ${before}{page}${after}
          </QueryClientProvider>,
        )`)
        await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
        await page.clock.runFor(2000)
        await expect.poll(() => warnings()).toEqual([expect.stringMatching(warning)])
        await expect.poll(() => errors).toEqual(failures)
      },
    )

    const components = unnamed.flatMap(({ file, code }) =>
      [...code.matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(([, name = '']) => ({
        file,
        name,
      })),
    )

    it.each(components)('which renders the example $name, and connects', async ({ file, name }) => {
      for (const one of unnamed) app.write(`src/${one.file}`, one.code)
      const { page, errors } = await opened(`
        import 'coffer/wallet.css'
        import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
        import { ThemeRoot } from 'coffer/ui'
        import { ConnectButton, createWalletConfig, WalletProvider } from 'coffer/wallet'
        import { mainnet } from 'viem/chains'
        import { ${name} as Example } from './${file}'
        const config = createWalletConfig({ chains: [mainnet] })
        createRoot(document.getElementById('root')).render(
          <QueryClientProvider client={new QueryClient()}>
            <ThemeRoot>
              <WalletProvider config={config}>
                <Example config={config}>
                  <ThemeRoot><ConnectButton label="Connect" /></ThemeRoot>
                </Example>
              </WalletProvider>
            </ThemeRoot>
          </QueryClientProvider>,
        )`)
      await page.getByRole('button', { name: 'Connect', exact: true }).click()
      const installed = page.getByRole('dialog').getByRole('button', { name: 'Some Wallet' })
      await installed.click()
      await installed.waitFor({ state: 'detached' })
      expect(errors).toEqual([])
    })

    it('and all configurations of the examples', async () => {
      const configs = unnamed.filter(({ code }) => /^export const \w*[cC]onfig/m.test(code))
      expect(configs).toHaveLength(2)
      for (const { file, code } of configs) app.write(`src/${file}`, code)
      const { page, errors } = await opened(`
        ${configs.map(({ file }, index) => `import * as shown${index} from './${file}'`).join('\n')}
        const created = [${configs.map((_, index) => `shown${index}`).join()}]
          .flatMap((shown) => Object.values(shown))
          .filter(({ connectors }) => connectors)
        createRoot(document.getElementById('root')).render(
          <ul>{created.map((one, index) => (
            <li key={index}>{one.connectors.map(({ id }) => id).join(' ')}</li>
          ))}</ul>,
        )`)
      expect(await page.getByRole('listitem').allTextContents()).toEqual([
        'injected safe walletConnect com.example.some',
        'demo',
      ])
      // The first configuration has a project ID, but the app lacks the WalletConnect client.
      await page.clock.runFor(2000)
      await expect
        .poll(() => errors)
        .toEqual([expect.stringMatching(/^The WalletConnect client could not be loaded/)])
    })

    it('which tells its developer that coffer/wallet.css has no ConnectMenu', async () => {
      const menu =
        examples
          .find(({ file }) => file === 'src/App.tsx')
          ?.code.replaceAll('ConnectButton', 'ConnectMenu') ?? ''
      app.write('src/Menu.tsx', menu)
      const { page, warnings } = await opened(
        "import App from './Menu'\ncreateRoot(document.getElementById('root')).render(<App />)",
      )
      await connect(page)
      await page.clock.runFor(2000)
      await expect
        .poll(() => warnings())
        .toEqual([expect.stringMatching(/^ConnectMenu.*coffer\/styles\.css/)])
    })
  })

  it.each([
    ['of version 16', true],
    ['that renders all pages on demand', false],
  ])(
    'build an empty Next.js app %s, which hydrates, and connects a wallet',
    async (_, isCached) => {
      const app = await anEmptyApp(
        /^app\/(?!routes\/)/,
        'next',
        'iron-session',
        'typescript',
        '@types/node',
        '@types/react',
        '@types/react-dom',
      )
      // TypeScript 7 has no API, only its command.
      const options = { cacheComponents: isCached, experimental: { useTypeScriptCli: true } }
      // As a new app has it; viem's types need it.
      app.write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true } }))
      app.write('next.config.mjs', `export default ${JSON.stringify(options)}`)
      await ended(next(app, 'build'))
      const server = next(app, 'start', '--hostname', '127.0.0.1', '--port', '0')
      // Killed: asked to end, it waits for connections that a browser opened ahead and never used.
      onTestFinished(() => void server.kill('SIGKILL'))
      const url = await urlOf(server)

      // A page whose parts are streamed needs scripts to put them together.
      const rendered = await session.open({ javaScriptEnabled: isCached })
      await rendered.page.goto(url)
      await rendered.page.getByRole('heading', { name: 'Shop' }).waitFor()
      expect(await rendered.page.locator('main button').count()).toBeGreaterThan(0)

      const { page, context, errors } = await visit(session, url)
      await connect(page)
      await page.reload()
      await page.getByRole('button', { name: /^Account/ }).waitFor()
      expect(errors).toEqual([])

      // The server knows the account from the cookie.
      const known = await context.cookies()
      const cookie = known.map(({ name, value }) => `${name}=${value}`).join('; ')
      const sent = await (await fetch(url, { headers: { cookie } })).text()
      expect(sent).toContain('0x7099')

      // Each attempt to sign in has its own nonce.
      const nonceOf = async () => (await fetch(new URL('/session/nonce', url))).text()
      const nonces = [await nonceOf(), await nonceOf()]
      expect(new Set(nonces.filter((nonce) => /^[\da-z]{8,}$/i.test(nonce))).size).toBe(2)
      const account = await fetch(new URL('/session', url))
      expect(await account.json()).toEqual({ account: null, chainId: null })
    },
  )
})

/** One of Next's commands: without a network, and without its reports. */
const next = (app: ConsumerApp, ...args: string[]): ChildProcess =>
  spawn(process.execPath, ['node_modules/next/dist/bin/next', ...args], {
    cwd: app.dir,
    env: { ...alone(), NEXT_TELEMETRY_DISABLED: '1', SESSION_PASSWORD: 'x'.repeat(32) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
