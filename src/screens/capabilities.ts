import { type ChainFeature, chainFeatures, type ChainSummary, hasFeature } from '#base'

/** What a chain has to offer before a screen makes use of it. */
export type Capability =
  /** Names of accounts are looked up on the chain. */
  | 'names'
  /** An execution is tried out before it is sent. */
  | 'simulation'
  /** Transactions bid for a base fee; without it they are sent with one gas price. */
  | 'feeMarket'

/**
 * What each feature opens in the screens of today; null: none of them has anything of that kind yet.
 * A feature only ever opens an offer. What is signed is shown and checked on every chain.
 */
export const capabilities: Record<ChainFeature, Capability | null> = {
  DOMAIN_LOOKUP: 'names',
  TX_SIMULATION: 'simulation',
  EIP1559: 'feeMarket',
  CONTRACT_INTERACTION: null,
  EIP1271: null,
  ERC721: null,
  SAFE_APPS: null,
  SAFE_TX_GAS_OPTIONAL: null,
  SPENDING_LIMIT: null,
}

/** Whether a chain has what opens this; a chain that is not served offers nothing. */
export const hasCapability = (chain: ChainSummary | undefined, offer: Capability): boolean =>
  chainFeatures.some((feature) => capabilities[feature] === offer && hasFeature(chain, feature))
