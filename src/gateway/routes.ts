import { get, post, remove } from './route.ts'
import type { Balances } from './types/balances.ts'
import type { ChainInfo } from './types/chains.ts'
import type { Page } from './types/common.ts'
import type { SafeInfo, SafeNonces, SafeOverview } from './types/safes.ts'
import type { Estimation, EstimationRequest, HistoryItem, Proposal, QueuedItem, TransactionDetails } from './types/transactions.ts'

// The one place where a path of the gateway is spelled. Each export is one call: read the module as a table
// (`import * as routes`), so that a bundle carries only the calls it makes.

interface Cursor {
  cursor?: string
}
interface TokenFilter {
  /** Only tokens of the gateway's list; the gateway's default is false. */
  trusted?: boolean
  exclude_spam?: boolean
}

/** Every chain the gateway serves, a page at a time. */
export const chains = /*@__PURE__*/ get<Page<ChainInfo>, Cursor>()('/v1/chains')
/** One chain; 404 when the gateway does not serve it. */
export const chain = /*@__PURE__*/ get<ChainInfo>()('/v1/chains/{chainId}')

/** Safes that an account owns on one chain. */
export const ownedSafes = /*@__PURE__*/ get<{ safes: string[] }>()('/v1/chains/{chainId}/owners/{ownerAddress}/safes')
/** Safes that an account owns, by chain id; null for a chain that failed. Newer gateways only. */
export const allOwnedSafes = /*@__PURE__*/ get<Record<string, string[] | null>>()('/v2/owners/{ownerAddress}/safes')
/** At most ten safes a call (`chainId:address`, joined by commas); a safe that fails is left out without a word. */
export const overviews = /*@__PURE__*/ get<SafeOverview[], { currency: string; safes: string; wallet_address?: string } & TokenFilter>()('/v1/safes')

/** 404 when there is no safe at the address. */
export const safe = /*@__PURE__*/ get<SafeInfo>()('/v1/chains/{chainId}/safes/{safeAddress}')
export const balances = /*@__PURE__*/ get<Balances, TokenFilter>()('/v1/chains/{chainId}/safes/{safeAddress}/balances/{currency}')
export const fiatCodes = /*@__PURE__*/ get<string[]>()('/v1/balances/supported-fiat-codes')
export const nonces = /*@__PURE__*/ get<SafeNonces>()('/v1/chains/{chainId}/safes/{safeAddress}/nonces')

/** Waiting transactions as a flat list of labels, conflict headers and rows. */
export const queued = /*@__PURE__*/ get<Page<QueuedItem>, Cursor & { trusted?: boolean }>()('/v1/chains/{chainId}/safes/{safeAddress}/transactions/queued')
/** Executed transactions, newest first, with date labels. `timezone` is an IANA name. */
export const history = /*@__PURE__*/ get<Page<HistoryItem>, Cursor & { timezone?: string; trusted?: boolean; imitation?: boolean }>()(
  '/v1/chains/{chainId}/safes/{safeAddress}/transactions/history',
)
/** By id or by bare safeTxHash. */
export const details = /*@__PURE__*/ get<TransactionDetails>()('/v1/chains/{chainId}/transactions/{transactionId}')
/** Only below contract version 1.3.0 is `safeTxGas` of use. */
export const estimation = /*@__PURE__*/ post<Estimation, Record<never, never>, EstimationRequest>()(
  '/v2/chains/{chainId}/safes/{safeAddress}/multisig-transactions/estimations',
)
/** Proposes, and with a further signature confirms. 422 when hash, nonce or signature do not hold. */
export const propose = /*@__PURE__*/ post<TransactionDetails, Record<never, never>, Proposal>()('/v1/chains/{chainId}/transactions/{safeAddress}/propose')
/** Takes a waiting transaction out of the queue; only its proposer may, with a signature over a DeleteRequest. */
export const deleteTransaction = /*@__PURE__*/ remove<void, Record<never, never>, { signature: string }>()('/v1/chains/{chainId}/transactions/{safeTxHash}')
