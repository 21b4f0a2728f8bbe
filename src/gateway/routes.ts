import { get, type None, post, put, remove } from './route.ts'
import { normalizeChains, normalizeConfirmationView, normalizeTransactions } from './normalize.ts'
import type { Account, AccountDataSetting, AccountDataType, AuthNonce, EmailHeaders, Login, NewAccount, RegisteredEmail, Session } from './types/accounts.ts'
import type { Balances } from './types/balances.ts'
import type { AboutChain, ChainInfo, GasPriceAnswer, IndexingStatus, MasterCopy } from './types/chains.ts'
import type { Collectible } from './types/collectibles.ts'
import type { Page } from './types/common.ts'
import type { ConfirmationView, ConfirmationViewRequest } from './types/confirmationViews.ts'
import type { Delegate, DelegateFilter, DelegateRemoval, NewDelegate } from './types/delegates.ts'
import type { DeviceRegistration, DeviceSubscriptions } from './types/devices.ts'
import type { MessageItem, MessageProposal, SafeMessage } from './types/messages.ts'
import type { RelayRequest, RelayStatus, RelaysRemaining, RelayTask } from './types/relay.ts'
import type { Contract, SafeApp } from './types/safeApps.ts'
import type { SafeInfo, SafeNonces, SafeOverview } from './types/safes.ts'
import type {
  CreationTransaction,
  DataDecoded,
  DecodeRequest,
  Estimation,
  EstimationRequest,
  HistoryItem,
  PreviewRequest,
  Proposal,
  QueuedItem,
  TransactionDetails,
  TransactionPreview,
  TransactionRow,
} from './types/transactions.ts'

// The one place where a path of the gateway is spelled. Each export is one call: read the module as a table
// (`import * as routes`), so that a bundle carries only the calls it makes.
//
// "Gone" names the day since which the gateway of Safe's own operator no longer offers a call: there it answers 404, which
// `isNotOffered` recognises; other gateways may still have it. Every call may also fail with 429 (Retry-After), 500, 502 and
// 503. What concerns one safe may fail with 404 (no safe there), 422 (no such address), 403 and 451 (the safe is barred).

export interface Cursor {
  /** From the page before; `pagesOf` follows it by itself. */
  cursor?: string
}
export interface TokenFilter {
  /** Only tokens of the gateway's list; the gateway's default is false. */
  trusted?: boolean
  /** The gateway's default is true. */
  exclude_spam?: boolean
}
export interface OverviewQuery {
  currency: string
  /** At most ten, `chainId:address`; the gateway drops what is beyond. `fetchOverviews` minds that. */
  safes: string | readonly string[]
  /** Whose confirmation is awaited; without it that number is null. */
  wallet_address?: string
  trusted?: boolean
}
/** Days in ISO 8601, `value` in wei as a decimal string. */
interface TransferFilter extends Cursor {
  execution_date__gte?: string
  execution_date__lte?: string
  to?: string
  value?: string
}
const cookie = { credentials: 'include' } as const
const silent = { answers: 'nothing' } as const
const silentCookie = { credentials: 'include', answers: 'nothing' } as const
const asTransactions = { normalize: normalizeTransactions } as const
const asChains = { normalize: normalizeChains } as const

// ── Chains

