import type { QueryClient } from '@tanstack/react-query'
import type { ChainInfo, Gateway } from '#gateway'
import { chainsQuery } from '#queries'
import type { Config } from './config.ts'
import { loadNetworks } from './networks.ts'
import { loadPublicNodes, type PublicNodes } from './publicNodes.ts'
import { type LoadedChains, readChains, trustedNode } from './readChains.ts'
import { requireNodes } from './requireNodes.ts'

/**
 * The chains listed in the configuration, or the gateway's if the configuration says so, each with
 * its node. With cached chains the app starts immediately, even while the gateway is down; changes
 * apply from the next start.
 * @throws ConfigError if a listed chain has no node
 * @throws what the gateway's call throws
 */
export async function loadChains(
  config: Config,
  gateway: Gateway,
  queries: QueryClient,
): Promise<LoadedChains> {
  if (config.chains === 'gateway') {
    const [infos, networks] = await Promise.all([
      queries.ensureQueryData({ ...chainsQuery(gateway), revalidateIfStale: true }),
      loadNetworks(),
    ])
    return readChains(infos, config.rpc, await tableFor(config, infos), networks)
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
