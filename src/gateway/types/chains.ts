export interface RpcUri {
  authentication: 'API_KEY_PATH' | 'NO_AUTHENTICATION' | 'UNKNOWN'
  value: string
}

/**
 * Newer gateways send these in lower case, older ones in upper case; the client returns upper case.
 */
export type GasPrice =
  | { type: 'ORACLE'; uri: string; gasParameter: string; gweiFactor: string }
  | { type: 'FIXED'; weiValue: string }
  | { type: 'FIXED1559'; maxFeePerGas: string; maxPriorityFeePerGas: string }
  | { type: 'UNKNOWN' }

/** Who pays for relayed transactions, and for which ones. */
export interface Relayer {
  type: 'GTF' | 'RELAY_FEE' | 'DAILY_LIMIT' | 'NO_FEE_CAMPAIGN' | null
  safeCreationSponsored: boolean
  safeTransactionSponsored: boolean
  enableTenderlySimulationBeforeRelay: boolean
}

export interface ChainInfo {
  chainId: string
  chainName: string
  description: string
  chainLogoUri?: string | null
  l2: boolean
  isTestnet: boolean
  zk?: boolean
  nativeCurrency: { name: string; symbol: string; decimals: number; logoUri: string }
  transactionService: string
  blockExplorerUriTemplate: { address: string; txHash: string; api: string }
  disabledWallets: string[]
  ensRegistryAddress?: string | null
  /** An open list: unknown features have no effect. */
  features: string[]
  gasPrice: GasPrice[]
  publicRpcUri: RpcUri
  rpcUri: RpcUri
  safeAppsRpcUri: RpcUri
  shortName: string
  theme: { backgroundColor: string; textColor: string }
  recommendedMasterCopyVersion?: string | null
  beaconChainExplorerUriTemplate?: { publicKey: string | null }
  balancesProvider?: { chainName: string | null; enabled: boolean }
  relayer?: Relayer | null
}

/** A version of the Safe contract that the gateway knows. */
export interface MasterCopy {
  address: string
  version: string
}

/** How far the gateway has indexed the chain. Older gateways only send `lastSync` and `synced`. */
export interface IndexingStatus {
  /** Milliseconds. */
  lastSync: number
  synced: boolean
  currentBlockNumber?: number
  /** ISO 8601. */
  currentBlockTimestamp?: string
  erc20BlockNumber?: number
  erc20BlockTimestamp?: string
  erc20Synced?: boolean
  masterCopiesBlockNumber?: number
  masterCopiesBlockTimestamp?: string
  masterCopiesSynced?: boolean
}

/** The transaction service behind the gateway. */
export interface AboutChain {
  transactionServiceBaseUri: string
  name: string
  version: string
  buildNumber: string
}

/** Prices as decimal strings in gwei, named as in block explorers. */
export interface GasPriceAnswer {
  status: string
  message: string
  result: {
    LastBlock: string
    SafeGasPrice: string
    ProposeGasPrice: string
    FastGasPrice: string
    suggestBaseFee: string
    gasUsedRatio: string
  }
}
