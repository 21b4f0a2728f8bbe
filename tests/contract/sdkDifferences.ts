import { functions, taking } from './sdkArguments.ts'
import type { SdkFunction } from './sdkCalls.ts'
import type { Row } from './sdkLedger.ts'

// Intended differences from the official client: one row, one difference, one reason. The tests
// fail for a difference that is missing here, and for a row that no longer applies.

const cookies: SdkFunction[] = [
  'getAuthNonce',
  'verifyAuth',
  'createAccount',
  'getAccount',
  'deleteAccount',
  'getAccountDataSettings',
  'putAccountDataSettings',
]
const emails: SdkFunction[] = [
  'registerEmail',
  'changeEmail',
  'resendEmailVerificationCode',
  'verifyEmail',
  'getRegisteredEmail',
  'deleteRegisteredEmail',
]
const needsLogin: SdkFunction[] = [...emails, 'registerRecoveryModule']
const open = functions.filter((name) => !cookies.includes(name) && !needsLogin.includes(name))
const inPath = taking('chainId', 'address', 'hash', 'currency', 'transactionId', 'uuid')
const posts: SdkFunction[] = ['getConfirmationView', 'getTxPreview', 'getDecodedData']
const reads = functions.filter((name) => name.startsWith('get') && !posts.includes(name))
export const paged = taking('page')
/** Calls with a status-only response. */
export const silent: SdkFunction[] = [
  'deleteTransaction',
  'proposeSafeMessage',
  'confirmSafeMessage',
  'registerDevice',
  'unregisterSafe',
  'unregisterDevice',
  'registerEmail',
  'changeEmail',
  'resendEmailVerificationCode',
  'verifyEmail',
  'deleteRegisteredEmail',
  'registerRecoveryModule',
  'unsubscribeSingle',
  'unsubscribeAll',
  'verifyAuth',
  'deleteAccount',
]
const telling = functions.filter((name) => !silent.includes(name))

export const requestDifferences: Row[] = [
  {
    of: open,
    what: 'credentials',
    sdk: 'same-origin',
    ours: 'omit',
    reason:
      'A gateway on the page’s own host would receive the page’s cookies. ' +
      'The client sends cookies only for calls with a login.',
  },
  {
    of: emails,
    what: 'credentials',
    sdk: 'same-origin',
    ours: 'include',
    reason:
      'Since 2024-05-06 gateways identify the signer of an email call by the login cookie ' +
      'instead of signature headers.',
  },
  {
    of: ['registerRecoveryModule'],
    what: 'credentials',
    sdk: 'same-origin',
    ours: 'include',
    reason: 'Only for logged-in owners; without the cookie the response is always 403.',
  },
  {
    of: functions,
    what: 'redirect',
    sdk: 'follow',
    ours: 'manual',
    reason:
      'A redirect may lead to another host, which would receive addresses, ' +
      'bodies and signatures. The gateway does not redirect.',
  },
  {
    of: functions,
    what: 'stops',
    sdk: 'never',
    ours: 'with a signal',
    reason: 'Every call can be aborted, and times out after 120,000 ms.',
  },
  {
    of: functions,
    when: ['a base address that ends in a slash'],
    what: 'base',
    sdk: 'https://gateway.test/base/',
    ours: 'https://gateway.test/base',
    reason: 'The base URL is normalized: a double slash would be another path.',
  },
  {
    of: inPath,
    when: ['a path value that does not fit'],
    what: 'outcome',
    sdk: 'sent',
    ours: 'not sent: GatewayRequestError',
    reason:
      'The official client puts values into the path as they are, by String.replace: ' +
      '../ asks for another route, $& and {address} become other text. ' +
      'Ours have to fit the kind of their place.',
  },
  {
    of: ['getTransactionDetails'],
    when: ['an id with a comma'],
    what: 'path',
    sdk: '1,0',
    ours: '1%2C0',
    reason: 'Path values are percent-encoded; gateways decode them.',
  },
  {
    of: ['getSafeApps'],
    what: 'query',
    sdk: 'client_url=',
    ours: 'clientUrl=',
    reason: 'The gateway reads clientUrl and ignores client_url, so the filter never worked.',
  },
  {
    of: ['resendEmailVerificationCode'],
    what: 'body',
    sdk: '""',
    ours: 'none',
    reason: 'An empty string and no body are the same on the wire.',
  },
  {
    of: taking('body'),
    when: ['null as the body'],
    what: 'body',
    sdk: 'none',
    ours: '"null"',
    reason: 'Arguments are sent unchanged; the types do not allow null.',
  },
  {
    of: taking('body'),
    when: ['a text as the body'],
    what: 'body',
    sdk: String.raw`{\"already\":\"JSON\"}`,
    ours: String.raw`\"{\\\"already\\\":\\\"JSON\\\"}\"`,
    reason: 'Every body is a value that is serialized once; the types do not allow strings.',
  },
  {
    of: taking('body'),
    when: ['a body that is no JSON'],
    what: 'outcome',
    sdk: 'not sent: TypeError',
    ours: 'not sent: GatewayRequestError',
    reason: 'Also fails before anything is sent, with a client error that keeps the cause.',
  },
  {
    of: taking('headers'),
    when: ['a header that cannot be sent'],
    what: 'outcome',
    sdk: 'not sent: TypeError',
    ours: 'not sent: GatewayRequestError',
    reason: 'Same.',
  },
  {
    of: ['registerEmail', 'changeEmail', 'deleteRegisteredEmail'],
    when: ['a content type of the caller'],
    what: 'headers',
    sdk: 'text/plain',
    ours: 'application/json',
    reason:
      'Bodies always have the JSON content type, as in the official client’s reads; ' +
      'the types do not allow this header.',
  },
]

