/** A network's names in the app's own table. */
interface Network {
  name: string
  /** Symbol of its native coin. */
  symbol: string
  /** Name of that coin, if it differs from the symbol. */
  coin?: string
  /** EIP-3770 prefix. */
  prefix?: string
  testnet?: boolean
}

/** By chain ID. */
export type Networks = Readonly<Record<string, Network | undefined>>

/** The networks that the app knows, as `scripts/generate/publicNodes.ts` writes them. */
export const loadNetworks = async (): Promise<Networks> => (await import('./networks.json')).default
