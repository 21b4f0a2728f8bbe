import type { Address } from './address.ts'

/** A Safe is identified by chain and address. `chainId` is the decimal string that the gateway uses. */
export interface SafeRef {
  chainId: string
  address: Address
}

/** What the screens need to know about a chain. */
export interface ChainSummary {
  chainId: string
  name: string
  /** EIP-3770 prefix, as in `eth:0x…`. */
  shortName: string
  symbol: string
  decimals: number
  testnet: boolean
  /** Features from the gateway's configuration of this chain; unknown ones have no effect. */
  features: readonly string[]
  /** `https://…/{{address}}` and `https://…/{{txHash}}`, if known. */
  explorer?: { address: string; txHash: string }
}

/** Fills an explorer template; undefined if the chain has none or the result is not an https URL. */
export function explorerLink(chain: ChainSummary | undefined, kind: 'address' | 'txHash', value: string): string | undefined {
  const template = chain?.explorer?.[kind]
  if (!template || !template.startsWith('https://')) return undefined
  return template.replace(`{{${kind}}}`, encodeURIComponent(value))
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

export const hasFeature = (chain: ChainSummary | undefined, feature: ChainFeature): boolean => chain?.features.includes(feature) ?? false
