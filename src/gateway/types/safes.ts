import type { AddressInfo } from './common.ts'

export type ImplementationVersionState = 'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'

/** A safe as the gateway tells it. The four tags are unix seconds as strings; a changed tag says that its list changed. */
export interface SafeInfo {
  address: AddressInfo
  chainId: string
  nonce: number
  threshold: number
  owners: AddressInfo[]
  implementation: AddressInfo
  implementationVersionState: ImplementationVersionState
  /** null is "none" or "unknown": gateways write it for both, and only the chain tells them apart. */
  modules?: AddressInfo[] | null
  fallbackHandler?: AddressInfo | null
  guard?: AddressInfo | null
  /** null: a master copy the gateway does not know, so that no hash can be computed. */
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
  /** Decimal string in the currency asked for. */
  fiatTotal: string
  queued: number
  /** Only with `wallet_address`, and counts the first page of the queue alone. */
  awaitingConfirmation?: number | null
}

export interface SafeNonces {
  currentNonce: number
  recommendedNonce: number
}
