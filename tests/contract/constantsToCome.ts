// Constants of modules that do not exist yet. Once a module exists, it must contain its constant.

/** A required constant. */
export interface Promised {
  what: string
  /** Files of the module that will contain it. */
  module: RegExp
  /** What it will look like there. */
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
  { what: '4001 as the code of a rejected permission', module: apps, sign: /\b4001\b/ },
  ...[...messages, ...nodeCalls].map((name): Promised => ({
    what: `the embedded app’s message or call ${name}`,
    module: apps,
    sign: new RegExp(`['"]${name}['"]`),
  })),
  { what: 'the WalletConnect session, with the configured project id', module: /^src\/wallet\/.*walletConnect[^/]*\.ts$/i, sign: /projectId/ },
]

/** Violations: the module exists, its constant does not. */
export const broken = (sources: readonly { file: string; text: string }[]): string[] =>
  promises.flatMap(({ what, module, sign }) => {
    const inside = sources.filter(({ file }) => module.test(file))
    return inside.length > 0 && !inside.some(({ text }) => sign.test(text)) ? [what] : []
  })
