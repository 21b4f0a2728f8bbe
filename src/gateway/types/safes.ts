import type { ImplementationVersionState } from '../enumerations.ts'
import type { AddressInfo } from './common.ts'

export type { ImplementationVersionState } from '../enumerations.ts'

/**
 * A Safe as the gateway reports it. The four tags are unix seconds as strings; a changed tag means
 * that its list has changed.
 */
export interface SafeInfo {
  address: AddressInfo
  chainId: string
  nonce: number
  threshold: number
  owners: AddressInfo[]
  implementation: AddressInfo
  implementationVersionState: ImplementationVersionState
  /** null means "none" or "unknown": gateways use it for both, and only the chain can tell. */
  modules?: AddressInfo[] | null
  fallbackHandler?: AddressInfo | null
  guard?: AddressInfo | null
  /** null: a master copy that the gateway does not know, so no hash can be computed. */
  version?: string | null
  collectiblesTag?: string | null
  txQueuedTag?: string | null
  txHistoryTag?: string | null
  messagesTag?: string | null
}

export interface SafeOverview {
  address: AddressInfo
  chainId: string
  threshold: number
  owners: AddressInfo[]
  /** Decimal string in the requested currency; null where nothing has a price. */
  fiatTotal: string | null
  queued: number
  /** Only with `wallet_address`; counts the first page of the queue only. */
  awaitingConfirmation?: number | null
}

export interface SafeNonces {
  currentNonce: number
  recommendedNonce: number
}
