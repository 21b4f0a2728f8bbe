/** How a network is called, by our own table. */
interface Network {
  name: string
  /** Of its native coin. */
  symbol: string
  /** Name of that coin, if it's another than the symbol. */
  coin?: string
  /** EIP-3770. */
  prefix?: string
  testnet?: boolean
}

/** By chain ID. */
export type Networks = Readonly<Record<string, Network | undefined>>

/** The networks that the app knows, as `scripts/generate/publicNodes.ts` writes them. */
export const loadNetworks = async (): Promise<Networks> => (await import('./networks.json')).default
