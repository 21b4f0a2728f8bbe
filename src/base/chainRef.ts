import type { Address } from './address.ts'

/** A safe is known by its chain and its address. `chainId` is the decimal string that the gateway uses. */
export interface SafeRef {
  chainId: string
  address: Address
}

/** What the screens need to know of a chain. */
export interface ChainSummary {
  chainId: string
  name: string
  /** EIP-3770 prefix, as in `eth:0x…`. */
  shortName: string
  symbol: string
  decimals: number
  testnet: boolean
  /** Features of the gateway's configuration for this chain; unknown ones are inert. */
  features: readonly string[]
  /** `https://…/{{address}}` and `https://…/{{txHash}}`, or nothing. */
  explorer?: { address: string; txHash: string }
}

/** Fills an explorer template; undefined where the chain has none or it is not an https address. */
export function explorerLink(chain: ChainSummary | undefined, kind: 'address' | 'txHash', value: string): string | undefined {
  const template = chain?.explorer?.[kind]
  if (!template || !template.startsWith('https://')) return undefined
  return template.replace(`{{${kind}}}`, encodeURIComponent(value))
}

/** The nine features that the product knows; each gates what it names. */
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
