import type { Address } from './address.ts'
import { isWebUrl } from './webUrl.ts'

/**
 * A Safe is identified by chain and address. `chainId` is the decimal string that the gateway uses.
 */
export interface SafeRef {
  chainId: string
  address: Address
}

/**
 * Stands for every EVM chain in ENS (ENSIP-19): the default record of a name. Resolvers return it
 * themselves for a chain without its own record.
 */
export const everyChain = '0'

/** What the screens need to know about a chain. */
export interface ChainSummary {
  chainId: string
  name: string
  /** EIP-3770 prefix, as in `eth:0x…`. */
  shortName: string
  symbol: string
  /** Name of the native coin, such as Ether. Without one, its symbol is its name. */
  coin?: string
  decimals: number
  /** URL of the native coin's logo, as the gateway has it; only for embedded apps. */
  coinLogo?: string
  testnet: boolean
  /**
   * Whether the gateway calls it a layer 2, where Safes use the contract that emits an event for
   * each transaction.
   */
  isL2?: boolean
  /** Whether the gateway's relayer also pays for creating Safes. */
  sponsorsCreation?: boolean
  /** Features from the gateway's configuration of this chain; unknown ones have no effect. */
  features: readonly string[]
  /** `https://…/{{address}}` and `https://…/{{txHash}}`, if known. */
  explorer?: { address: string; txHash: string }
}

/** What the app has to skip because a chain's description is incorrect. */
export interface ChainProblem {
  /** `leftOut` and `twice`: this entry isn't used at all. */
  problem: 'noExplorer' | 'noPrefix' | 'leftOut' | 'twice'
  chainId: string | undefined
  name: string | undefined
}

type ExplorerLink = 'address' | 'txHash'

const fill = (template: string, kind: ExplorerLink, value: string): string =>
  template.replace(`{{${kind}}}`, encodeURIComponent(value))

/** Whether a template becomes an http(s) URL with the value in it. */
export const isExplorerTemplate = (template: string, kind: ExplorerLink): boolean =>
  template.includes(`{{${kind}}}`) && isWebUrl(fill(template, kind, '0x'))

/**
 * Fills an explorer template; undefined if the chain has none or the result is not an http(s) URL.
 */
export function explorerLink(
  chain: ChainSummary | undefined,
  kind: ExplorerLink,
  value: string,
): string | undefined {
  const template = chain?.explorer?.[kind]
  const link = template && fill(template, kind, value)
  return link && isWebUrl(link) ? link : undefined
}

/** The nine features that the app knows; each enables the feature of that name. */
export const chainFeatures = [
  'ERC721',
  'SAFE_APPS',
  'CONTRACT_INTERACTION',
  'DOMAIN_LOOKUP',
  'SPENDING_LIMIT',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'TX_SIMULATION',
  'EIP1271',
] as const
export type ChainFeature = (typeof chainFeatures)[number]

export const hasFeature = (chain: ChainSummary | undefined, feature: ChainFeature): boolean =>
  chain?.features.includes(feature) ?? false
