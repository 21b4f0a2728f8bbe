import type SafeAppsSDK from '#apps/sdk'
import { silence } from '../unit/apps/standInHost.ts'
import { Rejection, owner, safeAddress } from '../unit/apps/standInHost.ts'

/**
 * A call of an SDK or a request to a provider, run with the official package and with ours in the
 * same stand-in host.
 */
export interface Case<Subject> {
  name: string
  run: (subject: Subject) => Promise<unknown>
  /** Responses of the host, by message or node call, in place of its usual ones. */
  host?: Record<string, (params: never) => unknown>
}
export type Sdk = SafeAppsSDK
export type Provider = {
  request(request: { method: string; params?: unknown[] }): Promise<unknown>
}

export const hash = `0x${'5'.repeat(64)}`
export const txHash = `0x${'7'.repeat(64)}`
const fails = (message: string) => () => {
  throw new Rejection(message)
}
const tx = { to: owner, value: '1', data: '0x' }
const note = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'x' },
}
const people = {
  Person: [{ name: 'name', type: 'string' }],
  Group: [{ name: 'members', type: 'Person[]' }],
}
const group = { domain: { chainId: 1 }, types: people, message: { members: [{ name: 'Ada' }] } }
const pairs = { ...group, types: { ...people, Group: [{ name: 'members', type: 'Person[1]' }] } }
const withDomain = {
  ...note,
  types: { ...note.types, EIP712Domain: [{ name: 'chainId', type: 'uint256' }] },
}