/** Every chain the gateway serves, a page at a time. `ordering`, `limit` and `offset` of old clients are not read. */
export const chains = /*@__PURE__*/ get<Page<ChainInfo>, Cursor>(asChains)('/v1/chains')
/** The same, with the features meant for one product: `serviceKey` is its name, for example WALLET_WEB. Since 2025. */
export const chainsV2 = /*@__PURE__*/ get<Page<ChainInfo>, Cursor & { serviceKey: string }>(asChains)('/v2/chains')
/** One chain; 404 when the gateway does not serve it. */
export const chain = /*@__PURE__*/ get<ChainInfo>(asChains)('/v1/chains/{chainId}')
/** One chain as one product is to see it. Since 2025. */
export const chainV2 = /*@__PURE__*/ get<ChainInfo, { serviceKey: string }>(asChains)('/v2/chains/{chainId}')
/** Versions of the safe's contract that the gateway knows. */
export const masterCopies = /*@__PURE__*/ get<MasterCopy[]>()('/v1/chains/{chainId}/about/master-copies')
/** How far the gateway has read the chain; `lastSync` in milliseconds. */
export const indexingStatus = /*@__PURE__*/ get<IndexingStatus>()('/v1/chains/{chainId}/about/indexing')
/** Which transaction service stands behind the gateway. */
export const about = /*@__PURE__*/ get<AboutChain>()('/v1/chains/{chainId}/about')
/** Prices of gas in gwei. Newer gateways only. */
export const gasPrice = /*@__PURE__*/ get<GasPriceAnswer>()('/v1/chains/{chainId}/gas-price')

// ── Safes and who owns them

/** Safes that an account owns on one chain. */
export const ownedSafes = /*@__PURE__*/ get<{ safes: string[] }>()('/v1/chains/{chainId}/owners/{ownerAddress}/safes')
/** Safes that an account owns, by chain id; fails whole when one chain fails. Gone 2025-12-05. */
export const allOwnedSafesV1 = /*@__PURE__*/ get<Record<string, string[]>>()('/v1/owners/{ownerAddress}/safes')
/** Safes that an account owns, by chain id; null for a chain that failed. May answer 401 and want a captcha. */
export const allOwnedSafesV2 = /*@__PURE__*/ get<Record<string, string[] | null>>()('/v2/owners/{ownerAddress}/safes')
/** The newest of these three; the answer is that of V2. */
export const allOwnedSafesV3 = /*@__PURE__*/ get<Record<string, string[] | null>>()('/v3/owners/{ownerAddress}/safes')
/** At most ten safes a call; a safe that fails is left out without a word, so neither number nor order can be relied on. */
export const overviews = /*@__PURE__*/ get<SafeOverview[], OverviewQuery & TokenFilter>()('/v1/safes')
/** The same without `exclude_spam`. Newer gateways only. */
export const overviewsV2 = /*@__PURE__*/ get<SafeOverview[], OverviewQuery>()('/v2/safes')
/** A safe as the gateway sees it: compare with the chain before money depends on it. 404 when there is none. */
export const safe = /*@__PURE__*/ get<SafeInfo>()('/v1/chains/{chainId}/safes/{safeAddress}')
/** The nonce on chain, and the first that is not in the queue yet. */
export const nonces = /*@__PURE__*/ get<SafeNonces>()('/v1/chains/{chainId}/safes/{safeAddress}/nonces')
/** How the safe itself came to be. */
export const creation = /*@__PURE__*/ get<CreationTransaction>()('/v1/chains/{chainId}/safes/{safeAddress}/transactions/creation')

// ── What a safe holds

/** Tokens with their worth in `currency`, dearest first. A currency that is not known is no error, only without prices. */
export const balances = /*@__PURE__*/ get<Balances, TokenFilter>()('/v1/chains/{chainId}/safes/{safeAddress}/balances/{currency}')
/** Upper-case codes that `currency` may be. */
export const fiatCodes = /*@__PURE__*/ get<string[]>()('/v1/balances/supported-fiat-codes')
/** Collectibles, a page at a time. */
export const collectibles = /*@__PURE__*/ get<Page<Collectible>, Cursor & TokenFilter>()('/v2/chains/{chainId}/safes/{safeAddress}/collectibles')
/** All collectibles at once. Gone before 2022-09. */
export const collectiblesV1 = /*@__PURE__*/ get<Collectible[], TokenFilter>()('/v1/chains/{chainId}/safes/{safeAddress}/collectibles')

// ── Transactions

