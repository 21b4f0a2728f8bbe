import { safeAddress } from '../unit/apps/standInHost.ts'
import { hash } from './appsCases.ts'

/** Replaces the first text with the second one in the official package's behavior. */
type Changes = Partial<
  Record<'messages' | 'outcome' | 'told' | 'code', readonly [theirs: string, ours: string]>
>

/** One intended difference. */
export interface Difference {
  of: readonly string[]
  changes: Changes
  reason: string
}

const code = (of: readonly string[], value: number, reason: string): Difference => ({
  of,
  changes: { code: ['none', String(value)] },
  reason,
})
const unsent = (message: string, result: string, error: string, value: number): Changes => ({
  messages: [message, 'none'],
  outcome: ['answered', 'failed'],
  told: [result, error],
  code: ['none', String(value)],
})
const granted = '[{"invoker":"https://app.test","parentCapability":"requestAddressBook"}]'
const readSafe = 'getSafeInfo undefined'
const proposed = JSON.stringify({ safeTxHash: hash })

export const sdkDifferences: Difference[] = [
  code(
    [
      'getBySafeTxHash without a hash',
      'signTypedMessage without types',
      'send nothing',
      'isMessageSigned, of a number',
    ],
    -32602,
    'Errors have the same texts and a code besides.',
  ),
  code(['signMessage, declined'], 4001, 'Hosts that send no codes tell a rejection by its text.'),
  {
    of: ['send a text'],
    changes: unsent(
      'sendTransactions {"params":undefined,"txs":"x"}',
      proposed,
      'No transactions were passed',
      -32602,
    ),
    reason: 'A text is no list of transactions, although it has a length.',
  },
  {
    of: ['getPastLogs from a number'],
    changes: { messages: ['"fromBlock":16', '"fromBlock":"0x10"'] },
    reason: 'Nodes reject block numbers that are not hex.',
  },
  {
    of: ['requestPermissions for none'],
    changes: unsent(
      'wallet_requestPermissions []',
      granted,
      'Permissions request is invalid',
      4001,
    ),
    reason: 'It asks for nothing, and hosts of the field show an empty prompt.',
  },
  {
    of: ['requestPermissions with an empty request'],
    changes: unsent(
      'wallet_requestPermissions [{}]',
      granted,
      'Permissions request is invalid',
      4001,
    ),
    reason: 'It asks for nothing, and the page of hosts of the field crashes.',
  },
  {
    of: ['requestPermissions without a list'],
    changes: {
      told: ['permissions.every is not a function', 'Permissions request is invalid'],
      code: ['none', '4001'],
    },
    reason: 'It is an invalid request like others.',
  },
  {
    of: ['requestAddressBook after a rejection'],
    changes: {
      messages: [
        'wallet_getPermissions undefined\n',
        'wallet_getPermissions undefined\nwallet_requestPermissions [{"requestAddressBook":{}}]\n',
      ],
    },
    reason: 'Hosts store a rejection as a permission with a caveat, which is none.',
  },
  {
    of: ['hash of typed data with a list of a length'],
    changes: {
      outcome: ['failed', 'answered'],
      told: [
        'Please specify primaryType',
        '"0x2d91d91007ba67f1a156bfbd672e530841b6a0dbd4674ebb0a3d6eab7e017b92"',
      ],
    },
    reason: 'A type in a list of a length is contained like any other; viem has the same hash.',
  },
  {
    of: ['hash of typed data with the type of the domain'],
    changes: {
      outcome: ['failed', 'answered'],
      told: [
        'Please specify primaryType',
        '"0xb55e998d1a5798a1c83304023bf56c483545eee34bf4a7ec56b0ddf92bfead5b"',
      ],
    },
    reason: 'The type of the domain is never the primary one; viem has the same hash.',
  },
  {
    of: ['hash of typed data without a chain'],
    changes: {
      outcome: ['failed', 'answered'],
      told: [
        'The number NaN cannot be converted to a BigInt because it is not an integer',
        '"0x25c5e24aea062b9290dc08716462507704708beb46cab36a67694d3cc02813e4"',
      ],
    },
    reason: 'A domain may have any of its fields; viem has the same hash.',
  },
  {
    of: ['isMessageSigned, not', 'isMessageSigned, failing'],
    changes: { messages: [`\n${readSafe}\n`, '\n'] },
    reason: 'The Safe does not change between the two checks of a signature.',
  },
]

