import {
  codes,
  createRequestId,
  hostTexts,
  isSupportedVersion,
  Methods,
  notImplemented,
  protocolVersion,
  providerCodes,
  providerTexts,
  requestIdBytes,
  RPC_CALLS,
  texts,
} from '#apps/protocol'
import { cacheLifetime, createQueryClient, defaultCurrency } from '#queries'
import { persistMaxAge, cacheVersion } from '#queries/cache'
import {
  completedKept,
  createWalletConfig,
  pollingInterval,
  recentTransactionsKey,
  recentWalletsKey,
} from '#wallet'
import { defaultDecimals, type KeyValue } from '#base'
import { copiedFor } from '#ui'
import { createGateway, fetchTimeout, routes, slotInterval, throttleLimit } from '#gateway'
import { mainnet } from 'viem/chains'
import { connect, disconnect } from 'wagmi/actions'
import { chainInfo, servedChains } from '../../mocks/gateway/chains.ts'
import { createWalletController } from '../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../mocks/wallet/demoConnector.ts'
import { parseConfig } from '../../src/app/config.ts'
import { current, legacy } from '../../src/chain/contractSignatures.ts'
import { HostError } from '../../src/apps/sdk/errors.ts'
import { signatureChecks } from '../../src/apps/sdk/signatureChecks.ts'
import { Wallet } from '../../src/apps/sdk/wallet.ts'
import { cacheStorageKey } from '../../src/queries/cache/queryCacheStorage.ts'
import { parsePreferences } from '../../src/screens/core/preferences/preferences.ts'
import { imageStaleTime, nameStaleTime } from '../../src/wallet/account/useAccountDetails.ts'
import { getShown } from '../../src/wallet/catalog/walletsToGet.ts'
import { readWalletError } from '../../src/wallet/connectors/walletErrors.ts'
import { transactionsShown } from '../../src/wallet/transactions/TransactionList.tsx'
import { walletStorage } from '../../src/wallet/walletStorage.ts'
import { mapStorage } from '../unit/wallet/mapStorage.ts'

/** One number, name, or key of the app. */
export interface Constant {
  what: string
  value: unknown
  /** Read from the code, or from its behavior. */
  ours: () => unknown
  /** The file that defines it. */
  place: string
  /** The value in other libraries if it differs, and why. */
  today?: string
}

