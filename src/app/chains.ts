import { type Chain, defineChain } from 'viem'
import type { ChainSummary } from '#base'
import type { Gateway } from '#gateway'
import { chainsQuery, rpcUrlOf, toChainSummary } from '#queries'
import { hasCapability } from '#screens'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from './config.ts'

/** A supported chain with the URL of its node; undefined if none is known. */
export interface SupportedChain {
  summary: ChainSummary
  rpcUrl: string | undefined
}

/**
 * The chains listed in the configuration, or the gateway's if the configuration says so. Throws what the gateway's call throws. With
 * cached chains the app starts immediately, even while the gateway is down; changes apply from the next start.
 */
export async function loadChains(config: Config, gateway: Gateway, queries: QueryClient): Promise<SupportedChain[]> {
  const node = (chainId: string) => config.rpc[chainId]
  if (config.chains !== 'gateway') {
    return config.chains.map(({ explorer, ...chain }) => {
      const rpc = node(chain.chainId)
      return { summary: { ...chain, ...(explorer ? { explorer } : {}) }, rpcUrl: typeof rpc === 'string' ? rpc : undefined }
    })
  }
  const infos = await queries.ensureQueryData({ ...chainsQuery(gateway), revalidateIfStale: true })
  return infos.map((info) => {
    const rpc = node(info.chainId)
    return { summary: toChainSummary(info), rpcUrl: typeof rpc === 'string' ? rpc : rpcUrlOf(info, rpc?.key) }
  })
}

// The same address on every chain where it is deployed.
const multicall3 = { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } as const
const ensUniversalResolver = { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee' } as const

/** The chain's definition for viem and wagmi. */
export const viemChain = ({ summary, rpcUrl }: SupportedChain): Chain =>
  defineChain({
    id: Number(summary.chainId),
    name: summary.name,
    nativeCurrency: { name: summary.symbol, symbol: summary.symbol, decimals: summary.decimals },
    rpcUrls: { default: { http: rpcUrl ? [rpcUrl] : [] } },
    testnet: summary.testnet,
    contracts: { multicall3, ...(summary.chainId === '1' && hasCapability(summary, 'names') ? { ensUniversalResolver } : {}) },
    ...(summary.explorer
      ? { blockExplorers: { default: { name: summary.name, url: new URL(summary.explorer.address.replace('{{address}}', '')).origin } } }
      : {}),
  })