/** Waiting transactions as a flat list of labels, conflict headers and rows. */
export const queued = /*@__PURE__*/ get<Page<QueuedItem>, Cursor & { trusted?: boolean }>(asTransactions)(
  '/v1/chains/{chainId}/safes/{safeAddress}/transactions/queued',
)
/** Executed transactions, newest first, with date labels. `timezone` is an IANA name (422 otherwise). */
export const history = /*@__PURE__*/ get<Page<HistoryItem>, Cursor & { timezone?: string; trusted?: boolean; imitation?: boolean }>(asTransactions)(
  '/v1/chains/{chainId}/safes/{safeAddress}/transactions/history',
)
/** What came in, newest first. `trusted` is true unless told otherwise. The page has no `count`. */
export const incomingTransfers = /*@__PURE__*/ get<Page<TransactionRow>, TransferFilter & { token_address?: string; trusted?: boolean }>(asTransactions)(
  '/v1/chains/{chainId}/safes/{safeAddress}/incoming-transfers/',
)
/** What modules did. */
export const moduleTransactions = /*@__PURE__*/ get<Page<TransactionRow>, Cursor & { to?: string; module?: string; transaction_hash?: string }>(asTransactions)(
  '/v1/chains/{chainId}/safes/{safeAddress}/module-transactions/',
)
/** Transactions of the owners, waiting and executed; newest nonce first. The page has no `count`. */
export const multisigTransactions = /*@__PURE__*/ get<Page<TransactionRow>, TransferFilter & { nonce?: string; executed?: boolean }>(asTransactions)(
  '/v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions/',
)
/** By id or by bare safeTxHash. The id of a creation is not served: 404. */
export const details = /*@__PURE__*/ get<TransactionDetails>(asTransactions)('/v1/chains/{chainId}/transactions/{transactionId}')
/** Only below contract version 1.3.0 is `safeTxGas` of use. */
export const estimation = /*@__PURE__*/ post<Estimation, None, EstimationRequest>()(
  '/v2/chains/{chainId}/safes/{safeAddress}/multisig-transactions/estimations',
)
/**
 * Proposes, and with a further signature confirms. An owner's or a delegate's signature is needed. 422 when nonce, hash or signature do not hold
 * (`Invalid nonce`, `Invalid safeTxHash`, `Invalid signature`), or for a delegate call to a contract that is not trusted.
 */
export const propose = /*@__PURE__*/ post<TransactionDetails, None, Proposal>(asTransactions)('/v1/chains/{chainId}/transactions/{safeAddress}/propose')
/** Adds one owner's signature. Where a gateway does not offer it, `confirmTransaction` falls back on `propose`. */
export const confirm = /*@__PURE__*/ post<TransactionDetails, None, { signature: string }>(asTransactions)(
  '/v1/chains/{chainId}/transactions/{safeTxHash}/confirmations',
)
/** Takes a waiting transaction out of the queue; only its proposer may, with a signature over a DeleteRequest of this hour. 404 the second time. */
export const deleteTransaction = /*@__PURE__*/ remove<void, None, { signature: string }>(silent)('/v1/chains/{chainId}/transactions/{safeTxHash}')
/** What a call would be, decoded, before it is proposed. `to` and `value` are needed. */
export const preview = /*@__PURE__*/ post<TransactionPreview, None, PreviewRequest>(asTransactions)('/v1/chains/{chainId}/transactions/{safeAddress}/preview')
/** The same on older gateways. Gone 2025-01-27; `previewTransaction` takes whichever there is. */
export const confirmationView = /*@__PURE__*/ post<ConfirmationView, None, ConfirmationViewRequest>({ normalize: normalizeConfirmationView })(
  '/v1/chains/{chainId}/safes/{safeAddress}/views/transaction-confirmation',
)
/** Decodes call data by what the gateway knows of `to`; 404 where it knows nothing. */
export const decodeData = /*@__PURE__*/ post<DataDecoded, None, DecodeRequest>()('/v1/chains/{chainId}/data-decoder')
/** A contract that the gateway has heard of; 404 otherwise. */
export const contract = /*@__PURE__*/ get<Contract>()('/v1/chains/{chainId}/contracts/{contractAddress}')

// ── Relaying

