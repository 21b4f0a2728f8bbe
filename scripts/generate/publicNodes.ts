import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import {
  getSafeL2SingletonDeployments,
  getSafeSingletonDeployments,
} from '@safe-global/safe-deployments'
import * as chains from 'viem/chains'

/** Versions of the contract that the app can verify on networks with others than Ethereum's. */
const versions = ['1.3.0', '1.4.1', '1.5.0']

/**
 * The public node of each network with Safe's contracts that viem knows, by chain id: what viem
 * itself uses without another choice. Only those with encryption. Where several networks of viem
 * share an id, the main network's, and then the first by name.
 */
export function publicNodes(): Record<string, string> {
  const served = new Set(
    versions.flatMap((version) =>
      [getSafeSingletonDeployments, getSafeL2SingletonDeployments].flatMap((find) =>
        Object.keys(find({ version })?.networkAddresses ?? {}),
      ),
    ),
  )
  const nodes: Record<string, string> = {}
  const mainFirst = Object.values(chains).toSorted(
    (a, b) => Number(a.testnet ?? false) - Number(b.testnet ?? false),
  )
  for (const { id, rpcUrls } of mainFirst) {
    const [url] = rpcUrls.default.http
    if (served.has(String(id)) && url?.startsWith('https://')) nodes[id] ??= url
  }
  return nodes
}

/** The table that the app ships, as a file. */
export const publicNodesFile = (): string => `${JSON.stringify(publicNodes(), null, 2)}\n`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(new URL('../../src/app/publicNodes.json', import.meta.url), publicNodesFile())
