import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright'
import type { ServedWorld } from '../../mocks/node.ts'
import { built } from '../../scripts/build/builds.mjs'
import { serve } from '../../scripts/build/serve.mjs'

export interface Product {
  /** With a trailing slash. */
  url: string
  /** The folder that is served. */
  dir: string
  /** Replaces or removes `config.json`. */
  configure(config: unknown): void
  close(): Promise<void>
}

export interface ProductOptions {
  /** A value is serialized to JSON, a string is written as it is, undefined means no file. */
  config: unknown
  headers?: Record<string, string | null>
}

const build = built('live')

/** The live build in its own folder, with a `config.json`, served with production headers. */
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
    dir,
    configure,
    close: async () => {
      await served.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/**
 * A host without headers of its own: only the page's own policy applies, and follows a fixed
 * `config.json`.
 */
export const plainHost = { 'Content-Security-Policy': null }

export const everyFeature = [
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

/** The mocked chains, listed in the file, so that no requests are needed for them. */
export const configOf = (world: ServedWorld, features: readonly string[] = everyFeature) => ({
  gateway: world.gatewayUrl,
  chains: [
    { chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH', features },
    { chainId: '17000', name: 'Holesky', shortName: 'hol', symbol: 'ETH', testnet: true, features },
  ],
  rpc: { '1': world.rpcUrl(1), '17000': world.rpcUrl(17_000) },
})

/** The gateway provides the chains; their nodes are in the file. */
export const askingConfigOf = (world: ServedWorld) => ({
  gateway: world.gatewayUrl,
  chains: 'gateway',
  rpc: { '1': world.rpcUrl(1), '17000': world.rpcUrl(17_000) },
  publicNodes: false,
})

/** Policy violations from now on, on every page that follows. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeBinding('cofferPolicyTold', (_, told: string) => void violations.push(told))
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { cofferPolicyTold: (told: string) => void })
      .cofferPolicyTold
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tell(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return violations
}

/** The page's own policy, by directive. */
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

/** Whether it becomes visible in time. */
export const seen = (part: Locator): Promise<boolean> =>
  part.waitFor().then(
    () => true,
    () => false,
  )
