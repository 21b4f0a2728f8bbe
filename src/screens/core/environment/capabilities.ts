import { type ChainFeature, chainFeatures, type ChainSummary, hasFeature } from '#base'

/** Features that the screens use only on chains that support them. */
export type Capability =
  /** ENS names of accounts are resolved. */
  | 'names'
  /** An execution is simulated before it is sent. */
  | 'simulation'
  /** Transactions use EIP-1559 fees; without it, they have a single gas price. */
  | 'feeMarket'
  /**
   * Contracts accept messages that a Safe has signed off-chain; without it, apps have them signed
   * on the chain.
   */
  | 'offChainMessages'
  /** Apps run inside this one, and can be shared as a link. */
  | 'apps'
  /** People can put a call of a contract together. Calls of apps and files are shown anyway. */
  | 'contractCalls'
  /** NFTs are listed, and their pictures may come from any host. */
  | 'collectibles'
  /**
   * Owners can give others spending limits. Active limits are shown on every chain, and can be
   * removed.
   */
  | 'spendingLimits'

/**
 * The capability that each feature enables. Null for `SAFE_TX_GAS_OPTIONAL`: the version of a
 * Safe's contract decides whether it needs gas. From 1.3.0 on, setting it would only keep a failed
 * transaction from being repeated, and before it can't be left out on any chain. Signed data is
 * shown and verified on every chain, regardless of its features.
 */
export const capabilities: Record<ChainFeature, Capability | null> = {
  DOMAIN_LOOKUP: 'names',
  TX_SIMULATION: 'simulation',
  EIP1559: 'feeMarket',
  CONTRACT_INTERACTION: 'contractCalls',
  EIP1271: 'offChainMessages',
  ERC721: 'collectibles',
  SAFE_APPS: 'apps',
  SAFE_TX_GAS_OPTIONAL: null,
  SPENDING_LIMIT: 'spendingLimits',
}

/** Whether a chain's features enable a capability; false for an unsupported chain. */
export const hasCapability = (chain: ChainSummary | undefined, capability: Capability): boolean =>
  chainFeatures.some(
    (feature) => capabilities[feature] === capability && hasFeature(chain, feature),
  )