const slashed = (name: SdkFunction, list: string): Row => ({
  of: [name],
  when: ['a page URL without the slash of its list'],
  what: 'path',
  sdk: list,
  ours: `${list}/`,
  reason:
    'A page is requested at the list’s own path; gateways accept it with and without the slash.',
})
const plain = (name: SdkFunction, list: string): Row => ({
  ...slashed(name, list),
  when: ['a page URL with a slash too many'],
  sdk: `${list}/`,
  ours: list,
})
export const pageDifferences: Row[] = [
  ...requestDifferences
    .filter(({ what }) => ['credentials', 'redirect', 'stops'].includes(what))
    .map((row) => ({ ...row, of: row.of.filter((name) => paged.includes(name)) }))
    .filter(({ of }) => of.length > 0),
  {
    of: paged,
    when: ['a page URL without a query'],
    what: 'outcome',
    sdk: 'sent',
    ours: 'not sent: GatewayRequestError',
    reason:
      'Without a query it is no further page. The official client starts again with the first ' +
      'page, so that a list never ends.',
  },
  {
    of: paged,
    when: ['an empty page URL'],
    what: 'outcome',
    sdk: 'sent',
    ours: 'not sent: GatewayRequestError',
    reason:
      'The official client starts again with the first page, so that a list never ends. ' +
      'A regular call returns the first page.',
  },
  {
    of: paged,
    when: ['a page URL with the address in small letters'],
    what: 'path',
    sdk: '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a',
    ours: '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A',
    reason:
      'A page is requested at the list’s own path; gateways ignore the letter case of addresses.',
  },
  slashed('getIncomingTransfers', '/incoming-transfers'),
  slashed('getModuleTransactions', '/module-transactions'),
  slashed('getMultisigTransactions', '/multisig-transactions'),
  plain('getCollectiblesPage', '/collectibles'),
  plain('getTransactionHistory', '/history'),
  plain('getTransactionQueue', '/queued'),
  plain('getSafeMessages', '/messages'),
]

