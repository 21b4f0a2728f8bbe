import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import {
  getSafeL2SingletonDeployments,
  getSafeSingletonDeployments,
} from '@safe-global/safe-deployments'
import * as chains from 'viem/chains'

/** Versions of the contract that the app can verify on networks with others than Ethereum's. */
const versions = ['1.3.0', '1.4.1', '1.5.0']

/** By chain id. Where viem's networks share one, the main one, then the first by name. */
function networks(): Map<string, { name: string; url: string }> {
  const served = new Set(
    versions.flatMap((version) =>
      [getSafeSingletonDeployments, getSafeL2SingletonDeployments].flatMap((find) =>
        Object.keys(find({ version })?.networkAddresses ?? {}),
      ),
    ),
  )
  const mainFirst = Object.values(chains).toSorted(
    (a, b) => a.id - b.id || Number(a.testnet ?? false) - Number(b.testnet ?? false),
  )
  const found = new Map<string, { name: string; url: string }>()
  for (const { id, name, rpcUrls } of mainFirst) {
    const [url] = rpcUrls.default.http
    const isUsable = served.has(String(id)) && url?.startsWith('https://')
    if (isUsable && !found.has(String(id))) found.set(String(id), { name, url })
  }
  return found
}

/**
 * The public node of each network with Safe's contracts that viem knows, by chain id: what viem
 * itself uses without another choice. Only those with encryption.
 */
export const publicNodes = (): Record<string, string> =>
  Object.fromEntries([...networks()].map(([id, { url }]) => [id, url]))

/** The table that the app ships, as a file. */
export const publicNodesFile = (): string => `${JSON.stringify(publicNodes(), null, 2)}\n`

/** The same as a page of the docs, with the names of the networks. */
export function publicNodesPage(): string {
  const rows = [...networks()].map(
    ([id, { name, url }]) => `| ${id} | ${name} | ${new URL(url).host} |`,
  )
  const head = ['| Chain id | Network | Host of the public node |', '|---|---|---|']
  return `${intro}\n${[...head, ...rows].join('\n')}\n`
}

const intro = `# Public nodes

Written by \`npm run generate:nodes\`: the nodes that viem uses by itself, for every network with
Safe's contracts. [Host the app](hosting.md#nodes) says when the app reads from them, and what their
operators see.
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('../../src/app/publicNodes.json', import.meta.url), publicNodesFile())
  writeFileSync(new URL('../../docs/public-nodes.md', import.meta.url), publicNodesPage())
}
