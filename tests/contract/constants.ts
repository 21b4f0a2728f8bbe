import { cacheLifetime, createQueries, defaultCurrency, keptFor, storeVersion } from '#queries'
import { completedKept, createWalletConfig, pollingInterval, recentTransactionsKey, recentWalletsKey } from '#wallet'
import { defaultDecimals, type KeyValue } from '#base'
import { createGateway, fetchTimeout, routes, slotInterval, throttleLimit } from '#gateway'
import { mainnet } from 'viem/chains'
import { connect, disconnect } from 'wagmi/actions'
import { chainInfo, servedChains } from '../../mocks/gateway/chains.ts'
import { createWalletController } from '../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../mocks/wallet/demoConnector.ts'
import { parseConfig } from '../../src/app/config.ts'
import { current, legacy } from '../../src/chain/contractSignatures.ts'
import { storeKey } from '../../src/queries/keptStore.ts'
import { parsePreferences } from '../../src/screens/preferences.ts'
import { imageStaleTime, nameStaleTime } from '../../src/wallet/account/useAccountDetails.ts'
import { getShown } from '../../src/wallet/catalog/walletsToGet.ts'
import { readWalletError } from '../../src/wallet/connectors/walletErrors.ts'
import { transactionsShown } from '../../src/wallet/transactions/TransactionList.tsx'
import { walletStorage } from '../../src/wallet/walletStorage.ts'
import { mapStorage } from '../unit/wallet/mapStorage.ts'

/** One number, name or key of the app. */
export interface Constant {
  what: string
  value: unknown
  /** Read from the code, or from its behaviour. */
  ours: () => unknown
  /** The file that defines it. */
  place: string
  /** The value in other libraries if it differs, and why. */
  today?: string
}