export const sdkCases: Case<Sdk>[] = [
  { name: 'getInfo', run: ({ safe }) => safe.getInfo() },
  { name: 'getInfo twice', run: async ({ safe }) => [await safe.getInfo(), await safe.getInfo()] },
  { name: 'getChainInfo', run: ({ safe }) => safe.getChainInfo() },
  { name: 'getEnvironmentInfo', run: ({ safe }) => safe.getEnvironmentInfo() },
  { name: 'getBalances', run: ({ safe }) => safe.experimental_getBalances() },
  {
    name: 'getBalances in euros',
    run: ({ safe }) => safe.experimental_getBalances({ currency: 'eur' }),
  },
  { name: 'getOffChainSignature', run: ({ safe }) => safe.getOffChainSignature(hash) },
  { name: 'getBySafeTxHash', run: ({ txs }) => txs.getBySafeTxHash(hash) },
  { name: 'getBySafeTxHash without a hash', run: ({ txs }) => txs.getBySafeTxHash('') },
  { name: 'signMessage', run: ({ txs }) => txs.signMessage('Hello') },
  {
    name: 'signMessage, declined',
    run: ({ txs }) => txs.signMessage('Hello'),
    host: { signMessage: fails('Transaction was rejected') },
  },
  { name: 'signTypedMessage', run: ({ txs }) => txs.signTypedMessage(note) },
  {
    name: 'signTypedMessage without types',
    run: ({ txs }) => txs.signTypedMessage({ domain: {}, message: {} } as never),
  },
  { name: 'send', run: ({ txs }) => txs.send({ txs: [tx] }) },
  {
    name: 'send with gas',
    run: ({ txs }) => txs.send({ txs: [tx, tx], params: { safeTxGas: 5 } }),
  },
  { name: 'send nothing', run: ({ txs }) => txs.send({ txs: [] }) },
  { name: 'send a text', run: ({ txs }) => txs.send({ txs: 'x' as never }) },
  {
    name: 'send, failed',
    run: ({ txs }) => txs.send({ txs: [tx] }),
    host: { sendTransactions: fails('Request failed') },
  },
  {
    name: 'no answer',
    run: ({ safe }) => safe.getOffChainSignature(hash),
    host: { getOffChainSignature: () => silence },
  },
  { name: 'call', run: ({ eth }) => eth.call([{ to: owner }]) },
  { name: 'call at a block', run: ({ eth }) => eth.call([{ to: owner }, '0x1']) },
  { name: 'getBalance', run: ({ eth }) => eth.getBalance([owner]) },
  { name: 'getCode', run: ({ eth }) => eth.getCode([owner]) },
  { name: 'getStorageAt', run: ({ eth }) => eth.getStorageAt([owner, 255]) },
  {
    name: 'getPastLogs',
    run: ({ eth }) => eth.getPastLogs([{ fromBlock: 'latest', address: owner }]),
  },
  {
    name: 'getPastLogs from a number',
    run: ({ eth }) => eth.getPastLogs([{ fromBlock: 16, address: owner }]),
  },
  { name: 'getBlockByHash', run: ({ eth }) => eth.getBlockByHash([hash]) },
  { name: 'getBlockByNumber', run: ({ eth }) => eth.getBlockByNumber([16, true]) },
  { name: 'getTransactionByHash', run: ({ eth }) => eth.getTransactionByHash([hash]) },
  { name: 'getTransactionReceipt', run: ({ eth }) => eth.getTransactionReceipt([hash]) },
  { name: 'getTransactionCount', run: ({ eth }) => eth.getTransactionCount([owner]) },
  { name: 'getGasPrice', run: ({ eth }) => eth.getGasPrice() },
  { name: 'getEstimateGas', run: ({ eth }) => eth.getEstimateGas({ to: owner }) },
  { name: 'setSafeSettings', run: ({ eth }) => eth.setSafeSettings([{ offChainSigning: true }]) },
  { name: 'getPermissions', run: ({ wallet }) => wallet.getPermissions() },
  {
    name: 'requestPermissions',
    run: ({ wallet }) => wallet.requestPermissions([{ requestAddressBook: {} }]),
  },
  {
    name: 'requestPermissions, declined',
    run: ({ wallet }) => wallet.requestPermissions([{ requestAddressBook: {} }]),
    host: { wallet_requestPermissions: fails('Permissions were rejected') },
  },
  {
    name: 'requestPermissions for another one',
    run: ({ wallet }) => wallet.requestPermissions([{ eth_accounts: {} }]),
  },
  { name: 'requestPermissions for none', run: ({ wallet }) => wallet.requestPermissions([]) },
  {
    name: 'requestPermissions with an empty request',
    run: ({ wallet }) => wallet.requestPermissions([{}]),
  },
  {
    name: 'requestPermissions without a list',
    run: ({ wallet }) => wallet.requestPermissions({ requestAddressBook: {} } as never),
  },
  { name: 'requestAddressBook', run: ({ safe }) => safe.requestAddressBook() },
  {
    name: 'requestAddressBook without permission',
    run: ({ safe }) => safe.requestAddressBook(),
    host: { wallet_getPermissions: () => [] },
  },
  {
    name: 'requestAddressBook after a rejection',
    run: ({ safe }) => safe.requestAddressBook(),
    host: {
      wallet_getPermissions: () => [
        {
          parentCapability: 'requestAddressBook',
          invoker: 'x',
          caveats: [{ type: 'userRestricted', value: true }],
        },
      ],
    },
  },
  {
    name: 'requestAddressBook, declined',
    run: ({ safe }) => safe.requestAddressBook(),
    host: { wallet_getPermissions: () => [], wallet_requestPermissions: () => [] },
  },
  { name: 'hash of a text', run: async ({ safe }) => safe.calculateMessageHash('0x48656c6c6f') },
  {
    name: 'hash of typed data',
    run: async ({ safe }) => safe.calculateTypedMessageHash({ ...note, primaryType: 'Note' }),
  },
  {
    name: 'hash of typed data without primary type',
    run: async ({ safe }) => safe.calculateTypedMessageHash(group),
  },
  {
    name: 'hash of typed data with a list of a length',
    run: async ({ safe }) => safe.calculateTypedMessageHash(pairs),
  },
  {
    name: 'hash of typed data with the type of the domain',
    run: async ({ safe }) => safe.calculateTypedMessageHash(withDomain),
  },
  {
    name: 'hash of typed data without a chain',
    run: async ({ safe }) => safe.calculateTypedMessageHash({ ...note, domain: { name: 'x' } }),
  },
  {
    name: 'isMessageSigned, by hash',
    run: ({ safe }) => safe.isMessageSigned('Hello'),
    host: { eth_call: () => '0x1626ba7e' },
  },
  {
    name: 'isMessageSigned, not',
    run: ({ safe }) => safe.isMessageSigned('Hello'),
    host: { eth_call: () => '0x' },
  },
  {
    name: 'isMessageSigned, failing',
    run: ({ safe }) => safe.isMessageSigned(note),
    host: { eth_call: fails('Request failed') },
  },
  { name: 'isMessageSigned, of a number', run: ({ safe }) => safe.isMessageSigned(5 as never) },
  {
    name: 'isMessageHashSigned with a signature',
    run: ({ safe }) => safe.isMessageHashSigned(hash, '0x1234'),
    host: { eth_call: () => '0x1626BA7E' },
  },
]

const ask =
  (method: string, ...params: unknown[]) =>
  ({ request }: { request: Provider['request'] }) =>
    request({ method, params })
const own = safeAddress.toLowerCase()
/** Keeps `this`, which the official provider needs. */
const asking =
  (method: string, ...params: unknown[]) =>
  (provider: Provider) =>
    ask(method, ...params)({ request: (request) => provider.request(request) })
const bundle = { version: '2.0.0', chainId: '0x1', from: safeAddress, calls: [{ to: owner }] }
const receipt = {
  logs: [],
  status: '0x1',
  blockHash: txHash,
  blockNumber: '0x10',
  gasUsed: '0x5208',
  transactionHash: txHash,
  contractAddress: null,
}
const executed = {
  getTxBySafeTxHash: () => ({ txHash, txStatus: 'SUCCESS' }),
  eth_getTransactionReceipt: () => receipt,
}
const pending = { getTxBySafeTxHash: () => ({ txStatus: 'AWAITING_CONFIRMATIONS' }) }

