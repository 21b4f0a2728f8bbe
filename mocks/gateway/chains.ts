import type { ChainInfo, Relayer } from '#gateway'
import { chainFeatures } from '#base'
import { recommendedVersion } from './reading/singletons.ts'

const shared = {
  chainLogoUri: null,
  l2: false,
  zk: false,
  beaconChainExplorerUriTemplate: { publicKey: null },
  disabledWallets: [],
  ensRegistryAddress: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  balancesProvider: { chainName: null, enabled: true },
  gasPrice: [{ type: 'FIXED1559', maxFeePerGas: '2000000000', maxPriorityFeePerGas: '1000000000' }],
  recommendedMasterCopyVersion: recommendedVersion,
} satisfies Partial<ChainInfo> & Record<string, unknown>

// An open list: the app must ignore unknown features.
const features = [...chainFeatures, 'DELETE_TX', 'PROPOSERS']

/** On the test chain the operator pays for executions, and for creating Safes. */
const relayer: Relayer = {
  type: 'DAILY_LIMIT',
  safeCreationSponsored: true,
  safeTransactionSponsored: true,
  enableTenderlySimulationBeforeRelay: true,
}

const own = {
  '1': {
    chainName: 'Ethereum',
    shortName: 'eth',
    isTestnet: false,
    explorer: 'https://explorer.demo.test',
    theme: { textColor: '#001428', backgroundColor: '#E8E7E6' },
  },
  '17000': {
    chainName: 'Holesky',
    shortName: 'hol',
    isTestnet: true,
    explorer: 'https://explorer.demo.test/holesky',
    theme: { textColor: '#ffffff', backgroundColor: '#5B4FD0' },
  },
} as const

/** A network that the gateway lists, but that has no chain in the mocked world. */
const another = (chainId: string) => ({
  ...own['17000'],
  chainName: `Network ${chainId}`,
  shortName: `n${chainId}`,
})

/** The mocked chains, in the gateway's order. */
export const servedChains = Object.keys(own) as (keyof typeof own)[]

/**
 * One chain as returned by the gateway; `rpcUrl` is the URL of its node. IDs other than {@link
 * servedChains} stand for networks without a chain.
 */
export function chainInfo(chainId: string, rpcUrl: string): ChainInfo {
  const { chainName, shortName, isTestnet, explorer, theme } = Object.hasOwn(own, chainId)
    ? own[chainId as keyof typeof own]
    : another(chainId)
  const rpc = { authentication: 'NO_AUTHENTICATION', value: rpcUrl } as const
  return {
    ...shared,
    chainId,
    chainName,
    description: isTestnet ? 'A test network. Its tokens have no value' : 'The main network',
    isTestnet,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
    transactionService: 'https://transactions.demo.test',
    blockExplorerUriTemplate: {
      address: `${explorer}/address/{{address}}`,
      txHash: `${explorer}/tx/{{txHash}}`,
      api:
        `${explorer}/api?module={{module}}&action={{action}}&address={{address}}` +
        '&apiKey={{apiKey}}',
    },
    features: [
      ...features,
      ...(isTestnet ? ['RELAYING'] : ['POSITIONS', 'RISK_MITIGATION']),
    ].sort(),
    relayer: isTestnet ? relayer : null,
    publicRpcUri: rpc,
    rpcUri: rpc,
    safeAppsRpcUri: rpc,
    shortName,
    theme,
  }
}
