import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { installExtensions } from '../../mocks/wallet/fakeExtensions.ts'
import { serve } from '../../scripts/build/serve.mjs'
import { aConsumerApp, alone, type ConsumerApp, pack, removeConsumerApps } from './consumerApp.ts'
import { type BrowserSession, openBrowser } from './openBrowser.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const guide = readFileSync('docs/wallet-kit.md', 'utf8')
/** The packages of the guide's install line, besides the packed kit. */
const [, installed = ''] = /^npm install \S+coffer-\*\.tgz (.+)$/m.exec(guide) ?? []
/** The guide's examples that name their file, such as `// app/page.tsx`. */
const examples = [...guide.matchAll(/^```tsx\n\/\/ (\S+\.tsx?)\n(.*?)^```$/gms)].map(
  ([, file = '', code = '']) => ({ file, code }),
)

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
 * An empty app with React and its framework, in which the install line was run; `folder` names the
 * examples it contains.
 */
async function anEmptyApp(folder: string, ...framework: string[]): Promise<ConsumerApp> {
  const app = aConsumerApp()
  await app.install(tarball)
  app.borrow('react', 'react-dom', ...framework, ...installed.split(' '))
  await app.check()
  mkdirSync(path.join(app.dir, folder))
  for (const { file, code } of examples.filter((one) => one.file.startsWith(`${folder}/`)))
    app.write(file, code)
  return app
}

/** A page with an injected wallet, and all that goes wrong in it. */
async function visit(url: string) {
  const { page, context, errors } = await session.open()
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await page.clock.install()
  await context.route(/^https:/, answer)
  await installExtensions(page, [{ name: 'Some Wallet', account: alice, rdns: 'com.example.some' }])
  await page.goto(url)
  return { page, context, errors, warnings: () => warned }
}

/** A node that knows no names, and two and a half ether of everyone. */
function answer(route: Route): Promise<void> {
  const result = ({ id, method }: { id: number; method: string }) => ({
    jsonrpc: '2.0',
    id,
    result: method === 'eth_getBalance' ? '0x22b1c8c1227a0000' : '0x',
  })
  const asked = route.request().postDataJSON() as
    | Parameters<typeof result>[0]
    | Parameters<typeof result>[0][]
  const json = Array.isArray(asked) ? asked.map(result) : result(asked)
  return route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } })
}

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name: 'Some Wallet', exact: true }).click()
  await page.getByRole('button', { name: /^Account/ }).waitFor()
}

describe("the guide's install line and its examples", () => {
  it('name all that the kit needs', () => {
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Record<string, Record<string, unknown>>
    expect(
      [
        'react',
        'react-dom',
        '@walletconnect/ethereum-provider',
        ...installed.split(' '),
      ].toSorted(),
    ).toEqual(Object.keys(peerDependencies ?? {}))
    expect(peerDependenciesMeta).toMatchObject({
      '@walletconnect/ethereum-provider': { optional: true },
    })
  })

  describe('build an empty Vite app', () => {
    let app: ConsumerApp
    beforeAll(async () => {
      app = await anEmptyApp('src', 'vite')
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
          'Content-Security-Policy': "default-src 'self'; connect-src https:; img-src data:",
        },
      })
      onTestFinished(() => served.close())
      return visit(served.url)
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
      ['the ThemeRoot', '', config, '', /^There is no ThemeRoot/, []],
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

  it('build an empty Next.js app that renders, hydrates and connects a wallet', async () => {
    const app = await anEmptyApp(
      'app',
      'next',
      'typescript',
      '@types/node',
      '@types/react',
      '@types/react-dom',
    )
    // TypeScript 7 has no API, only its command.
    app.write('next.config.mjs', 'export default { experimental: { useTypeScriptCli: true } }')
    await ended(next(app, 'build'))
    const server = next(app, 'start', '--hostname', '127.0.0.1', '--port', '0')
    // Killed: asked to end, it waits for connections that a browser opened ahead and never used.
    onTestFinished(() => void server.kill('SIGKILL'))
    const url = await urlOf(server)

    const rendered = await session.open({ javaScriptEnabled: false })
    await rendered.page.goto(url)
    await rendered.page.getByRole('heading', { name: 'Shop' }).waitFor()
    expect(await rendered.page.locator('main button').count()).toBeGreaterThan(0)

    const { page, context, errors } = await visit(url)
    await connect(page)
    await page.reload()
    await page.getByRole('button', { name: /^Account/ }).waitFor()
    expect(errors).toEqual([])

    // The server knows the account from the cookie.
    await rendered.context.addCookies(await context.cookies())
    await rendered.page.goto(url)
    await rendered.page.getByRole('button', { name: /^Account 0x7099/ }).waitFor()
  })
})

/** One of Next's commands: without a network, and without its reports. */
const next = (app: ConsumerApp, ...args: string[]): ChildProcess =>
  spawn(process.execPath, ['node_modules/next/dist/bin/next', ...args], {
    cwd: app.dir,
    env: { ...alone(), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Waits for the end of a command. Throws its output if it fails. */
function ended(child: ChildProcess): Promise<void> {
  let text = ''
  for (const from of [child.stdout, child.stderr])
    from?.on('data', (part: Buffer) => (text += part.toString()))
  return new Promise((done, fail) => {
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(text))))
  })
}

/** Where a started server listens. Throws its output if it ends instead. */
function urlOf(child: ChildProcess): Promise<string> {
  let text = ''
  return new Promise((done, fail) => {
    for (const from of [child.stdout, child.stderr])
      from?.on('data', (part: Buffer) => {
        text += part.toString()
        const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? []
        if (url) done(url)
      })
    child.on('close', () => fail(new Error(text)))
  })
}
