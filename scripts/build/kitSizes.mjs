import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../setup/browser.mjs'
import { walletStylesheet } from './library/styles.ts'
import { messages } from './messages.ts'
import { serve } from './serve.mjs'

/** Size budget of the wallet kit in a consumer app, in KiB gzipped. */
const budget = { kit: 30, dialog: 35, styles: 8, page: 150 }
/** Packages that a page with the kit has anyway, or adds for wallets on other devices. */
const others = /^(react|react-dom|viem|wagmi|@wagmi|@tanstack|@walletconnect)(\/|$)/
const frame = /\/ui\/Dialog\/ModalFrame\.tsx$/
/** Chunks needed to show a dialog: the dialog itself and its frame. */
const dialogs = {
  connect: /\/ConnectDialog\.tsx$/,
  account: /\/AccountDialog\.tsx$/,
  network: /\/NetworkDialog\.tsx$/,
  'sign-in': /\/SigninDialog\.tsx$/,
}
/** Texts and icons loaded for one language, for the list of wallets, or for rare wallets. */
const apart = [
  { part: 'languages', files: /\/wallet\/languages\/[\w-]+\.json$/ },
  { part: 'pictures of popular wallets', files: /\/wallet\/catalog\/icons\/popularIcons\.ts$/ },
  { part: 'more wallets', files: /\/wallet\/catalog\/(more|icons\/moreIcons)\.ts$/ },
]
/** A page is idle after this many milliseconds without requests. */
const quiet = 3000

const entryPoints = {
  ui: path.resolve('src/exports/ui.ts'),
  wallet: path.resolve('src/exports/wallet.ts'),
}
const named = (parts, entryPoint) =>
  `export { ${parts.join(', ')} } from ${JSON.stringify(entryPoint)}`
const usual = ['ConnectButton', 'createWalletConfig', 'WalletProvider']
const kits = {
  usual: [named(['ThemeRoot'], entryPoints.ui), named(usual, entryPoints.wallet)],
  full: [
    named(['ThemeRoot'], entryPoints.ui),
    named(
      [
        ...usual,
        'LanguageProvider',
        'SigninProvider',
        'useAddRecentTransaction',
        'useSignin',
        'useWallet',
        'WalletButton',
        'walletConnect',
      ],
      entryPoints.wallet,
    ),
  ],
  entryPoint: [
    named(['ThemeRoot'], entryPoints.ui),
    `export * from ${JSON.stringify(entryPoints.wallet)}`,
  ],
}

/**
 * Measures the wallet kit alone, its stylesheet, and a complete page with it, and records which
 * files Chromium requests for that page before any interaction.
 * @returns {Promise<{ rows: { part: string, kib: number, limit?: number }[], problems: string[] }>}
 */
export async function kitSizes() {
  const [usual, full, entryPoint] = await Promise.all(
    Object.values(kits).map((lines) => weighKit(lines.join('\n'))),
  )
  const styles = weigh((await walletStylesheet()).text)
  const page = await weighPage()
  const rows = [
    { part: 'kit: theme, provider and connect button', kib: usual.initial, limit: budget.kit },
    {
      part: 'kit with sign-in, languages, pairing and hooks',
      kib: full.initial,
      limit: budget.kit,
    },
    { part: '  the whole entry point, for comparison', kib: entryPoint.initial, limit: undefined },
    ...full.dialogs.map(({ part, kib }) => ({
      part: `  when wanted: ${part} dialog, with its frame`,
      kib,
      limit: budget.dialog,
    })),
    { part: '  all that is ever loaded later', kib: full.lazy, limit: undefined },
    ...full.apart.map(({ part, files, kib }) => ({
      part: `  besides: ${part}, in ${files}`,
      kib,
      limit: undefined,
    })),
    { part: '  its stylesheet', kib: styles, limit: budget.styles },
    {
      part: 'page with the kit and the wallets in the browser',
      kib: page.initial,
      limit: budget.page,
    },
    { part: '  fetched by Chromium at boot', kib: page.boot, limit: undefined },
  ]
  const problems = full.dialogs
    .filter(({ found }) => !found)
    .map(({ part }) => `The ${part} dialog has no chunk of its own: it is loaded at the start.`)
  return { rows, problems: [...problems, ...page.problems] }
}