/** Has a call made at the operator's cost. 403 without a relayer or against its rules; 422 when the call is not an execution of a known safe, or its rehearsal failed (`SIMULATION_FAILED`, `INDETERMINATE_SIMULATION`); 429 when the day's share is used up. */
export const relay = /*@__PURE__*/ post<RelayTask, None, RelayRequest>()('/v1/chains/{chainId}/relay')
/** How many calls of the day are left. `safeTxHash` is needed where the relayer takes a fee. */
export const relaysRemaining = /*@__PURE__*/ get<RelaysRemaining, { safeTxHash?: string }>()('/v1/chains/{chainId}/relay/{safeAddress}')
/** What became of a relayed call. Newer gateways only. */
export const relayStatus = /*@__PURE__*/ get<RelayStatus>()('/v1/chains/{chainId}/relay/status/{taskId}')

// ── Messages

/** Messages, newest first, with date labels; `count` counts messages alone. */
export const messages = /*@__PURE__*/ get<Page<MessageItem>, Cursor>()('/v1/chains/{chainId}/safes/{safeAddress}/messages')
/** Proposes a message with an owner's first signature. It may take a moment until it can be read. */
export const proposeMessage = /*@__PURE__*/ post<void, None, MessageProposal>(silent)('/v1/chains/{chainId}/safes/{safeAddress}/messages')
/** One message by the hash that owners sign. */
export const message = /*@__PURE__*/ get<SafeMessage>()('/v1/chains/{chainId}/messages/{messageHash}')
/** Adds an owner's signature; 422 `Invalid signature` for anybody else's. */
export const confirmMessage = /*@__PURE__*/ post<void, None, { signature: string }>(silent)('/v1/chains/{chainId}/messages/{messageHash}/signatures')

// ── Delegates

/** Who may propose for whom; 422 when all filters are missing. */
export const delegates = /*@__PURE__*/ get<Page<Delegate>, DelegateFilter>()('/v2/chains/{chainId}/delegates')
/** Names a delegate; the delegator signs. */
export const addDelegate = /*@__PURE__*/ post<void, None, NewDelegate>(silent)('/v2/chains/{chainId}/delegates')
/** Ends a delegation; the delegator or the delegate signs. */
export const removeDelegate = /*@__PURE__*/ remove<void, None, DelegateRemoval>(silent)('/v2/chains/{chainId}/delegates/{delegateAddress}')

// ── Safe apps

/** Apps for a chain; `clientUrl` is the origin of the product that asks, `url` finds one app. */
export const safeApps = /*@__PURE__*/ get<SafeApp[], { clientUrl?: string; url?: string }>()('/v1/chains/{chainId}/safe-apps')

// ── Alerts on devices and by e-mail, recovery

