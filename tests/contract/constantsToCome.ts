// Constants of rooms that nobody has built yet. When a room appears, its constant has to be in it.

/** One constant that is still owed. */
export interface Promised {
  what: string
  /** Files of the room that will hold it. */
  module: RegExp
  /** How it will read there. */
  sign: RegExp
}

const apps = /^src\/apps\//
const messages = [
  'sendTransactions',
  'rpcCall',
  'getChainInfo',
  'getSafeInfo',
  'getTxBySafeTxHash',
  'getSafeBalances',
  'signMessage',
  'signTypedMessage',
  'getEnvironmentInfo',
  'getOffChainSignature',
  'requestAddressBook',
  'wallet_getPermissions',
  'wallet_requestPermissions',
]
const nodeCalls = [
  'eth_call',
  'eth_gasPrice',
  'eth_getLogs',
  'eth_getBalance',
  'eth_getCode',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getTransactionCount',
  'eth_estimateGas',
  'safe_setSettings',
]

export const promises: readonly Promised[] = [
  { what: '10 random bytes as the id of an embedded app’s request', module: apps, sign: /\b[a-zA-Z]*[bB]ytes = 10\b/ },
  { what: '4001 as the code of a permission that was rejected', module: apps, sign: /\b4001\b/ },
  ...[...messages, ...nodeCalls].map((name): Promised => ({
    what: `the embedded app’s message or call ${name}`,
    module: apps,
    sign: new RegExp(`['"]${name}['"]`),
  })),
  { what: 'the session of WalletConnect, by the project id of the configuration', module: /^src\/wallet\/.*walletConnect[^/]*\.ts$/i, sign: /projectId/ },
]

/** The promises that are broken: their room is there, their constant is not. */
export const broken = (sources: readonly { file: string; text: string }[]): string[] =>
  promises.flatMap(({ what, module, sign }) => {
    const inside = sources.filter(({ file }) => module.test(file))
    return inside.length > 0 && !inside.some(({ text }) => sign.test(text)) ? [what] : []
  })
