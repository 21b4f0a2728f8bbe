import { get, type None, post, put, remove } from './route.ts'
import { normalizeChains, normalizeConfirmationView, normalizeTransactions } from './normalize.ts'
import type {
  Account,
  AccountDataSetting,
  AccountDataType,
  AuthNonce,
  EmailHeaders,
  Login,
  NewAccount,
  RegisteredEmail,
  Session,
} from './types/accounts.ts'
import type { Balances } from './types/balances.ts'
import type {
  AboutChain,
  ChainInfo,
  GasPriceAnswer,
  IndexingStatus,
  MasterCopy,
} from './types/chains.ts'
import type { Collectible } from './types/collectibles.ts'
import type { Page } from './types/common.ts'
import type { ConfirmationView, ConfirmationViewRequest } from './types/confirmationViews.ts'
import type { Delegate, DelegateFilter, DelegateRemoval, NewDelegate } from './types/delegates.ts'
import type {
  DeviceRegistration,
  DeviceSubscriptions,
  SubscribedKind,
  SubscriptionRemovals,
} from './types/devices.ts'
import type { MessageItem, MessageProposal, SafeMessage } from './types/messages.ts'
import type { PositionProtocol } from './types/positions.ts'
import type { RelayRequest, RelayStatus, RelaysRemaining, RelayTask } from './types/relay.ts'
import type { Contract, SafeApp } from './types/safeApps.ts'
import type { SafeInfo, SafeNonces, SafeOverview } from './types/safes.ts'
import type { CounterpartyAnalysis, CounterpartyRequest } from './types/security.ts'
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

// The only place with gateway paths. Each export is one call; import the module as a table (`import
// * as routes`), so that a bundle includes only the calls it makes.
//
// "Removed" is the date on which Safe's own gateway dropped a call: it then returns 404, which
// `isNotOffered` recognizes; other gateways may still have it. Every call may also fail with 429
// (Retry-After), 500, 502 or 503. Calls about one Safe may fail with 404 (no Safe at this address),
// 422 (invalid address), 403 or 451 (blocked Safe).