export const providerCases: Case<Provider>[] = [
  ...[
    'eth_accounts',
    'eth_requestAccounts',
    'eth_chainId',
    'net_version',
    'eth_blockNumber',
    'eth_gasPrice',
    'wallet_getCapabilities',
  ].map((name) => ({
    name,
    run: asking(name),
  })),
  ...['wallet_showCallsStatus', 'wallet_watchAsset', 'eth_sendRawTransaction'].map((name) => ({
    name,
    run: asking(name),
  })),
  {
    name: 'wallet_switchEthereumChain',
    run: asking('wallet_switchEthereumChain', { chainId: '0x1' }),
  },
  {
    name: 'wallet_switchEthereumChain to another',
    run: asking('wallet_switchEthereumChain', { chainId: '0x89' }),
  },
  { name: 'personal_sign', run: asking('personal_sign', 'Hello', own) },
  {
    name: 'personal_sign, on-chain',
    run: asking('personal_sign', 'Hello', own),
    host: { signMessage: () => ({ safeTxHash: hash }) },
  },
  {
    name: 'personal_sign, declined',
    run: asking('personal_sign', 'Hello', own),
    host: { signMessage: fails('Transaction was rejected') },
  },
  { name: 'personal_sign for another address', run: asking('personal_sign', 'Hello', owner) },
  { name: 'eth_sign', run: asking('eth_sign', own, '0x1234') },
  { name: 'eth_sign of a text', run: asking('eth_sign', own, 'Hello') },
  { name: 'eth_signTypedData', run: asking('eth_signTypedData', own, note) },
  { name: 'eth_signTypedData_v4', run: asking('eth_signTypedData_v4', own, JSON.stringify(note)) },
  {
    name: 'eth_signTypedData_v4 for another address',
    run: asking('eth_signTypedData_v4', owner, note),
  },
  { name: 'eth_sendTransaction', run: asking('eth_sendTransaction', { to: owner }) },
  {
    name: 'eth_sendTransaction with gas',
    run: asking('eth_sendTransaction', { to: owner, value: '0x1', data: '0x12', gas: '0x10' }),
  },
  {
    name: 'eth_sendTransaction from another address',
    run: asking('eth_sendTransaction', { to: owner, from: owner }),
  },
  {
    name: 'eth_sendTransaction, declined',
    run: asking('eth_sendTransaction', { to: owner }),
    host: { sendTransactions: fails('Transaction was rejected') },
  },
  { name: 'eth_getBalance', run: asking('eth_getBalance', safeAddress) },
  { name: 'eth_getCode', run: asking('eth_getCode', safeAddress, '0x1') },
  {
    name: 'eth_getTransactionCount',
    run: asking('eth_getTransactionCount', safeAddress, 'latest'),
  },
  { name: 'eth_getStorageAt', run: asking('eth_getStorageAt', safeAddress, '0x0', 'latest') },
  { name: 'eth_getBlockByNumber', run: asking('eth_getBlockByNumber', '0x1', true) },
  { name: 'eth_getBlockByHash', run: asking('eth_getBlockByHash', hash, false) },
  {
    name: 'eth_getTransactionByHash',
    run: asking('eth_getTransactionByHash', hash),
    host: { ...executed, eth_getTransactionByHash: () => ({ hash: txHash }) },
  },
  {
    name: 'eth_getTransactionReceipt',
    run: asking('eth_getTransactionReceipt', hash),
    host: executed,
  },
  {
    name: 'eth_getTransactionReceipt, pending',
    run: asking('eth_getTransactionReceipt', hash),
    host: { ...pending, eth_getTransactionReceipt: () => null },
  },
  { name: 'eth_estimateGas', run: asking('eth_estimateGas', { to: owner }) },
  { name: 'eth_call', run: asking('eth_call', { to: owner }, 'latest') },
  { name: 'eth_getLogs', run: asking('eth_getLogs', { address: owner }) },
  { name: 'safe_setSettings', run: asking('safe_setSettings', { offChainSigning: true }) },
  { name: 'wallet_getPermissions', run: asking('wallet_getPermissions') },
  {
    name: 'wallet_requestPermissions',
    run: asking('wallet_requestPermissions', [{ requestAddressBook: {} }]),
  },
  {
    name: 'wallet_requestPermissions of EIP-2255',
    run: asking('wallet_requestPermissions', { requestAddressBook: {} }),
  },
  { name: 'wallet_sendCalls', run: asking('wallet_sendCalls', bundle) },
  {
    name: 'wallet_sendCalls on another chain',
    run: asking('wallet_sendCalls', { ...bundle, chainId: '0x89' }),
  },
  {
    name: 'wallet_sendCalls with a padded chain',
    run: asking('wallet_sendCalls', { ...bundle, chainId: '0x01' }),
  },
  {
    name: 'wallet_sendCalls from lower case',
    run: asking('wallet_sendCalls', { ...bundle, from: own }),
  },
  {
    name: 'wallet_sendCalls from another address',
    run: asking('wallet_sendCalls', { ...bundle, from: owner }),
  },
  {
    name: 'wallet_sendCalls to nobody',
    run: asking('wallet_sendCalls', { ...bundle, calls: [{}] }),
  },
  { name: 'wallet_getCallsStatus', run: asking('wallet_getCallsStatus', hash), host: executed },
  {
    name: 'wallet_getCallsStatus, pending',
    run: asking('wallet_getCallsStatus', hash),
    host: pending,
  },
]
