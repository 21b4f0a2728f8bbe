import { type Chain, defineChain } from 'viem'
import { isIndependent } from '#base'
import { hasCapability } from '#screens'
import type { SupportedChain } from './readChains.ts'

// The same address on every chain where it is deployed.
const multicall3 = { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } as const
const ensUniversalResolver = { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee' } as const

/**
 * The chain's definition for viem and wagmi. Includes the nodes for wallets that add the chain, and
 * for the wallet kit the URL of the network's picture. `network` is the chain's EIP-3770 prefix.
 */
export const viemChain = ({
  summary,
  node,
  publicNode,
  iconUrl,
}: SupportedChain & { iconUrl?: string | undefined }): Chain & { network: string } => {
  // Links are built by appending `/address/…` and `/tx/…`, so the explorer is used only if its URLs
  // start this way.
  const [, explorer] =
    /^(.+)\/address\/\{\{address\}\}$/.exec(summary.explorer?.address ?? '') ?? []
  return defineChain({
    id: Number(summary.chainId),
    name: summary.name,
    network: summary.shortName,
    nativeCurrency: {
      name: summary.coin || summary.symbol,
      symbol: summary.symbol,
      decimals: summary.decimals,
    },
    rpcUrls: {
      default: { http: node && isIndependent(node) ? [node.url] : [] },
      public: { http: publicNode ? [publicNode] : [] },
    },
    testnet: summary.testnet,
    contracts: {
      multicall3,
      ...(summary.chainId === '1' && hasCapability(summary, 'names')
        ? { ensUniversalResolver }
        : {}),
    },
    ...(iconUrl && { iconUrl }),
    ...(explorer && { blockExplorers: { default: { name: summary.name, url: explorer } } }),
  })
}