/**
 * A kit without the packages that the page has anyway: its initial size, the size of its dialogs,
 * and the rest.
 */
async function weighKit(entry) {
  const id = path.resolve('kit.js')
  const output = await bundle({
    plugins: [
      messages(),
      {
        name: 'entry',
        resolveId: (name) => (name === id ? id : undefined),
        load: (name) => (name === id ? entry : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict', external: others },
    },
  })
  const chunks = output.filter((file) => file.type === 'chunk')
  const initial = reach(
    chunks,
    chunks.filter((chunk) => chunk.isEntry),
  )
  const holds = (chunk, files) => chunk.moduleIds.some((name) => files.test(name))
  const lazy = chunks.filter((chunk) => !initial.has(chunk))
  const later = lazy.filter((chunk) => !apart.some(({ files }) => holds(chunk, files)))
  return {
    initial: sum(initial),
    lazy: sum(later),
    dialogs: Object.entries(dialogs).map(([part, file]) => {
      const own = lazy.filter((chunk) => holds(chunk, file))
      const loaded = reach(chunks, [...own, ...lazy.filter((chunk) => holds(chunk, frame))])
      return {
        part,
        found: own.length > 0,
        kib: sum([...loaded].filter((chunk) => !initial.has(chunk))),
      }
    }),
    apart: apart.map(({ part, files }) => {
      const own = lazy.filter((chunk) => holds(chunk, files))
      return { part, files: `${own.length} file${own.length === 1 ? '' : 's'}`, kib: sum(own) }
    }),
  }
}

async function weighPage() {
  const dir = mkdtempSync(path.join(tmpdir(), 'coffer-kit-page-'))
  try {
    const output = await bundle({
      root: path.resolve('scripts/build/kitPage'),
      plugins: [messages()],
      build: { outDir: dir, emptyOutDir: true },
    })
    const chunks = output.filter((file) => file.type === 'chunk')
    const first = reach(
      chunks,
      chunks.filter((chunk) => chunk.isEntry),
    )
    const initial = new Set([...first].map(({ fileName }) => fileName))
    const weights = new Map(chunks.map(({ fileName, code }) => [fileName, weigh(code)]))
    const { fetched, externalUrls, errors } = await boot(dir)
    const besides = fetched.filter((name) => weights.has(name) && !initial.has(name))
    const missing = [...initial].filter((name) => !fetched.includes(name))
    return {
      initial: sum(first),
      boot: fetched.reduce((total, name) => total + (weights.get(name) ?? 0), 0),
      problems: [
        ...besides.map(
          (name) =>
            `A page with the kit fetches ${name} at boot, which is not among its first files.`,
        ),
        ...missing.map(
          (name) =>
            `A page with the kit did not fetch ${name} at boot, ` +
            'though it is among its first files.',
        ),
        ...externalUrls.map((url) => `A page with the kit asks ${url} at boot.`),
        ...errors.map((text) => `A page with the kit says at boot: ${text}`),
      ],
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** The files Chromium requests for a page without interaction. */
async function boot(dir) {
  const served = await serve({
    dir,
    headers: { 'Content-Security-Policy': "default-src 'self'; img-src 'self' data:" },
  })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    const urls = []
    const errors = []
    page.on('request', (request) => urls.push(request.url()))
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(served.url)
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    await page.waitForTimeout(quiet)
    const own = urls.filter((url) => url.startsWith(served.url))
    const externalUrls = urls.filter(
      (url) => !url.startsWith(served.url) && !url.startsWith('data:'),
    )
    return { fetched: own.map((url) => new URL(url).pathname.slice(1)), externalUrls, errors }
  } finally {
    await browser.close()
    await served.close()
  }
}

/** @param {import('vite').InlineConfig} settings */
async function bundle({ build: settings, ...rest }) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    ...rest,
    build: {
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      ...settings,
    },
  })
  return output
}

/** Chunks with all their static imports. */
function reach(chunks, from) {
  const found = new Set(from)
  for (const { imports } of found)
    for (const one of chunks) if (imports.includes(one.fileName)) found.add(one)
  return found
}

const weigh = (text) => gzipSync(text, { level: 9 }).length / 1024
const sum = (chunks) => [...chunks].reduce((total, { code }) => total + weigh(code), 0)
