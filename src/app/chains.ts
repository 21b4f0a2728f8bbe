import { type Chain, defineChain } from 'viem'
import type { Gateway } from '#gateway'
import { chainsQuery } from '#queries'
import { hasCapability } from '#screens'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from './config.ts'
import { type LoadedChains, readChains, type SupportedChain } from './readChains.ts'

/**
 * The chains listed in the configuration, or the gateway's if the configuration says so. Throws
 * what the gateway's call throws. With cached chains the app starts immediately, even while the
 * gateway is down; changes apply from the next start.
 */
export async function loadChains(
  config: Config,
  gateway: Gateway,
  queries: QueryClient,
): Promise<LoadedChains> {
  if (config.chains === 'gateway')
    return readChains(
      await queries.ensureQueryData({ ...chainsQuery(gateway), revalidateIfStale: true }),
      config.rpc,
    )
  const chains = config.chains.map(({ explorer, ...chain }) => {
    const node = config.rpc[chain.chainId]
    return {
      summary: { ...chain, ...(explorer ? { explorer } : {}) },
      rpcUrl: typeof node === 'string' ? node : undefined,
    }
  })
  return { chains, problems: [] }
}

// The same address on every chain where it is deployed.
const multicall3 = { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } as const
const ensUniversalResolver = { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee' } as const

/** The chain's definition for viem and wagmi. */
export const viemChain = ({ summary, rpcUrl }: SupportedChain): Chain => {
  // Links are made by adding `/address/…` and `/tx/…`, so it is used where the explorer's begin so.
  const [, explorer] =
    /^(.+)\/address\/\{\{address\}\}$/.exec(summary.explorer?.address ?? '') ?? []
  return defineChain({
    id: Number(summary.chainId),
    name: summary.name,
    nativeCurrency: { name: summary.symbol, symbol: summary.symbol, decimals: summary.decimals },
    rpcUrls: { default: { http: rpcUrl ? [rpcUrl] : [] } },
    testnet: summary.testnet,
    contracts: {
      multicall3,
      ...(summary.chainId === '1' && hasCapability(summary, 'names')
        ? { ensUniversalResolver }
        : {}),
    },
    ...(explorer && { blockExplorers: { default: { name: summary.name, url: explorer } } }),
  })
}
