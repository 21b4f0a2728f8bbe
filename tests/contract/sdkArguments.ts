import { DeviceType, Operation } from '@safe-global/safe-gateway-typescript-sdk'
import type { ArgumentsOf, SdkFunction } from './sdkCalls.ts'

const chainId = '17000'
const safe = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const owner = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const hash = `0x${'5a'.repeat(32)}`
const uuid = '0b0a7e5e-7f5c-4b0e-9d1a-3c5f1e2d4b6a'
const signature = `0x${'1b'.repeat(65)}`
const headers = {
  'Safe-Wallet-Signature': signature,
  'Safe-Wallet-Signature-Timestamp': '1763719200000',
}
const dates = {
  execution_date__gte: '2026-01-01T00:00:00.000Z',
  execution_date__lte: '2026-11-20T23:59:59+01:00',
}
const proposal = {
  to: owner,
  value: '1000000000000000000',
  nonce: '7',
  operation: Operation.CALL,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: safe,
  safeTxHash: hash,
  sender: owner,
}
const typed = {
  domain: { chainId: 17000, verifyingContract: safe },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'Grüße' },
}
const device = {
  cloudMessagingToken: 'token',
  buildNumber: '1',
  bundle: 'org.example.coffer',
  deviceType: DeviceType.WEB,
  version: '1.0.0',
}

/**
 * The kind of an argument: a path value, a whole query, body or headers, a body field, the page
 * URL, or the list of overviews.
 */
export type Kind =
  | 'chainId'
  | 'address'
  | 'hash'
  | 'currency'
  | 'transactionId'
  | 'uuid'
  | 'query'
  | 'body'
  | 'headers'
  | 'field'
  | 'page'
  | 'safes'

interface Signature<F extends SdkFunction> {
  takes: readonly Kind[]
  /** The required arguments. */
  least: ArgumentsOf<F>
  /** All arguments except a page URL. */
  full: ArgumentsOf<F>
}
const takes = <const Kinds extends readonly Kind[]>(...kinds: Kinds) => kinds
const onChain = takes('chainId', 'address')
const emailOf = [chainId, safe, owner] as const

