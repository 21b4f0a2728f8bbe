import { nullable, nullish } from 'valibot'
import type {
  AboutChain,
  ChainInfo,
  GasPriceAnswer,
  IndexingStatus,
  MasterCopy,
  Relayer,
  RpcUri,
} from '../types/chains.ts'
import {
  address,
  chainId,
  count,
  decimal,
  decimals,
  flag,
  extended,
  isoTime,
  kinds,
  type FieldSchemas,
  list,
  page,
  shape,
  text,
  time,
  whole,
} from './primitives.ts'

const rpcUri = /*@__PURE__*/ shape({
  authentication: text,
  value: text,
} satisfies FieldSchemas<RpcUri>)

const oracle = /*@__PURE__*/ shape({ type: text, uri: text, gasParameter: text, gweiFactor: text })
const fixed = /*@__PURE__*/ shape({ type: text, weiValue: whole })
const fixed1559 = /*@__PURE__*/ shape({
  type: text,
  maxFeePerGas: whole,
  maxPriorityFeePerGas: whole,
})
const gasPrice = /*@__PURE__*/ kinds('type', {
  ORACLE: oracle,
  oracle,
  FIXED: fixed,
  fixed,
  FIXED1559: fixed1559,
  fixed1559,
  UNKNOWN: shape({ type: text }),
})

const relayer = /*@__PURE__*/ shape({
  type: nullable(text),
  safeCreationSponsored: flag,
  safeTransactionSponsored: flag,
  enableTenderlySimulationBeforeRelay: flag,
} satisfies FieldSchemas<Relayer>)

const beaconChain = /*@__PURE__*/ shape({ publicKey: nullable(text) })
const balancesProvider = /*@__PURE__*/ shape({ chainName: nullable(text), enabled: flag })

export const chain = /*@__PURE__*/ extended(
  {
    chainId,
    chainName: text,
    description: text,
    chainLogoUri: nullish(text),
    l2: flag,
    isTestnet: flag,
    zk: nullish(flag),
    nativeCurrency: shape({ name: text, symbol: text, decimals, logoUri: text }),
    transactionService: text,
    blockExplorerUriTemplate: shape({ address: text, txHash: text, api: text }),
    disabledWallets: list(text),
    ensRegistryAddress: nullish(address),
    features: list(text),
    gasPrice: list(gasPrice),
    publicRpcUri: rpcUri,
    rpcUri,
    safeAppsRpcUri: rpcUri,
    shortName: text,
    theme: shape({ backgroundColor: text, textColor: text }),
    recommendedMasterCopyVersion: nullish(text),
    beaconChainExplorerUriTemplate: nullish(beaconChain),
    balancesProvider: nullish(balancesProvider),
    relayer: nullish(relayer),
  } satisfies FieldSchemas<ChainInfo>,
  {
    relayer: nullable(relayer),
    zk: flag,
    beaconChainExplorerUriTemplate: beaconChain,
    balancesProvider,
  },
  // The newest of the four.
  ['relayer'],
)
export const chains = /*@__PURE__*/ page(chain)

export const masterCopies = /*@__PURE__*/ list(
  shape({ address, version: text } satisfies FieldSchemas<MasterCopy>),
)

const progress = {
  currentBlockNumber: count,
  currentBlockTimestamp: isoTime,
  erc20BlockNumber: count,
  erc20BlockTimestamp: isoTime,
  erc20Synced: flag,
  masterCopiesBlockNumber: count,
  masterCopiesBlockTimestamp: isoTime,
  masterCopiesSynced: flag,
} satisfies FieldSchemas<Omit<IndexingStatus, 'lastSync' | 'synced'>>
export const indexingStatus = /*@__PURE__*/ extended({ lastSync: time, synced: flag }, progress)

export const about = /*@__PURE__*/ shape({
  transactionServiceBaseUri: text,
  name: text,
  version: text,
  buildNumber: text,
} satisfies FieldSchemas<AboutChain>)

export const gasPrices = /*@__PURE__*/ shape({
  status: text,
  message: text,
  result: shape({
    LastBlock: text,
    SafeGasPrice: decimal,
    ProposeGasPrice: decimal,
    FastGasPrice: decimal,
    suggestBaseFee: decimal,
    gasUsedRatio: text,
  } satisfies FieldSchemas<GasPriceAnswer['result']>),
} satisfies FieldSchemas<GasPriceAnswer>)
