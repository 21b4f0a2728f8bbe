import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright'
import type { ServedWorld } from '../../mocks/node.ts'
import { built } from '../../scripts/build/builds.mjs'
import { serve } from '../../scripts/build/serve.mjs'

export interface Product {
  /** With a slash at its end. */
  url: string
  /** Lays another `config.json` beside the page, or takes it away. */
  configure(config: unknown): void
  close(): Promise<void>
}

export interface ProductOptions {
  /** A value becomes JSON, a string stays as it is, undefined is no file at all. */
  config: unknown
  headers?: Record<string, string | null>
}

const build = built('live')

/** The live build in a folder of its own, with a `config.json`, behind the headers of production. */
export async function serveProduct({ config, headers }: ProductOptions): Promise<Product> {
  const dir = mkdtempSync(path.join(tmpdir(), 'coffer-live-'))
  cpSync(await build, dir, { recursive: true })
  const file = path.join(dir, 'config.json')
  const configure = (next: unknown) => {
    if (next === undefined) rmSync(file, { force: true })
    else writeFileSync(file, typeof next === 'string' ? next : JSON.stringify(next))
  }
  configure(config)
  const served = await serve({ dir, ...(headers ? { headers } : {}) })
  return {
    url: served.url,
    configure,
    close: async () => {
      await served.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** A host that sends no headers of its own: the page's policy stands alone, and follows `config.json` when it is mended. */
export const plainHost = { 'Content-Security-Policy': null }

const everyFeature = [
  'ERC721',
  'SAFE_APPS',
  'CONTRACT_INTERACTION',
  'DOMAIN_LOOKUP',
  'SPENDING_LIMIT',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'TX_SIMULATION',
  'EIP1271',
]

/** The world's chains, listed in the file: nobody has to be asked for them. */
export const configOf = (world: ServedWorld, features: readonly string[] = everyFeature) => ({
  gateway: world.gatewayUrl,
  chains: [
    { chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH', features },
    { chainId: '17000', name: 'Holesky', shortName: 'hol', symbol: 'ETH', testnet: true, features },
  ],
  rpc: { '1': world.rpcUrl(1), '17000': world.rpcUrl(17_000) },
})

/** The gateway names the chains and their nodes. */
export const askingConfigOf = (world: ServedWorld) => ({ gateway: world.gatewayUrl, chains: 'gateway' })

/** What the page's policy forbade, from now on and on every page that follows. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeBinding('cofferPolicyTold', (_, told: string) => void violations.push(told))
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { cofferPolicyTold: (told: string) => void }).cofferPolicyTold
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => tell(`${effectiveDirective} ${blockedURI}`))
  })
  return violations
}

/** The policy that the page put into itself, directive by directive. */
export async function pagePolicy(page: Page): Promise<Map<string, string>> {
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]')
  return directives((await meta.getAttribute('content')) ?? '')
}

export const directives = (policy: string): Map<string, string> =>
  new Map(
    policy.split(';').map((part): [string, string] => {
      const [name = '', ...sources] = part.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )

export const originsOf = (requests: readonly string[]): string[] => [
  ...new Set(
    requests
      .map((url) => new URL(url))
      .filter(({ protocol }) => protocol.startsWith('http'))
      .map(({ origin }) => origin),
  ),
]

/** Whether it comes into sight within the page's patience. */
export const seen = (part: Locator): Promise<boolean> =>
  part.waitFor().then(
    () => true,
    () => false,
  )