const notImplemented = (method: string) => `"${method}" not implemented`
const caveats = `[{"type":"restrictReturnedAccounts","value":["${safeAddress}"]}]`
const app = '"invoker":"https://app.test","parentCapability":"eth_accounts"'
const account = `{"caveats":${caveats},${app}}`
const recipient = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'
const sentBundle = (changed: string): Changes => ({
  messages: [
    'none',
    `sendTransactions {"params":undefined,"txs":[{"data":"0x","to":"${recipient}","value":"0x0"}]}`,
  ],
  outcome: ['failed', 'answered'],
  told: [changed, JSON.stringify({ id: hash })],
})

export const providerDifferences: Difference[] = [
  {
    of: ['eth_requestAccounts'],
    changes: {
      outcome: ['failed', 'answered'],
      told: [notImplemented('eth_requestAccounts'), `["${safeAddress}"]`],
    },
    reason: 'Libraries connect with it.',
  },
  {
    of: ['net_version'],
    changes: { told: ['"0x1"', '"1"'] },
    reason: 'The method has decimal texts.',
  },
  {
    of: ['wallet_getCapabilities'],
    changes: { told: ['"atomicBatch"', '"atomic":{"status":"supported"},"atomicBatch"'] },
    reason: 'The name of EIP-5792 2.0.0, besides the former one.',
  },
  code(
    [
      'wallet_showCallsStatus',
      'wallet_watchAsset',
      'eth_sendRawTransaction',
      'wallet_switchEthereumChain to another',
    ],
    4200,
    'The code of EIP-1193.',
  ),
  {
    of: ['wallet_switchEthereumChain'],
    changes: {
      outcome: ['failed', 'answered'],
      told: [notImplemented('wallet_switchEthereumChain'), 'null'],
    },
    reason: 'The Safe is on this chain already.',
  },
  {
    of: ['wallet_switchEthereumChain to another'],
    changes: {
      told: [
        notImplemented('wallet_switchEthereumChain'),
        'A Safe exists on a single chain. Open another Safe in the wallet to switch.',
      ],
      code: ['4200', '4902'],
    },
    reason: 'Libraries read 4902 as a chain that the wallet does not have.',
  },
  code(
    ['personal_sign, declined', 'eth_sendTransaction, declined'],
    4001,
    'The code of EIP-1193, without which libraries report an unknown error.',
  ),
  code(
    [
      'personal_sign for another address',
      'eth_signTypedData_v4 for another address',
      'wallet_sendCalls from another address',
    ],
    4100,
    'The code of EIP-1193.',
  ),
  code(['eth_sign of a text', 'wallet_sendCalls to nobody'], -32602, 'The code of JSON-RPC.'),
  code(['wallet_sendCalls on another chain'], 4901, 'The code of EIP-1193.'),
  {
    of: ['eth_sendTransaction with gas'],
    changes: { messages: [',"gas":16', ''] },
    reason: 'Hosts read recipient, value and data of a transaction only; gas is sent as safeTxGas.',
  },
  {
    of: ['eth_sendTransaction from another address'],
    changes: unsent(
      'sendTransactions {"params":{"safeTxGas":undefined},"txs":' +
        `[{"data":"0x","from":"${recipient}","to":"${recipient}","value":"0"}]}`,
      `"${hash}"`,
      'Invalid from address',
      4100,
    ),
    reason: 'The transaction would be of the Safe, which the app did not ask for.',
  },
  {
    of: ['wallet_getPermissions'],
    changes: { told: ['}]', `},${account}]`] },
    reason: 'EIP-2255: the app has the account.',
  },
  {
    of: ['wallet_requestPermissions of EIP-2255'],
    changes: {
      messages: ['none', 'wallet_requestPermissions [{"requestAddressBook":{}}]'],
      outcome: ['failed', 'answered'],
      told: ['permissions.every is not a function', granted],
    },
    reason: 'EIP-2255 has one object instead of a list.',
  },
  {
    of: ['wallet_sendCalls with a padded chain'],
    changes: sentBundle('Safe is not on chain 0x01'),
    reason: 'Chain ids are numbers.',
  },
  {
    of: ['wallet_sendCalls from lower case'],
    changes: sentBundle('Invalid from address'),
    reason: 'The case of an address is its checksum.',
  },
  {
    of: ['wallet_getCallsStatus', 'wallet_getCallsStatus, pending'],
    changes: { told: ['"version":"1.0"', '"version":"2.0.0"'] },
    reason: 'The version of EIP-5792.',
  },
  {
    of: ['wallet_getCallsStatus', 'wallet_getCallsStatus, pending'],
    changes: { told: ['{"chainId"', '{"atomic":true,"chainId"'] },
    reason: 'Required by EIP-5792 2.0.0: all calls of a bundle are one transaction.',
  },
]