const day = 86_400_000
const chain = { chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH' }
const config = (more: object = {}) => ({
  gateway: 'https://gateway.example.org',
  chains: [chain],
  rpc: { '1': 'https://node.example.org' },
  ...more,
})

/** Every key that connecting and disconnecting leave in the visitor's storage. */
async function keysAfterAVisit(): Promise<Map<string, string>> {
  const storage = mapStorage()
  const wallet = createWalletConfig({
    chains: [mainnet],
    connectors: [demoConnector({ wallet: createWalletController(), rpcUrl: () => undefined })],
    storage,
    discovery: false,
  })
  await connect(wallet, { connector: wallet.connectors[0]! })
  await disconnect(wallet)
  return storage.kept
}

async function methodOfARouteThatNamesNone() {
  const sent: (string | undefined)[] = [routes.verifyLogin.method]
  const ask: typeof fetch = async (_, init) => (sent.push(init?.method), new Response())
  await createGateway({ baseUrl: 'https://gateway.test', fetch: ask }).call(routes.verifyLogin, {
    body: { message: '', signature: '' },
  })
  return sent
}

async function keyOf(write: (storage: KeyValue) => unknown) {
  const storage = mapStorage()
  await write(storage)
  return [...storage.kept.keys()]
}

export const constants: readonly Constant[] = [
  // Calls of the gateway
  {
    what: 'milliseconds that a call may take',
    value: 120_000,
    ours: () => fetchTimeout,
    place: 'src/gateway/retry.ts',
    today: 'A browser’s fetch has no limit; the number is from ethers 5, like the two below.',
  },
  {
    what: 'attempts of a read with a 429 response',
    value: 12,
    ours: () => throttleLimit,
    place: 'src/gateway/retry.ts',
    today:
      'The official client tries once. This client only retries reads: ' +
      'writes are never sent twice.',
  },
  {
    what: 'milliseconds of a delay slot',
    value: 100,
    ours: () => slotInterval,
    place: 'src/gateway/retry.ts',
  },
  {
    what: 'default method of a request',
    value: [undefined, 'POST'],
    ours: methodOfARouteThatNamesNone,
    place: 'src/gateway/client.ts',
    today: 'fetch uses GET.',
  },
  {
    what: 'currency of balances',
    value: 'usd',
    ours: () => defaultCurrency,
    place: 'src/queries/asset/balances.ts',
  },
  {
    what: 'default currency of a visitor',
    value: 'usd',
    ours: () => parsePreferences({})?.currency,
    place: 'src/screens/core/preferences/preferences.ts',
  },
  {
    what: 'default gateway URL',
    value: ['gateway'],
    ours: () => problemsOf({ gateway: undefined }),
    place: 'src/app/config.ts',
    today:
      'The official client falls back to its operator’s own host. ' +
      'Here the site operator must configure one.',
  },
  {
    what: 'project id of WalletConnect',
    value: ['walletConnectProjectId'],
    ours: () => problemsOf({ walletConnectProjectId: 'none' }),
    place: 'src/app/config.ts',
    today: 'Public, 32 hex digits, each operator’s own.',
  },

  // Durations
  {
    what: 'polling interval of the wallet in milliseconds',
    value: 4_000,
    ours: () => pollingInterval,
    place: 'src/wallet/createWalletConfig.ts',
    today: 'viem uses a third of the chain’s block time, at least 500 and at most 4,000.',
  },
  {
    what: 'the same, in the wallet’s clients',
    value: 4_000,
    ours: () =>
      createWalletConfig({
        chains: [{ ...mainnet, blockTime: 1_000 }],
        connectors: [],
        storage: mapStorage(),
        discovery: false,
      }).getClient().pollingInterval,
    place: 'src/wallet/createWalletConfig.ts',
  },
  {
    what: 'milliseconds that an unused response stays in memory',
    value: day,
    ours: () => cacheLifetime,
    place: 'src/queries/createQueryClient.ts',
    today: 'TanStack Query removes it after 5 minutes.',
  },
  {
    what: 'the same, in queries',
    value: day,
    ours: () => createQueryClient().getDefaultOptions().queries?.gcTime,
    place: 'src/queries/createQueryClient.ts',
  },
  {
    what: 'milliseconds that a response is persisted',
    value: day,
    ours: () => persistMaxAge,
    place: 'src/queries/cache/queryCacheStorage.ts',
    today: 'TanStack Query’s own persister has the same 24 hours.',
  },
  {
    what: 'version of the persisted responses',
    value: 3,
    ours: () => cacheVersion,
    place: 'src/queries/cache/queryCacheStorage.ts',
  },
  {
    what: 'key of the persisted responses',
    value: 'coffer.cache.https://gateway.test',
    ours: () => cacheStorageKey('https://gateway.test'),
    place: 'src/queries/cache/queryCacheStorage.ts',
    today: 'One store per gateway, because responses differ.',
  },
  {
    what: 'version of the wallet library’s own store',
    value: 3,
    ours: async () =>
      (JSON.parse((await keysAfterAVisit()).get('wagmi.store') ?? '{}') as { version?: number })
        .version,
    place: 'src/wallet/walletStorage.ts',
    today:
      'wagmi uses its major version: 2 in wagmi 2, 3 now. ' +
      'From a store of another version it only keeps the chain.',
  },
  {
    what: 'stale time of a name in milliseconds',
    value: day,
    ours: () => nameStaleTime,
    place: 'src/wallet/account/useAccountDetails.ts',
    today: 'TanStack Query treats everything as stale immediately.',
  },
  {
    what: 'stale time of an avatar in milliseconds',
    value: day,
    ours: () => imageStaleTime,
    place: 'src/wallet/account/useAccountDetails.ts',
  },
  {
    what: 'retries of a failed query',
    value: 0,
    ours: () => createQueryClient().getDefaultOptions().queries?.retry,
    place: 'src/queries/createQueryClient.ts',
    today: 'TanStack Query retries three times; here the error is shown immediately.',
  },

  // Chains, tokens, signatures
  {
    what: 'chains of the mocked world',
    value: ['1', '17000'],
    ours: () => servedChains,
    place: 'mocks/gateway/chains.ts',
    today:
      'The live product serves the chains of its config.json or of its gateway. ' +
      'Goerli (5), which older wallet libraries had as their own, is gone; wagmi has none.',
  },
  {
    what: 'the test chain',
    value: {
      chainId: '17000',
      chainName: 'Holesky',
      isTestnet: true,
      nativeCurrency: { symbol: 'ETH', decimals: 18 },
    },
    ours: () => chainInfo('17000', 'https://node.test'),
    place: 'mocks/gateway/chains.ts',
  },
  {
    what: 'default decimals of a token',
    value: 18,
    ours: () => defaultDecimals,
    place: 'src/base/amount.ts',
  },
  {
    what: 'default decimals of a configured chain',
    value: 18,
    ours: () => (parseConfig(config()).chains as { decimals: number }[])[0]?.decimals,
    place: 'src/app/config.ts',
  },
  {
    what: 'a contract’s approval of a hash',
    value: '0x1626ba7e',
    ours: () => current.selector,
    place: 'src/chain/contractSignatures.ts',
    today: 'Final EIP-1271; used by Safe contracts from 1.5.0 on.',
  },
  {
    what: 'a contract’s approval of bytes',
    value: '0x20c13b0b',
    ours: () => legacy.selector,
    place: 'src/chain/contractSignatures.ts',
    today: 'EIP-1271 draft; used by Safe contracts before 1.5.0.',
  },
  {
    what: 'code of a rejection by the user',
    value: { kind: 'rejected' },
    ours: () => readWalletError({ code: 4001 }),
    place: 'src/wallet/connectors/walletErrors.ts',
  },

  // Stored in the visitor's browser
  {
    what: 'key of the requested chains',
    value: ['wagmi.requestedChains'],
    ours: () =>
      keyOf((storage) =>
        (walletStorage(storage).setItem as (key: string, value: unknown) => unknown)(
          'walletConnect.requestedChains',
          [1],
        ),
      ),
    place: 'src/wallet/walletStorage.ts',
    today:
      'wagmi 3 inserts the connector’s id (wagmi.walletConnect.requestedChains); ' +
      'the kit keeps the former key, so that users stay connected.',
  },
  {
    what: 'flag of a disconnected wallet',
    value: 'true',
    ours: async () => (await keysAfterAVisit()).get('wagmi.demo.disconnected'),
    place: 'src/wallet/walletStorage.ts',
    today: 'wagmi’s own, one per wallet: wagmi.{id}.disconnected. wagmi 1 used shimDisconnect.',
  },
  {
    what: 'number of wallets to get',
    value: { desktop: 5, mobile: 3 },
    ours: () => getShown,
    place: 'src/wallet/catalog/walletsToGet.ts',
    today:
      'RainbowKit takes the first five, or three, and then leaves out unavailable ones; ' +
      'the kit leaves them out first.',
  },
  {
    what: 'key of the recent wallets',
    value: 'wagmi.recentWallets',
    ours: () => recentWalletsKey,
    place: 'src/wallet/recent/recentWallets.ts',
  },
  {
    what: 'key of recent transactions',
    value: 'wagmi.recentTransactions',
    ours: () => recentTransactionsKey,
    place: 'src/wallet/transactions/transactionStore.ts',
  },
  {
    what: 'stored completed transactions per address and chain',
    value: 10,
    ours: () => completedKept,
    place: 'src/wallet/transactions/transactionStore.ts',
    today: 'RainbowKit keeps eleven.',
  },
  {
    what: 'milliseconds that “Copied” is shown',
    value: 1_500,
    ours: () => copiedFor,
    place: 'src/ui/CopyButton/useCopy.ts',
  },
  {
    what: 'number of recent transactions shown',
    value: 3,
    ours: () => transactionsShown,
    place: 'src/wallet/transactions/TransactionList.tsx',
  },

  // Embedded apps
  {
    what: 'random bytes of the id of an app’s request',
    value: [10, 20],
    ours: () => [requestIdBytes, createRequestId().length],
    place: 'src/apps/protocol/createRequestId.ts',
    today: 'The official SDK has 10 hex digits of 5 bytes.',
  },
  {
    what: 'messages of an app to its host',
    value: [
      'getChainInfo',
      'getEnvironmentInfo',
      'getOffChainSignature',
      'getSafeBalances',
      'getSafeInfo',
      'getTxBySafeTxHash',
      'requestAddressBook',
      'rpcCall',
      'sendTransactions',
      'signMessage',
      'signTypedMessage',
      'wallet_getPermissions',
      'wallet_requestPermissions',
    ],
    ours: () => Object.values(Methods).toSorted(),
    place: 'src/apps/protocol/methods.ts',
  },
  {
    what: 'node calls of an app',
    value: [
      'eth_call',
      'eth_estimateGas',
      'eth_gasPrice',
      'eth_getBalance',
      'eth_getBlockByHash',
      'eth_getBlockByNumber',
      'eth_getCode',
      'eth_getLogs',
      'eth_getStorageAt',
      'eth_getTransactionByHash',
      'eth_getTransactionCount',
      'eth_getTransactionReceipt',
      'safe_setSettings',
    ],
    ours: () => Object.values(RPC_CALLS).toSorted(),
    place: 'src/apps/protocol/nodeCalls.ts',
  },
  {
    what: 'code of a rejected permission',
    value: 4001,
    ours: () => codes.rejected,
    place: 'src/apps/protocol/codes.ts',
  },
  {
    what: 'permissions that are declined or do not exist, as apps see them',
    value: ['Permissions rejected 4001', 'Permissions request is invalid 4001'],
    ours: permissionErrors,
    place: 'src/apps/sdk/wallet.ts',
  },
  {
    what: 'codes of errors of embedded apps',
    value: {
      rejected: 4001,
      unauthorized: 4100,
      unsupportedMethod: 4200,
      disconnected: 4900,
      invalidParams: -32602,
      internal: -32603,
      pending: -32002,
    },
    ours: () => codes,
    place: 'src/apps/protocol/codes.ts',
    today:
      'Hosts and SDKs of the field have no code but 4001; ' +
      'the others are those of EIP-1193 and EIP-1474.',
  },
  {
    what: 'codes of errors that only the provider has',
    value: { chainDisconnected: 4901, unknownChain: 4902, transactionRejected: -32003 },
    ours: () => providerCodes,
    place: 'src/apps/protocol/codes.ts',
  },
  {
    what: 'magic values of signatures, by what they are asked with',
    value: { hash: '0x1626ba7e', bytes: '0x20c13b0b' },
    ours: () => Object.fromEntries(signatureChecks.map(({ input, selector }) => [input, selector])),
    place: 'src/apps/sdk/signatureChecks.ts',
  },
  {
    what: 'versions whose messages apps accept: major version 1 or later',
    value: ['1.0.0', '9.1.0', '10'],
    ours: () => ['0.9.9', '1.0.0', '9.1.0', '10', '', 'v2'].filter(isSupportedVersion),
    place: 'src/apps/protocol/version.ts',
  },
  {
    what: 'error texts of hosts of embedded apps',
    value: {
      transactionRejected: 'Transaction was rejected',
      permissionsRejected: 'Permissions were rejected',
      requestFailed: 'Request failed',
    },
    ours: () => hostTexts,
    place: 'src/apps/protocol/texts.ts',
  },
  {
    what: 'error texts of embedded apps',
    value: [
      'No transactions were passed',
      'Invalid safeTxHash',
      'Invalid typed data',
      'Invalid message type',
      'Permissions request is invalid',
      'Permissions rejected',
      'The address or message hash is invalid',
      'The address is invalid',
      "Window doesn't exist",
      '"eth_x" not implemented',
    ],
    ours: () => [
      texts.noTransactions,
      texts.invalidSafeTxHash,
      texts.invalidTypedData,
      texts.invalidMessageType,
      texts.invalidPermissionsRequest,
      texts.permissionsRejected,
      providerTexts.invalidAddressOrHash,
      providerTexts.invalidAddress,
      texts.noWindow,
      notImplemented('eth_x'),
    ],
    place: 'src/apps/protocol/texts.ts',
  },
  {
    what: 'version of the interface that apps and hosts name',
    value: '9.1.0',
    ours: () => protocolVersion,
    place: 'src/apps/protocol/version.ts',
    today:
      'That of the official SDK. Hosts sign messages off-chain only for apps that ' +
      'name 7.11.0 or later.',
  },
]

/** What an app reads of the two failures of a permission: text and code. */
async function permissionErrors(): Promise<string[]> {
  const wallet = new Wallet({
    send: () => Promise.reject(new HostError(hostTexts.permissionsRejected)),
  })
  const failureOf = (name: string) =>
    wallet.requestPermissions([{ [name]: {} }]).then(
      () => 'granted',
      ({ message, code }: { message: string; code: number }) => `${message} ${code}`,
    )
  return [await failureOf('requestAddressBook'), await failureOf('eth_accounts')]
}

function problemsOf(wrong: object): string[] {
  try {
    parseConfig(config(wrong))
    return []
  } catch (error) {
    return (error as { problems: { field: string }[] }).problems.map(({ field }) => field)
  }
}
