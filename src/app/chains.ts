import { type Chain, defineChain } from 'viem'
import { isIndependent } from '#base'
import type { ChainInfo, Gateway } from '#gateway'
import { chainsQuery } from '#queries'
import { hasCapability } from '#screens'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from './config.ts'
import { loadPublicNodes, type PublicNodes } from './publicNodes.ts'
import { type LoadedChains, readChains, type SupportedChain, trustedNode } from './readChains.ts'
import { requireNodes } from './requireNodes.ts'

/**
 * The chains listed in the configuration, or the gateway's if the configuration says so. Throws
 * what the gateway's call throws, and a {@link ConfigError} if a listed chain has no node. With cached chains the app starts immediately, even while the
 * gateway is down; changes apply from the next start.
 */
export async function loadChains(
  config: Config,
  gateway: Gateway,
  queries: QueryClient,
): Promise<LoadedChains> {
  if (config.chains === 'gateway') {
    const infos = await queries.ensureQueryData({
      ...chainsQuery(gateway),
      revalidateIfStale: true,
    })
    return readChains(infos, config.rpc, await tableFor(config, infos))
  }
  const table = await tableFor(config, config.chains)
  requireNodes(config, table)
  const chains = config.chains.map(({ explorer, ...chain }) => ({
    summary: { ...chain, ...(explorer ? { explorer } : {}) },
    node: trustedNode(chain.chainId, config.rpc, table),
  }))
  return { chains, problems: [] }
}

/** The public nodes, if the configuration allows them and one of the chains has no other node. */
async function tableFor(
  { publicNodes, rpc }: Config,
  chains: readonly (Partial<Pick<ChainInfo, 'chainId'>> | null)[],
): Promise<PublicNodes> {
  const isNeeded = chains.some((chain) => rpc[chain?.chainId ?? ''] === undefined)
  return publicNodes && isNeeded ? loadPublicNodes() : {}
}

// The same address on every chain where it is deployed.
const multicall3 = { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } as const
const ensUniversalResolver = { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee' } as const

/** The chain's definition for viem and wagmi. A wallet that adds it is given its node. */
export const viemChain = ({ summary, node }: SupportedChain): Chain => {
  // Links are made by adding `/address/…` and `/tx/…`, so it is used where the explorer's begin so.
  const [explorer, end] = summary.explorer?.address.split('/address/{{address}}') ?? []
  return defineChain({
    id: Number(summary.chainId),
    name: summary.name,
    nativeCurrency: { name: summary.symbol, symbol: summary.symbol, decimals: summary.decimals },
    rpcUrls: { default: { http: node && isIndependent(node) ? [node.url] : [] } },
    testnet: summary.testnet,
    contracts: {
      multicall3,
      ...(summary.chainId === '1' && hasCapability(summary, 'names')
        ? { ensUniversalResolver }
        : {}),
    },
    ...(end === '' &&
      explorer && { blockExplorers: { default: { name: summary.name, url: explorer } } }),
  })
}