/** Has a device told about safes; the signatures are the owners'. 400 when `timestamp` is more than 5 minutes old. */
export const registerDevice = /*@__PURE__*/ post<void, None, DeviceRegistration>(silent)('/v1/register/notifications')
/** The same by login cookie. Newer gateways only. */
export const registerDeviceV2 = /*@__PURE__*/ post<{ deviceUuid?: string }, None, DeviceSubscriptions>(cookie)('/v2/register/notifications')
/** Stops alerts of one safe; 404 when there were none. */
export const unregisterSafe = /*@__PURE__*/ remove<void>(silent)('/v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}')
/** The same for devices that registered by V2. */
export const unregisterSafeV2 = /*@__PURE__*/ remove<void>(silent)('/v2/chains/{chainId}/notifications/devices/{deviceUuid}/safes/{safeAddress}')
/** Stops all alerts of a device; 404 when there is no such device. */
export const unregisterDevice = /*@__PURE__*/ remove<void>(silent)('/v1/chains/{chainId}/notifications/devices/{uuid}')
/** The same for devices that registered by V2. */
export const unregisterDeviceV2 = /*@__PURE__*/ remove<void>(silent)('/v2/chains/{chainId}/notifications/devices/{deviceUuid}')
/** Has alerts about a safe sent to an address, which gets a code; not meant to be called twice. Gone 2024-06-14, as all e-mail calls. */
export const registerEmail = /*@__PURE__*/ post<void, None, { emailAddress: string; signer: string }, EmailHeaders>(silentCookie)(
  '/v1/chains/{chainId}/safes/{safeAddress}/emails',
)
/** Puts another address in its place, which has to be verified anew; 409 when it is the same. */
export const changeEmail = /*@__PURE__*/ put<void, None, { emailAddress: string }, EmailHeaders>(silentCookie)(
  '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}',
)
/** The address a signer registered; 404 when there is none. */
export const registeredEmail = /*@__PURE__*/ get<RegisteredEmail, None, undefined, EmailHeaders>(cookie)(
  '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}',
)
/** Forgets the address of a signer. */
export const deleteEmail = /*@__PURE__*/ remove<void, None, undefined, EmailHeaders>(silentCookie)('/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}')
/** Sends the code once more, at most once in a while; answers 202 whatever happens. */
export const resendVerification = /*@__PURE__*/ post<void>(silentCookie)('/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}/verify-resend')
/** Proves that the address is the signer's; 400 with an empty body for a wrong or old code. */
export const verifyEmail = /*@__PURE__*/ put<void, None, { code: string }>(silentCookie)('/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}/verify')
/** Ends one kind of e-mail, by the token that every e-mail carries. */
export const unsubscribe = /*@__PURE__*/ remove<void, { category: string; token: string }>(silent)('/v1/subscriptions')
/** Ends all kinds of e-mail. */
export const unsubscribeAll = /*@__PURE__*/ remove<void, { token: string }>(silent)('/v1/subscriptions/all')
/** Has the gateway watch a recovery module; owners who are logged in only (403). */
export const registerRecovery = /*@__PURE__*/ post<void, None, { moduleAddress: string }>(silentCookie)('/v1/chains/{chainId}/safes/{safeAddress}/recovery')
/** Ends that. */
export const removeRecovery = /*@__PURE__*/ remove<void>(silentCookie)('/v1/chains/{chainId}/safes/{safeAddress}/recovery/{moduleAddress}')

// ── Logging in, accounts

/** A fresh nonce for an EIP-4361 text. */
export const authNonce = /*@__PURE__*/ get<AuthNonce>(cookie)('/v1/auth/nonce')
/** Logs in: the cookie comes with the answer. 401 `Invalid message`, `Invalid nonce` or `Invalid signature`, 403 for a login of more than a day; the nonce is used up either way. */
export const verifyLogin = /*@__PURE__*/ post<void, None, Login>(silentCookie)('/v1/auth/verify')
/** Who is logged in; 401 or 403 when nobody is. Newer gateways only. */
export const session = /*@__PURE__*/ get<Session>(cookie)('/v1/auth/me')
/** Ends the session. Newer gateways only. */
export const logout = /*@__PURE__*/ post<void>(silentCookie)('/v1/auth/logout')
/** Makes an account for the address that is logged in. Gone 2026-01-29, as all account calls. */
export const createAccount = /*@__PURE__*/ post<Account, None, NewAccount>(cookie)('/v1/accounts')
/** One's own account; 404 when there is none, 403 without a login. */
export const account = /*@__PURE__*/ get<Account>(cookie)('/v1/accounts/{address}')
/** Ends one's own account with all its settings. */
export const deleteAccount = /*@__PURE__*/ remove<void>(silentCookie)('/v1/accounts/{address}')
/** Kinds of data that an account may keep; open to everybody. */
export const accountDataTypes = /*@__PURE__*/ get<AccountDataType[]>()('/v1/accounts/data-types')
/** Which kinds one's own account keeps. */
export const accountDataSettings = /*@__PURE__*/ get<AccountDataSetting[]>(cookie)('/v1/accounts/{address}/data-settings')
/** Changes that; 422 for a kind that is unknown or not active. */
export const putAccountDataSettings = /*@__PURE__*/ put<AccountDataSetting[], None, { accountDataSettings: AccountDataSetting[] }>(cookie)(
  '/v1/accounts/{address}/data-settings',
)
