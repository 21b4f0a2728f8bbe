/** Numeric codes of errors: EIP-1193 and EIP-1474. */
export const codes = {
  /** The user rejected the request. */
  rejected: 4001,
  /** The app may not use this account or method. */
  unauthorized: 4100,
  unsupportedMethod: 4200,
  /** No host, or no longer one. */
  disconnected: 4900,
  invalidParams: -32602,
  internal: -32603,
  /** Too many requests are open. */
  pending: -32002,
} as const

/** Codes that only a provider uses; the last three are from EIP-5792. */
export const providerCodes = {
  /** The host serves a different chain than requested. */
  chainDisconnected: 4901,
  unknownChain: 4902,
  /**
   * A transaction or signature failed for a reason other than a rejection. Unlike after -32603,
   * libraries don't retry.
   */
  transactionRejected: -32003,
  unsupportedCapability: 5700,
  duplicateBundle: 5720,
  unknownBundle: 5730,
} as const