const day = 86_400_000
const chain = { chainId: '1', name: 'Ethereum', shortName: 'eth', symbol: 'ETH' }
const config = (more: object = {}) => ({ gateway: 'https://gateway.example.org', chains: [chain], rpc: { '1': 'https://node.example.org' }, ...more })

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
  await createGateway({ baseUrl: 'https://gateway.test', fetch: ask }).call(routes.verifyLogin, { body: { message: '', signature: '' } })
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
    today: 'A browser’s fetch has no limit; the number is the one of ethers 5, as the two below.',
  },
  {
    what: 'attempts of a read that is answered 429',
    value: 12,
    ours: () => throttleLimit,
    place: 'src/gateway/retry.ts',
    today: 'The official client tries once. Ours tries reads alone again: what changes something is never sent twice.',
  },
  { what: 'milliseconds of a slot of waiting', value: 100, ours: () => slotInterval, place: 'src/gateway/retry.ts' },
  {
    what: 'method of a request that names none',
    value: [undefined, 'POST'],
    ours: methodOfARouteThatNamesNone,
    place: 'src/gateway/client.ts',
    today: 'fetch itself takes GET.',
  },
  { what: 'currency of balances', value: 'usd', ours: () => defaultCurrency, place: 'src/queries/balances.ts' },
  { what: 'currency of a visitor who has chosen none', value: 'usd', ours: () => parsePreferences({})?.currency, place: 'src/screens/preferences.ts' },
  {
    what: 'address of a gateway that nobody configured',
    value: ['gateway'],
    ours: () => problemsOf({ gateway: undefined }),
    place: 'src/app/config.ts',
    today: 'The official client falls back on its operator’s own host. Here the operator of the product says which, and without it nothing starts.',
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
    what: 'milliseconds between two looks of the wallet at a chain',
    value: 4_000,
    ours: () => pollingInterval,
    place: 'src/wallet/createWalletConfig.ts',
    today: 'viem takes a third of the chain’s block time, at least 500 and at most 4,000.',
  },
  {
    what: 'the same, as the wallet’s clients have it',
    value: 4_000,
    ours: () =>
      createWalletConfig({ chains: [{ ...mainnet, blockTime: 1_000 }], connectors: [], storage: mapStorage(), discovery: false }).getClient().pollingInterval,
    place: 'src/wallet/createWalletConfig.ts',
  },
  {
    what: 'milliseconds that an unused answer stays in memory',
    value: day,
    ours: () => cacheLifetime,
    place: 'src/queries/client.ts',
    today: 'TanStack Query forgets after 5 minutes.',
  },
  { what: 'the same, as queries have it', value: day, ours: () => createQueries().getDefaultOptions().queries?.gcTime, place: 'src/queries/client.ts' },
  {
    what: 'milliseconds that an answer is kept for later visits',
    value: day,
    ours: () => keptFor,
    place: 'src/queries/keptStore.ts',
    today: 'TanStack Query’s own persister has the same 24 hours.',
  },
  { what: 'version of the kept answers', value: 2, ours: () => storeVersion, place: 'src/queries/keptStore.ts' },
  {
    what: 'key of the kept answers',
    value: 'coffer.cache.https://gateway.test',
    ours: () => storeKey('https://gateway.test'),
    place: 'src/queries/keptStore.ts',
    today: 'One store per gateway: answers of one are no answers of another.',
  },
  {
    what: 'version of the wallet library’s own store',
    value: 3,
    ours: async () => (JSON.parse((await keysAfterAVisit()).get('wagmi.store') ?? '{}') as { version?: number }).version,
    place: 'src/wallet/walletStorage.ts',
    today: 'wagmi takes its major version: 2 in wagmi 2, 3 now. Of a store of another version it keeps the chain alone.',
  },
  {
    what: 'milliseconds that a name counts as fresh',
    value: day,
    ours: () => nameStaleTime,
    place: 'src/wallet/account/useAccountDetails.ts',
    today: 'TanStack Query counts everything as old at once.',
  },
  { what: 'milliseconds that a name’s picture counts as fresh', value: day, ours: () => imageStaleTime, place: 'src/wallet/account/useAccountDetails.ts' },
  {
    what: 'times a query that failed is tried again',
    value: 0,
    ours: () => createQueries().getDefaultOptions().queries?.retry,
    place: 'src/queries/client.ts',
    today: 'TanStack Query tries three times more; a person is told at once instead.',
  },

  // Chains, tokens, signatures
  {
    what: 'chains of the world',
    value: ['1', '17000'],
    ours: () => servedChains,
    place: 'mocks/gateway/chains.ts',
    today:
      'The live product serves the chains of its config.json or of its gateway. Goerli (5), which older wallet libraries had as their own, is gone; wagmi has none.',
  },
  {
    what: 'the test chain',
    value: { chainId: '17000', chainName: 'Holesky', isTestnet: true, nativeCurrency: { symbol: 'ETH', decimals: 18 } },
    ours: () => chainInfo('17000', 'https://node.test'),
    place: 'mocks/gateway/chains.ts',
  },
  { what: 'decimals of a token that does not tell', value: 18, ours: () => defaultDecimals, place: 'src/base/amount.ts' },
  {
    what: 'decimals of a configured chain that does not tell',
    value: 18,
    ours: () => (parseConfig(config()).chains as { decimals: number }[])[0]?.decimals,
    place: 'src/app/config.ts',
  },
  {
    what: 'a contract’s yes to a hash',
    value: '0x1626ba7e',
    ours: () => current.selector,
    place: 'src/chain/contractSignatures.ts',
    today: 'EIP-1271 as it was settled; Safe contracts ask so from 1.5.0 on.',
  },
  {
    what: 'a contract’s yes to bytes',
    value: '0x20c13b0b',
    ours: () => legacy.selector,
    place: 'src/chain/contractSignatures.ts',
    today: 'EIP-1271 as it was proposed; Safe contracts before 1.5.0 ask so.',
  },
  {
    what: 'code of a refusal by the person',
    value: { kind: 'rejected' },
    ours: () => readWalletError({ code: 4001 }),
    place: 'src/wallet/connectors/walletErrors.ts',
  },

  // Stored in the visitor's browser
  {
    what: 'key of the requested chains',
    value: ['wagmi.requestedChains'],
    ours: () => keyOf((storage) => (walletStorage(storage).setItem as (key: string, value: unknown) => unknown)('walletConnect.requestedChains', [1])),
    place: 'src/wallet/walletStorage.ts',
    today: 'wagmi 3 puts the connector’s id in between (wagmi.walletConnect.requestedChains); ours stays the one of old, so that nobody has to connect anew.',
  },
  {
    what: 'flag of a wallet that was disconnected',
    value: 'true',
    ours: async () => (await keysAfterAVisit()).get('wagmi.demo.disconnected'),
    place: 'src/wallet/walletStorage.ts',
    today: 'wagmi’s own, one per wallet: wagmi.{id}.disconnected. wagmi 1 said shimDisconnect.',
  },
  {
    what: 'wallets to get that are offered',
    value: { desktop: 5, mobile: 3 },
    ours: () => getShown,
    place: 'src/wallet/catalog/walletsToGet.ts',
    today: 'RainbowKit takes the first five, or three, and then leaves out what cannot be got; ours leaves out first.',
  },
  { what: 'key of the wallets used last', value: 'wagmi.recentWallets', ours: () => recentWalletsKey, place: 'src/wallet/recent/recentWallets.ts' },
  {
    what: 'key of recent transactions',
    value: 'wagmi.recentTransactions',
    ours: () => recentTransactionsKey,
    place: 'src/wallet/transactions/transactionStore.ts',
  },
  {
    what: 'completed transactions that are kept per address and chain',
    value: 10,
    ours: () => completedKept,
    place: 'src/wallet/transactions/transactionStore.ts',
    today: 'RainbowKit keeps eleven.',
  },
  { what: 'recent transactions that are shown', value: 3, ours: () => transactionsShown, place: 'src/wallet/transactions/TransactionList.tsx' },
]

function problemsOf(wrong: object): string[] {
  try {
    parseConfig(config(wrong))
    return []
  } catch (error) {
    return (error as { problems: { field: string }[] }).problems.map(({ field }) => field)
  }
}