export interface Cursor {
  /** From the previous page; `pagesOf` passes it automatically. */
  cursor?: string
}
export interface TokenFilter {
  /** Only tokens on the gateway's list; the gateway's default is false. */
  trusted?: boolean
  /** The gateway's default is true. */
  exclude_spam?: boolean
}
export interface OverviewQuery {
  currency: string
  /**
   * At most ten, as `chainId:address`; the gateway drops the rest. `fetchOverviews` handles more.
   */
  safes: string | readonly string[]
  /** The owner whose missing confirmations are counted; without it the count is null. */
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

/**
 * All chains of the gateway, paged. The old parameters `ordering`, `limit`, and `offset` have no
 * effect.
 */
export const chains = /*@__PURE__*/ get<Page<ChainInfo>, Cursor>(asChains)('/v1/chains')
/**
 * Same, with the features of one product: `serviceKey` is its name, for example WALLET_WEB. Since
 * 2025.
 */
export const chainsV2 = /*@__PURE__*/ get<Page<ChainInfo>, Cursor & { serviceKey: string }>(
  asChains,
)('/v2/chains')
/** One chain; 404 if the gateway does not support it. */
export const chain = /*@__PURE__*/ get<ChainInfo>(asChains)('/v1/chains/{chainId}')
/** One chain with the features of one product. Since 2025. */
export const chainV2 = /*@__PURE__*/ get<ChainInfo, { serviceKey: string }>(asChains)(
  '/v2/chains/{chainId}',
)
/** Versions of the Safe contract that the gateway knows. */
export const masterCopies = /*@__PURE__*/ get<MasterCopy[]>()(
  '/v1/chains/{chainId}/about/master-copies',
)
/** How far the gateway has indexed the chain; `lastSync` in milliseconds. */
export const indexingStatus = /*@__PURE__*/ get<IndexingStatus>()(
  '/v1/chains/{chainId}/about/indexing',
)
/** The transaction service behind the gateway. */
export const about = /*@__PURE__*/ get<AboutChain>()('/v1/chains/{chainId}/about')
/** Gas prices in gwei. Newer gateways only. */
export const gasPrice = /*@__PURE__*/ get<GasPriceAnswer>()('/v1/chains/{chainId}/gas-price')

// ── Safes and their owners

/** Safes that an account owns on one chain. */
export const ownedSafes = /*@__PURE__*/ get<{ safes: string[] }>()(
  '/v1/chains/{chainId}/owners/{ownerAddress}/safes',
)
/**
 * Safes that an account owns, by chain ID; the whole call fails if one chain fails. Removed
 * 2025-12-05.
 */
export const allOwnedSafesV1 = /*@__PURE__*/ get<Record<string, string[]>>()(
  '/v1/owners/{ownerAddress}/safes',
)
/**
 * Safes that an account owns, by chain ID; null for a chain that failed. May return 401 and require
 * a captcha.
 */
export const allOwnedSafesV2 = /*@__PURE__*/ get<Record<string, string[] | null>>()(
  '/v2/owners/{ownerAddress}/safes',
)
/** The newest of the three; the response is that of V2. */
export const allOwnedSafesV3 = /*@__PURE__*/ get<Record<string, string[] | null>>()(
  '/v3/owners/{ownerAddress}/safes',
)
/**
 * At most ten Safes per call. A Safe that fails is silently left out, so neither the count nor the
 * order is reliable.
 */
export const overviews = /*@__PURE__*/ get<SafeOverview[], OverviewQuery & TokenFilter>()(
  '/v1/safes',
)
/** Same, without `exclude_spam`. Newer gateways only. */
export const overviewsV2 = /*@__PURE__*/ get<SafeOverview[], OverviewQuery>()('/v2/safes')
/**
 * A Safe as the gateway reports it. Compare it with the chain before money depends on it. 404 if
 * there is none.
 */
export const safe = /*@__PURE__*/ get<SafeInfo>()('/v1/chains/{chainId}/safes/{safeAddress}')
/** The nonce on-chain, and the next nonce that is not in the queue. */
export const nonces = /*@__PURE__*/ get<SafeNonces>()(
  '/v1/chains/{chainId}/safes/{safeAddress}/nonces',
)
/** How the Safe was created. */
export const creation = /*@__PURE__*/ get<CreationTransaction>()(
  '/v1/chains/{chainId}/safes/{safeAddress}/transactions/creation',
)

// ── Assets

/**
 * Tokens with their value in `currency`, highest first. An unknown currency is not an error; the
 * prices are then missing.
 */
export const balances = /*@__PURE__*/ get<Balances, TokenFilter>()(
  '/v1/chains/{chainId}/safes/{safeAddress}/balances/{currency}',
)
/** The upper-case codes allowed as `currency`. */
export const fiatCodes = /*@__PURE__*/ get<string[]>()('/v1/balances/supported-fiat-codes')
/**
 * What the Safe holds in DeFi protocols, by protocol. 400 for an unknown currency. Newer gateways
 * only, on chains with the feature `POSITIONS`.
 */
export const positions = /*@__PURE__*/ get<PositionProtocol[]>()(
  '/v1/chains/{chainId}/safes/{safeAddress}/positions/{currency}',
)
/** Collectibles, paged. */
export const collectibles = /*@__PURE__*/ get<Page<Collectible>, Cursor & TokenFilter>()(
  '/v2/chains/{chainId}/safes/{safeAddress}/collectibles',
)
/** All collectibles at once. Removed before 2022-09. */
export const collectiblesV1 = /*@__PURE__*/ get<Collectible[], TokenFilter>()(
  '/v1/chains/{chainId}/safes/{safeAddress}/collectibles',
)

// ── Transactions

/** Pending transactions as a flat list of labels, conflict headers and rows. */
export const queued = /*@__PURE__*/ get<Page<QueuedItem>, Cursor & { trusted?: boolean }>(
  asTransactions,
)('/v1/chains/{chainId}/safes/{safeAddress}/transactions/queued')
/**
 * Executed transactions, newest first, with date labels. `timezone` is an IANA name (422
 * otherwise).
 */
export const history = /*@__PURE__*/ get<
  Page<HistoryItem>,
  Cursor & { timezone?: string; trusted?: boolean; imitation?: boolean }
>(asTransactions)('/v1/chains/{chainId}/safes/{safeAddress}/transactions/history')
/** Incoming transfers, newest first. `trusted` defaults to true. The page has no `count`. */
export const incomingTransfers = /*@__PURE__*/ get<
  Page<TransactionRow>,
  TransferFilter & { token_address?: string; trusted?: boolean }
>(asTransactions)('/v1/chains/{chainId}/safes/{safeAddress}/incoming-transfers/')
/** Transactions executed by modules. */
export const moduleTransactions = /*@__PURE__*/ get<
  Page<TransactionRow>,
  Cursor & { to?: string; module?: string; transaction_hash?: string }
>(asTransactions)('/v1/chains/{chainId}/safes/{safeAddress}/module-transactions/')
/** Multisig transactions, pending and executed, highest nonce first. The page has no `count`. */
export const multisigTransactions = /*@__PURE__*/ get<
  Page<TransactionRow>,
  TransferFilter & { nonce?: string; executed?: boolean }
>(asTransactions)('/v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions/')
/** By ID or plain safeTxHash. Creation IDs are not supported: 404. */
export const details = /*@__PURE__*/ get<TransactionDetails>(asTransactions)(
  '/v1/chains/{chainId}/transactions/{transactionId}',
)
/** `safeTxGas` only matters for contract versions below 1.3.0. */
export const estimation = /*@__PURE__*/ post<Estimation, None, EstimationRequest>()(
  '/v2/chains/{chainId}/safes/{safeAddress}/multisig-transactions/estimations',
)
/**
 * Proposes a transaction; with another signature, confirms it. Requires the signature of an owner
 * or a delegate. 422 if the nonce, hash, or signature is invalid (`Invalid nonce`, `Invalid
 * safeTxHash`, `Invalid signature`), or for a delegatecall to an untrusted contract.
 */
export const propose = /*@__PURE__*/ post<TransactionDetails, None, Proposal>(asTransactions)(
  '/v1/chains/{chainId}/transactions/{safeAddress}/propose',
)
/**
 * Adds one owner's signature. `confirmTransaction` falls back to `propose` on gateways without this
 * route.
 */
export const confirm = /*@__PURE__*/ post<TransactionDetails, None, { signature: string }>(
  asTransactions,
)('/v1/chains/{chainId}/transactions/{safeTxHash}/confirmations')
/**
 * Removes a pending transaction from the queue. Only its proposer may, with a signature over a
 * DeleteRequest of the current hour. 404 the second time.
 */
export const deleteTransaction = /*@__PURE__*/ remove<void, None, { signature: string }>(silent)(
  '/v1/chains/{chainId}/transactions/{safeTxHash}',
)
/** Decodes a transaction before it is proposed. `to` and `value` are required. */
export const preview = /*@__PURE__*/ post<TransactionPreview, None, PreviewRequest>(asTransactions)(
  '/v1/chains/{chainId}/transactions/{safeAddress}/preview',
)
/** Same, on older gateways. Removed 2025-01-27; `previewTransaction` calls whichever exists. */
export const confirmationView = /*@__PURE__*/ post<ConfirmationView, None, ConfirmationViewRequest>(
  { normalize: normalizeConfirmationView },
)('/v1/chains/{chainId}/safes/{safeAddress}/views/transaction-confirmation')
/**
 * The gateway's findings about the addresses in a transaction: hints, none of them verified. Newer
 * gateways only.
 */
export const counterparties = /*@__PURE__*/ post<CounterpartyAnalysis, None, CounterpartyRequest>()(
  '/v1/chains/{chainId}/security/{safeAddress}/counterparty-analysis',
)
/** Decodes call data with what the gateway knows about `to`; 404 if it knows nothing. */
export const decodeData = /*@__PURE__*/ post<DataDecoded, None, DecodeRequest>()(
  '/v1/chains/{chainId}/data-decoder',
)
/** A contract known to the gateway; 404 otherwise. */
export const contract = /*@__PURE__*/ get<Contract>()(
  '/v1/chains/{chainId}/contracts/{contractAddress}',
)

// ── Relaying

/**
 * Sends a call at the operator's expense. 403 without a relayer or against its rules; 422 if the
 * call does not execute a known Safe's transaction, or its simulation failed (`SIMULATION_FAILED`,
 * `INDETERMINATE_SIMULATION`); 429 once the daily limit is reached.
 */
export const relay = /*@__PURE__*/ post<RelayTask, None, RelayRequest>()(
  '/v1/chains/{chainId}/relay',
)
/** How many relayed calls are left today. `safeTxHash` is required if the relayer charges a fee. */
export const relaysRemaining = /*@__PURE__*/ get<RelaysRemaining, { safeTxHash?: string }>()(
  '/v1/chains/{chainId}/relay/{safeAddress}',
)
/** Status of a relayed call. Newer gateways only. */
export const relayStatus = /*@__PURE__*/ get<RelayStatus>()(
  '/v1/chains/{chainId}/relay/status/{taskId}',
)

// ── Messages

/** Messages, newest first, with date labels; `count` counts only messages. */
export const messages = /*@__PURE__*/ get<Page<MessageItem>, Cursor>()(
  '/v1/chains/{chainId}/safes/{safeAddress}/messages',
)
/** Proposes a message with an owner's first signature. The message may take a moment to appear. */
export const proposeMessage = /*@__PURE__*/ post<void, None, MessageProposal>(silent)(
  '/v1/chains/{chainId}/safes/{safeAddress}/messages',
)
/** One message, by the hash that owners sign. */
export const message = /*@__PURE__*/ get<SafeMessage>()(
  '/v1/chains/{chainId}/messages/{messageHash}',
)
/** Adds an owner's signature; 422 `Invalid signature` for non-owners. */
export const confirmMessage = /*@__PURE__*/ post<void, None, { signature: string }>(silent)(
  '/v1/chains/{chainId}/messages/{messageHash}/signatures',
)

// ── Delegates

/** Who may propose for whom; 422 without any filter. */
export const delegates = /*@__PURE__*/ get<Page<Delegate>, DelegateFilter>()(
  '/v2/chains/{chainId}/delegates',
)
/** Adds a delegate; signed by the delegator. */
export const addDelegate = /*@__PURE__*/ post<void, None, NewDelegate>(silent)(
  '/v2/chains/{chainId}/delegates',
)
/** Removes a delegate; signed by the delegator or the delegate. */
export const removeDelegate = /*@__PURE__*/ remove<void, None, DelegateRemoval>(silent)(
  '/v2/chains/{chainId}/delegates/{delegateAddress}',
)

// ── Safe apps

/**
 * Apps available on a chain. `clientUrl` is the origin of the requesting product; `url` finds one
 * app.
 */
export const safeApps = /*@__PURE__*/ get<SafeApp[], { clientUrl?: string; url?: string }>()(
  '/v1/chains/{chainId}/safe-apps',
)

// ── Notifications on devices and by email, recovery

/**
 * Subscribes a device to notifications about Safes; signed by owners. 400 if `timestamp` is more
 * than 5 minutes old.
 */
export const registerDevice = /*@__PURE__*/ post<void, None, DeviceRegistration>(silent)(
  '/v1/register/notifications',
)
/** Same, with the login cookie. Newer gateways only. */
export const registerDeviceV2 = /*@__PURE__*/ post<
  { deviceUuid?: string },
  None,
  DeviceSubscriptions
>(cookie)('/v2/register/notifications')
/** Unsubscribes a device from one Safe; 404 if there was no subscription. */
export const unregisterSafe = /*@__PURE__*/ remove<void>(silent)(
  '/v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
)
/** Same, for devices registered with V2. */
export const unregisterSafeV2 = /*@__PURE__*/ remove<void>(silent)(
  '/v2/chains/{chainId}/notifications/devices/{deviceUuid}/safes/{safeAddress}',
)
/**
 * What a device is subscribed to for one Safe, for the logged-in address: 403 without a login, 404
 * if there is no subscription. Newer gateways only.
 */
export const subscribedKinds = /*@__PURE__*/ get<SubscribedKind[]>(cookie)(
  '/v2/chains/{chainId}/notifications/devices/{deviceUuid}/safes/{safeAddress}',
)
/** Ends several subscriptions at once; 404 if none of them exists. Newer gateways only. */
export const removeSubscriptions = /*@__PURE__*/ remove<void, None, SubscriptionRemovals>(silent)(
  '/v2/notifications/subscriptions',
)
/** Unsubscribes a device from everything; 404 for an unknown device. */
export const unregisterDevice = /*@__PURE__*/ remove<void>(silent)(
  '/v1/chains/{chainId}/notifications/devices/{uuid}',
)
/** Same, for devices registered with V2. */
export const unregisterDeviceV2 = /*@__PURE__*/ remove<void>(silent)(
  '/v2/chains/{chainId}/notifications/devices/{deviceUuid}',
)
/**
 * Registers an email address for notifications about a Safe and sends it a code. Call it only
 * once. Removed 2024-06-14, like all email calls.
 */
export const registerEmail = /*@__PURE__*/ post<
  void,
  None,
  { emailAddress: string; signer: string },
  EmailHeaders
>(silentCookie)('/v1/chains/{chainId}/safes/{safeAddress}/emails')
/** Replaces the address, which then needs verification again; 409 if it is unchanged. */
export const changeEmail = /*@__PURE__*/ put<void, None, { emailAddress: string }, EmailHeaders>(
  silentCookie,
)('/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}')
/** The address that a signer registered; 404 if there is none. */
export const registeredEmail = /*@__PURE__*/ get<RegisteredEmail, None, undefined, EmailHeaders>(
  cookie,
)('/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}')
/** Deletes a signer's address. */
export const deleteEmail = /*@__PURE__*/ remove<void, None, undefined, EmailHeaders>(silentCookie)(
  '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}',
)
/** Resends the code, rate-limited; always returns 202. */
export const resendVerification = /*@__PURE__*/ post<void>(silentCookie)(
  '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}/verify-resend',
)
/** Verifies the signer's address; 400 with an empty body for a wrong or expired code. */
export const verifyEmail = /*@__PURE__*/ put<void, None, { code: string }>(silentCookie)(
  '/v1/chains/{chainId}/safes/{safeAddress}/emails/{signer}/verify',
)
/** Unsubscribes from one category of email, with the token from any email. */
export const unsubscribe = /*@__PURE__*/ remove<void, { category: string; token: string }>(silent)(
  '/v1/subscriptions',
)
/** Unsubscribes from all email. */
export const unsubscribeAll = /*@__PURE__*/ remove<void, { token: string }>(silent)(
  '/v1/subscriptions/all',
)
/** Makes the gateway watch a recovery module. Only for owners who are logged in (403). */
export const registerRecovery = /*@__PURE__*/ post<void, None, { moduleAddress: string }>(
  silentCookie,
)('/v1/chains/{chainId}/safes/{safeAddress}/recovery')
/** Stops watching it. */
export const removeRecovery = /*@__PURE__*/ remove<void>(silentCookie)(
  '/v1/chains/{chainId}/safes/{safeAddress}/recovery/{moduleAddress}',
)

// ── Logging in, accounts

/** A fresh nonce for an EIP-4361 message. */
export const authNonce = /*@__PURE__*/ get<AuthNonce>(cookie)('/v1/auth/nonce')
/**
 * Logs in; the response sets the cookie. 401 `Invalid message`, `Invalid nonce` or
 * `Invalid signature`, 403 for a session longer than a day. The nonce is used up either way.
 */
export const verifyLogin = /*@__PURE__*/ post<void, None, Login>(silentCookie)('/v1/auth/verify')
/** The current session; 401 or 403 without one. Newer gateways only. */
export const session = /*@__PURE__*/ get<Session>(cookie)('/v1/auth/me')
/** Logs out. Newer gateways only. */
export const logout = /*@__PURE__*/ post<void>(silentCookie)('/v1/auth/logout')
/** Creates an account for the logged-in address. Removed 2026-01-29, like all account calls. */
export const createAccount = /*@__PURE__*/ post<Account, None, NewAccount>(cookie)('/v1/accounts')
/** The user's own account; 404 if there is none, 403 without a login. */
export const account = /*@__PURE__*/ get<Account>(cookie)('/v1/accounts/{address}')
/** Deletes the user's own account and all its settings. */
export const deleteAccount = /*@__PURE__*/ remove<void>(silentCookie)('/v1/accounts/{address}')
/** The kinds of data that an account can store; public. */
export const accountDataTypes = /*@__PURE__*/ get<AccountDataType[]>()('/v1/accounts/data-types')
/** The kinds of data that the user's account stores. */
export const accountDataSettings = /*@__PURE__*/ get<AccountDataSetting[]>(cookie)(
  '/v1/accounts/{address}/data-settings',
)
/** Changes them; 422 for a kind that is unknown or inactive. */
export const putAccountDataSettings = /*@__PURE__*/ put<
  AccountDataSetting[],
  None,
  { accountDataSettings: AccountDataSetting[] }
>(cookie)('/v1/accounts/{address}/data-settings')
