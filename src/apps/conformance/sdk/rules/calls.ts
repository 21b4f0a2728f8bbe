import { failed, passed } from '../../rule.ts'
import { type Ended, describeEnd, type SdkDriver, success } from '../createDriver.ts'
import type { SdkRule } from '../sdkRule.ts'
import type { Answers } from '../scriptedHost.ts'
import type { SdkUnderTest } from '../sdkUnderTest.ts'

const safe = '0x63A9bf153603E4a100579FF7763066b998107F83'
const hash = `0x${'5'.repeat(64)}`
const tx = { to: safe, value: '1', data: '0x' }
const note = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'x' },
  primaryType: 'Note',
}
const people = { Person: [{ name: 'name', type: 'string' }] }
const pairs = {
  domain: { chainId: 1 },
  types: { ...people, Group: [{ name: 'members', type: 'Person[1]' }] },
  message: { members: [{ name: 'Ada' }] },
}
const { primaryType: _, ...noteAlone } = note
const withDomain = {
  ...noteAlone,
  types: { ...note.types, EIP712Domain: [{ name: 'chainId', type: 'uint256' }] },
}

/** Anything an app may pass, regardless of the SDK's types. */
const as = (value: unknown) => value as never

interface Sent {
  method: string
  params: unknown
  start: (sdk: SdkUnderTest) => unknown
}

const messages: readonly Sent[] = [
  { method: 'getSafeInfo', params: undefined, start: (sdk) => sdk.safe.getInfo() },
  { method: 'getChainInfo', params: undefined, start: (sdk) => sdk.safe.getChainInfo() },
  {
    method: 'getEnvironmentInfo',
    params: undefined,
    start: (sdk) => sdk.safe.getEnvironmentInfo(),
  },
  {
    method: 'getSafeBalances',
    params: { currency: 'usd' },
    start: (sdk) => sdk.safe.experimental_getBalances(),
  },
  {
    method: 'getSafeBalances',
    params: { currency: 'eur' },
    start: (sdk) => sdk.safe.experimental_getBalances({ currency: 'eur' }),
  },
  {
    method: 'getTxBySafeTxHash',
    params: { safeTxHash: hash },
    start: (sdk) => sdk.txs.getBySafeTxHash(hash),
  },
  {
    method: 'getOffChainSignature',
    params: hash,
    start: (sdk) => sdk.safe.getOffChainSignature(hash),
  },
  {
    method: 'sendTransactions',
    params: { txs: [tx], params: undefined },
    start: (sdk) => sdk.txs.send(as({ txs: [tx] })),
  },
  {
    method: 'signMessage',
    params: { message: 'Hello' },
    start: (sdk) => sdk.txs.signMessage('Hello'),
  },
  {
    method: 'signTypedMessage',
    params: { typedData: note },
    start: (sdk) => sdk.txs.signTypedMessage(as(note)),
  },
  {
    method: 'wallet_getPermissions',
    params: undefined,
    start: (sdk) => sdk.wallet.getPermissions(),
  },
  {
    method: 'wallet_requestPermissions',
    params: [{ requestAddressBook: {} }],
    start: (sdk) => sdk.wallet.requestPermissions(as([{ requestAddressBook: {} }])),
  },
  {
    method: 'requestAddressBook',
    params: undefined,
    start: (sdk) => sdk.safe.requestAddressBook(),
  },
]

const node = (
  call: string,
  params: unknown[],
  start: (eth: SdkUnderTest['eth']) => unknown,
): Sent => ({
  method: 'rpcCall',
  params: { call, params },
  start: (sdk) => start(sdk.eth),
})

