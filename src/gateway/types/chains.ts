export interface RpcUri {
  authentication: 'API_KEY_PATH' | 'NO_AUTHENTICATION' | 'UNKNOWN'
  value: string
}

/** The wire of today writes lower case, older gateways and the SDK upper case: both are accepted. */
export type GasPrice =
  | { type: 'oracle' | 'ORACLE'; uri: string; gasParameter: string; gweiFactor: string }
  | { type: 'fixed' | 'FIXED'; weiValue: string }
  | { type: 'fixed1559' | 'FIXED1559'; maxFeePerGas: string; maxPriorityFeePerGas: string }

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
  /** An open list: unknown features are inert. */
  features: string[]
  gasPrice: GasPrice[]
  publicRpcUri: RpcUri
  rpcUri: RpcUri
  safeAppsRpcUri: RpcUri
  shortName: string
  theme: { backgroundColor: string; textColor: string }
  recommendedMasterCopyVersion?: string | null
}