/** The arguments of every function: their kinds, the required ones, and all. */
export const signatures: { [F in SdkFunction]: Signature<F> } = {
  relayTransaction: {
    takes: takes('chainId', 'body'),
    least: [chainId, { version: '1.4.1', to: safe, data: '0x' }],
    full: [chainId, { version: '1.4.1', to: safe, data: '0x6a76', gasLimit: '250000' }],
  },
  getRelayCount: { takes: onChain, least: [chainId, safe], full: [chainId, safe] },
  getSafeInfo: { takes: onChain, least: [chainId, safe], full: [chainId, safe] },
  getIncomingTransfers: {
    takes: takes('chainId', 'address', 'query', 'page'),
    least: [chainId, safe],
    full: [
      chainId,
      safe,
      {
        ...dates,
        trusted: false,
        to: safe,
        token_address: owner,
        value: '1',
        timezone: 'Europe/Berlin',
      },
    ],
  },
  getModuleTransactions: {
    takes: takes('chainId', 'address', 'query', 'page'),
    least: [chainId, safe],
    full: [chainId, safe, { module: owner, to: safe, transaction_hash: hash, timezone: 'UTC' }],
  },
  getMultisigTransactions: {
    takes: takes('chainId', 'address', 'query', 'page'),
    least: [chainId, safe],
    full: [
      chainId,
      safe,
      { ...dates, to: owner, value: '1', nonce: '0', executed: 'false', timezone: 'Europe/Berlin' },
    ],
  },
  getBalances: {
    takes: takes('chainId', 'address', 'currency', 'query'),
    least: [chainId, safe],
    full: [chainId, safe, 'EUR', { trusted: true, exclude_spam: false }],
  },
  getFiatCurrencies: { takes: [], least: [], full: [] },
  getOwnedSafes: { takes: onChain, least: [chainId, owner], full: [chainId, owner] },
  getAllOwnedSafes: { takes: takes('address'), least: [owner], full: [owner] },
  getCollectibles: {
    takes: takes('chainId', 'address', 'query'),
    least: [chainId, safe],
    full: [chainId, safe, { trusted: true, exclude_spam: false }],
  },
  getCollectiblesPage: {
    takes: takes('chainId', 'address', 'query', 'page'),
    least: [chainId, safe],
    full: [chainId, safe, { trusted: true, exclude_spam: false }],
  },
  getTransactionHistory: {
    takes: takes('chainId', 'address', 'query', 'page'),
    least: [chainId, safe],
    full: [chainId, safe, { trusted: false, timezone: 'America/Argentina/Buenos_Aires' }],
  },
  getTransactionQueue: {
    takes: takes('chainId', 'address', 'query', 'page'),
    least: [chainId, safe],
    full: [chainId, safe, { trusted: false }],
  },
  getTransactionDetails: {
    takes: takes('chainId', 'transactionId'),
    least: [chainId, hash],
    full: [chainId, `multisig_${safe}_${hash}`],
  },
  deleteTransaction: {
    takes: takes('chainId', 'hash', 'field'),
    least: [chainId, hash, signature],
    full: [chainId, hash, signature],
  },
  postSafeGasEstimation: {
    takes: takes('chainId', 'address', 'body'),
    least: [chainId, safe, { to: owner, value: '0', data: '0x', operation: Operation.CALL }],
    full: [
      chainId,
      safe,
      { to: owner, value: '1', data: '0xa9059cbb', operation: Operation.DELEGATE },
    ],
  },
  getNonces: { takes: onChain, least: [chainId, safe], full: [chainId, safe] },
  proposeTransaction: {
    takes: takes('chainId', 'address', 'body'),
    least: [chainId, safe, proposal],
    full: [
      chainId,
      safe,
      {
        ...proposal,
        data: '0xa9059cbb',
        refundReceiver: owner,
        signature,
        origin: '{"url":"https://app.example.org","name":"Büro & Söhne"}',
      },
    ],
  },
  getConfirmationView: {
    takes: takes('chainId', 'address', 'field', 'field', 'field', 'field'),
    least: [chainId, safe, 0, '0xa9059cbb'],
    full: [chainId, safe, 1, '0xa9059cbb', owner, '1'],
  },
  getTxPreview: {
    takes: takes('chainId', 'address', 'field', 'field', 'field', 'field'),
    least: [chainId, safe, 0, '0xa9059cbb'],
    full: [chainId, safe, 1, '0xa9059cbb', owner, '1'],
  },
  getChainsConfig: {
    takes: takes('query'),
    least: [],
    full: [{ ordering: 'relevance', limit: 100, offset: 0 }],
  },
  getChainConfig: { takes: takes('chainId'), least: [chainId], full: [chainId] },
  getSafeApps: {
    takes: takes('chainId', 'query'),
    least: [chainId],
    full: [
      chainId,
      { client_url: 'https://coffer.example.org', url: 'https://app.example.org/?a=b&c=d' },
    ],
  },
  getMasterCopies: { takes: takes('chainId'), least: [chainId], full: [chainId] },
  getDecodedData: {
    takes: takes('chainId', 'field', 'field', 'field'),
    least: [chainId, 0, '0xa9059cbb'],
    full: [chainId, 1, '0xa9059cbb', owner],
  },
  getSafeMessages: {
    takes: takes('chainId', 'address', 'page'),
    least: [chainId, safe],
    full: [chainId, safe],
  },
  getSafeMessage: {
    takes: takes('chainId', 'hash'),
    least: [chainId, hash],
    full: [chainId, hash],
  },
  proposeSafeMessage: {
    takes: takes('chainId', 'address', 'body'),
    least: [chainId, safe, { message: 'Hello', signature }],
    full: [chainId, safe, { message: typed, signature, safeAppId: 3, origin: '{}' }],
  },
  confirmSafeMessage: {
    takes: takes('chainId', 'hash', 'body'),
    least: [chainId, hash, { signature }],
    full: [chainId, hash, { signature }],
  },
  getDelegates: {
    takes: takes('chainId', 'query'),
    least: [chainId],
    full: [chainId, { safe, delegate: owner, delegator: safe, label: 'Büro, links + rechts' }],
  },
  registerDevice: {
    takes: takes('body'),
    least: [{ ...device, safeRegistrations: [] }],
    full: [
      {
        ...device,
        uuid,
        timestamp: '1763719200',
        safeRegistrations: [{ chainId, safes: [safe, owner], signatures: [signature] }],
      },
    ],
  },
  unregisterSafe: {
    takes: takes('chainId', 'address', 'uuid'),
    least: [chainId, safe, uuid],
    full: [chainId, safe, uuid],
  },
  unregisterDevice: {
    takes: takes('chainId', 'uuid'),
    least: [chainId, uuid],
    full: [chainId, uuid],
  },
  registerEmail: {
    takes: takes('chainId', 'address', 'body', 'headers'),
    least: [chainId, safe, { emailAddress: 'a@b.c', signer: owner }, headers],
    full: [chainId, safe, { emailAddress: 'ärger+1@b.example', signer: owner }, headers],
  },
  changeEmail: {
    takes: takes('chainId', 'address', 'address', 'body', 'headers'),
    least: [...emailOf, { emailAddress: 'a@b.c' }, headers],
    full: [...emailOf, { emailAddress: 'ärger+1@b.example' }, headers],
  },
  resendEmailVerificationCode: {
    takes: takes('chainId', 'address', 'address'),
    least: [...emailOf],
    full: [...emailOf],
  },
  verifyEmail: {
    takes: takes('chainId', 'address', 'address', 'body'),
    least: [...emailOf, { code: '012345' }],
    full: [...emailOf, { code: '012345' }],
  },
  getRegisteredEmail: {
    takes: takes('chainId', 'address', 'address', 'headers'),
    least: [...emailOf, headers],
    full: [...emailOf, headers],
  },
  deleteRegisteredEmail: {
    takes: takes('chainId', 'address', 'address', 'headers'),
    least: [...emailOf, headers],
    full: [...emailOf, headers],
  },
  registerRecoveryModule: {
    takes: takes('chainId', 'address', 'body'),
    least: [chainId, safe, { moduleAddress: owner }],
    full: [chainId, safe, { moduleAddress: owner }],
  },
  unsubscribeSingle: {
    takes: takes('query'),
    least: [{ category: 'account_recovery', token: uuid }],
    full: [{ category: 'account recovery, & more', token: uuid }],
  },
  unsubscribeAll: { takes: takes('query'), least: [{ token: uuid }], full: [{ token: uuid }] },
  getSafeOverviews: {
    takes: takes('safes', 'query'),
    least: [[], { currency: 'usd', trusted: true, exclude_spam: true }],
    full: [
      [
        '1:0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A',
        '17000:0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf',
      ],
      { currency: 'eur', trusted: false, exclude_spam: false, wallet_address: owner },
    ],
  },
  getContract: { takes: onChain, least: [chainId, safe], full: [chainId, safe] },
  getAuthNonce: { takes: [], least: [], full: [] },
  verifyAuth: {
    takes: takes('body'),
    least: [{ message: '', signature }],
    full: [{ message: 'coffer.example.org wants you to sign in\nwith “Ethereum”:', signature }],
  },
  createAccount: { takes: takes('body'), least: [{ address: owner }], full: [{ address: owner }] },
  getAccount: { takes: takes('address'), least: [owner], full: [owner] },
  deleteAccount: { takes: takes('address'), least: [owner], full: [owner] },
  getAccountDataTypes: { takes: [], least: [], full: [] },
  getAccountDataSettings: { takes: takes('address'), least: [owner], full: [owner] },
  putAccountDataSettings: {
    takes: takes('address', 'body'),
    least: [owner, { accountDataSettings: [] }],
    full: [owner, { accountDataSettings: [{ dataTypeId: '1', enabled: false }] }],
  },
  getIndexingStatus: { takes: takes('chainId'), least: [chainId], full: [chainId] },
}

export const functions = Object.keys(signatures) as SdkFunction[]
/** The functions with an argument of one of these kinds. */
export const taking = (...kinds: Kind[]): SdkFunction[] =>
  functions.filter((name) => signatures[name].takes.some((kind) => kinds.includes(kind)))