const nodeMessages: readonly Sent[] = [
  node('eth_call', [{ to: safe }, 'latest'], (eth) => eth.call(as([{ to: safe }]))),
  node('eth_getBalance', [safe, 'latest'], (eth) => eth.getBalance(as([safe]))),
  node('eth_getCode', [safe, 'latest'], (eth) => eth.getCode(as([safe]))),
  node('eth_getStorageAt', [safe, '0xff', 'latest'], (eth) => eth.getStorageAt(as([safe, 255]))),
  node('eth_getLogs', [{ address: safe, fromBlock: 'latest' }], (eth) =>
    eth.getPastLogs(as([{ address: safe, fromBlock: 'latest' }])),
  ),
  node('eth_getBlockByHash', [hash, false], (eth) => eth.getBlockByHash(as([hash]))),
  node('eth_getBlockByNumber', ['0x10', true], (eth) => eth.getBlockByNumber(as([16, true]))),
  node('eth_getTransactionByHash', [hash], (eth) => eth.getTransactionByHash(as([hash]))),
  node('eth_getTransactionReceipt', [hash], (eth) => eth.getTransactionReceipt(as([hash]))),
  node('eth_getTransactionCount', [safe, 'latest'], (eth) => eth.getTransactionCount(as([safe]))),
  node('eth_gasPrice', [], (eth) => eth.getGasPrice()),
  node('eth_estimateGas', [{ to: safe }], (eth) => eth.getEstimateGas(as({ to: safe }))),
  node('safe_setSettings', [{ offChainSigning: true }], (eth) =>
    eth.setSafeSettings(as([{ offChainSigning: true }])),
  ),
]

const permitted: Answers = ({ method, params }) =>
  success(
    method === 'wallet_getPermissions'
      ? [{ parentCapability: 'requestAddressBook', invoker: 'https://app.example' }]
      : (params ?? null),
  )

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

/** With the keys of objects in order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, inOrder(one)])
}

const sends = (id: string, title: string, all: readonly Sent[]): SdkRule => ({
  id,
  title,
  kind: 'quiet',
  async try(driver) {
    const wrong: string[] = []
    for (const { method, params, start } of all) {
      const { sdk, host } = driver.open({ answers: permitted })
      const ended = await driver.call(() => start(sdk))
      const sent = host.requests().at(-1)?.fields
      const isRight =
        ended.status === 'answered' && sent?.method === method && isSame(sent.params, params)
      if (!isRight) wrong.push(`${method}: ${JSON.stringify(sent)}, ${describeEnd(ended)}`)
    }
    return wrong.length === 0 ? passed(`${all.length} of ${all.length}`) : failed(wrong.join('; '))
  },
})

/** Sends nothing and fails with a text that apps compare. */
const rejections: readonly [text: string, start: (sdk: SdkUnderTest) => unknown][] = [
  ['No transactions were passed', (sdk) => sdk.txs.send(as({ txs: [] }))],
  ['Invalid safeTxHash', (sdk) => sdk.txs.getBySafeTxHash('')],
  ['Invalid typed data', (sdk) => sdk.txs.signTypedMessage(as({ domain: {}, message: {} }))],
  ['Invalid message type', (sdk) => sdk.safe.isMessageSigned(as(5))],
  [
    'Permissions request is invalid',
    (sdk) => sdk.wallet.requestPermissions(as([{ eth_accounts: {} }])),
  ],
]

const texts: SdkRule = {
  id: 'texts',
  title: 'Invalid arguments fail with the established error messages, and nothing is sent',
  kind: 'quiet',
  async try(driver) {
    const wrong: string[] = []
    for (const [text, start] of rejections) {
      const { sdk, host } = driver.open({ answers: permitted })
      const ended = await driver.call(() => start(sdk))
      if (ended.status !== 'failed' || ended.error.message !== text || host.requests().length > 0)
        wrong.push(`${text}: ${describeEnd(ended)}`)
    }
    return wrong.length === 0
      ? passed(`${rejections.length} of ${rejections.length}`)
      : failed(wrong.join('; '))
  },
}

const rejectedPermission: SdkRule = {
  id: 'rejectedPermission',
  title: 'A permission that the user rejects fails with "Permissions rejected", 4001',
  kind: 'quiet',
  async try(driver) {
    const { sdk } = driver.open({
      answers: () => ({ success: false, version: '9.1.0', error: 'Permissions were rejected' }),
    })
    const ended = await driver.call(() =>
      sdk.wallet.requestPermissions(as([{ requestAddressBook: {} }])),
    )
    const isRight =
      ended.status === 'failed' &&
      ended.error.message === 'Permissions rejected' &&
      ended.error.code === 4001
    return (isRight ? passed : failed)(describeEnd(ended))
  },
}