const overHttp2 = 'HTTP/2 has no status text. The number is better than nothing.'
const unusable = 'The body has no usable message, so the status is shown.'
export const errorDifferences: Row[] = [
  {
    of: functions,
    what: 'outcome',
    sdk: 'failed with Error',
    ours: 'failed with GatewayHttpError',
    reason:
      'The error has status, code, message, invalid field, endpoint, raw text and Retry-After. ' +
      'Its message is the same.',
  },
  {
    of: functions,
    when: ['no network'],
    what: 'outcome',
    sdk: 'failed with TypeError',
    ours: 'failed with GatewayUnreachableError',
    reason:
      'The class distinguishes a missing response from an invalid one; ' +
      'the browser’s own error is its cause.',
  },
  {
    of: functions,
    when: ['no network'],
    what: 'told',
    sdk: 'Failed to fetch',
    ours: "Couldn't reach the gateway.",
    reason: 'Each browser has its own message.',
  },
  {
    of: reads,
    when: ['429 of the gateway', '429 of a proxy'],
    what: 'times',
    sdk: '1',
    ours: '12',
    reason: 'A rate-limited read is retried, up to twelve attempts in all. Writes never are.',
  },
  {
    of: functions,
    when: ['500 over HTTP/2 without a body'],
    what: 'told',
    sdk: 'status ',
    ours: 'status 500',
    reason: overHttp2,
  },
  {
    of: functions,
    when: ['502 of a proxy over HTTP/2'],
    what: 'told',
    sdk: 'status ',
    ours: 'status 502',
    reason: overHttp2,
  },
  {
    of: functions,
    when: ['HTML as the status text'],
    what: 'told',
    sdk: '<html>Bad Gateway</html>',
    ours: '502',
    reason: 'A proxy’s HTML never becomes part of a message.',
  },
  {
    of: functions,
    when: ['HTML as the message'],
    what: 'told',
    sdk: '502: <html><body>Bad Gateway</body></html>',
    ours: 'status Bad Gateway',
    reason: 'A proxy’s HTML never becomes part of a message.',
  },
  {
    of: functions,
    when: ['a code that is null'],
    what: 'told',
    sdk: 'undefined: No code',
    ours: 'status Bad Request',
    reason: unusable,
  },
  {
    of: functions,
    when: ['a message that is null'],
    what: 'told',
    sdk: '400: null',
    ours: 'status Bad Request',
    reason: unusable,
  },
  {
    of: functions,
    when: ['a code that is an object'],
    what: 'told',
    sdk: '[object Object]: Odd',
    ours: 'status Bad Request',
    reason: unusable,
  },
  {
    of: functions,
    when: ['a code that is false'],
    what: 'told',
    sdk: 'false: Odd',
    ours: 'status Bad Request',
    reason: unusable,
  },
]

const unreadable =
  'The official client returns {} as if the gateway had sent it. ' +
  'Here an invalid response is an error.'
const spelling = 'Gateway versions spell this word differently; the client normalizes it.'
const rows: SdkFunction[] = [
  'getIncomingTransfers',
  'getModuleTransactions',
  'getMultisigTransactions',
  'getTransactionHistory',
  'getTransactionQueue',
]
const single: SdkFunction[] = ['getTransactionDetails', 'proposeTransaction', 'getTxPreview']
export const answerDifferences: Row[] = [
  {
    of: telling,
    when: ['an empty answer', 'HTML as the answer', 'JSON that is cut off'],
    what: 'outcome',
    sdk: 'answered',
    ours: 'failed with InvalidResponseError',
    reason: unreadable,
  },
  {
    of: silent,
    what: 'answer',
    sdk: '{}',
    ours: 'undefined',
    reason: 'Only the status of these calls matters; the body is ignored.',
  },
  {
    of: silent,
    when: ['null as the answer'],
    what: 'answer',
    sdk: 'null',
    ours: 'undefined',
    reason: 'Same.',
  },
  ...['oracle', 'fixed', 'fixed1559'].map((word): Row => ({
    of: ['getChainsConfig', 'getChainConfig'],
    what: 'answer',
    sdk: `"${word}"`,
    ours: `"${word.toUpperCase()}"`,
    reason: spelling,
  })),
  {
    of: [...rows, ...single],
    what: 'answer',
    sdk: 'CHANGE_MASTER_COPY',
    ours: 'CHANGE_IMPLEMENTATION',
    reason: spelling,
  },
  {
    of: [...rows, ...single],
    when: ['an order in parts', 'a page of orders'],
    what: 'answer',
    sdk: '"class"',
    ours: '"orderClass"',
    reason: spelling,
  },
  {
    of: ['getConfirmationView'],
    when: ['a confirmation view of an order'],
    what: 'answer',
    sdk: '"class"',
    ours: '"orderClass"',
    reason: spelling,
  },
]