/** The arguments of the Safe's `isValidSignature`, which differ between its two forms. */
async function checksOf(
  driver: SdkDriver,
  nodeAnswer: string,
): Promise<{ ended: Ended; selectors: string[] }> {
  const { sdk, host } = driver.open({
    answers: ({ method }) => success(method === 'rpcCall' ? nodeAnswer : { safeAddress: safe }),
  })
  const ended = await driver.call(() => sdk.safe.isMessageHashSigned(hash, '0x1234'))
  const calls = host.requests().filter(({ fields }) => fields.method === 'rpcCall')
  const selectors = calls.map(({ fields }) =>
    String((fields.params as { params: [{ data?: unknown }] }).params[0].data).slice(0, 10),
  )
  return { ended, selectors }
}

const signatureChecks: SdkRule = {
  id: 'signatureChecks',
  title:
    'Signatures are checked with both forms of EIP-1271, by the first four bytes of the result',
  kind: 'quiet',
  async try(driver) {
    const [first, none] = [
      await checksOf(driver, `0x1626ba7e${'0'.repeat(56)}`),
      await checksOf(driver, '0x'),
    ]
    const seen = [first, none]
      .map(({ ended, selectors }) => `${selectors.join(' ')}: ${describeEnd(ended)}`)
      .join('; ')
    return (
      seen === '0x1626ba7e: answered with true; 0x1626ba7e 0x20c13b0b: answered with false'
        ? passed
        : failed
    )(seen)
  },
}

interface Hashed {
  what: string
  start: (sdk: SdkUnderTest) => unknown
  hash: string
}

const hashes = (id: string, title: string, all: readonly Hashed[]): SdkRule => ({
  id,
  title,
  kind: 'quiet',
  async try(driver) {
    const { sdk } = driver.open()
    const wrong: string[] = []
    for (const { what, start, hash: expected } of all) {
      const ended = await driver.call(() => start(sdk))
      if (ended.status !== 'answered' || ended.value !== expected)
        wrong.push(`${what}: ${describeEnd(ended)}`)
    }
    return wrong.length === 0 ? passed(`${all.length} of ${all.length}`) : failed(wrong.join('; '))
  },
})

export const callRules: readonly SdkRule[] = [
  sends('calls', 'Each call sends the message of its name', messages),
  sends('nodeCalls', 'Node call parameters are filled in by position and forwarded', nodeMessages),
  texts,
  rejectedPermission,
  signatureChecks,
  hashes('messageHash', 'Text is hashed per EIP-191', [
    {
      what: 'a text',
      start: (sdk) => sdk.safe.calculateMessageHash('Hello world!'),
      hash: '0xaa05af77f274774b8bdc7b61d98bc40da523dc2821fdea555f4d6aa413199bcc',
    },
  ]),
  hashes(
    'typedDataHash',
    'Typed data is hashed per EIP-712, even without a chain in the domain, ' +
      'with its type among the types, and with lists of structs',
    [
      {
        what: 'without a chain',
        start: (sdk) => sdk.safe.calculateTypedMessageHash(as({ ...note, domain: { name: 'x' } })),
        hash: '0x25c5e24aea062b9290dc08716462507704708beb46cab36a67694d3cc02813e4',
      },
      {
        what: 'with the type of the domain',
        start: (sdk) => sdk.safe.calculateTypedMessageHash(as(withDomain)),
        hash: '0xb55e998d1a5798a1c83304023bf56c483545eee34bf4a7ec56b0ddf92bfead5b',
      },
      {
        what: 'with a list of structs',
        start: (sdk) => sdk.safe.calculateTypedMessageHash(as(pairs)),
        hash: '0x2d91d91007ba67f1a156bfbd672e530841b6a0dbd4674ebb0a3d6eab7e017b92',
      },
    ],
  ),
]
