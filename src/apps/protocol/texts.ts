// The error texts that apps compare with: sections 5 and 8 of the specification, and those of the
// existing hosts. They are part of the interface.

/** Messages of the SDK. */
export const texts = {
  noTransactions: 'No transactions were passed',
  invalidSafeTxHash: 'Invalid safeTxHash',
  invalidTypedData: 'Invalid typed data',
  invalidMessageType: 'Invalid message type',
  invalidPermissionsRequest: 'Permissions request is invalid',
  permissionsRejected: 'Permissions rejected',
  noWindow: "Window doesn't exist",
  noPrimaryType: 'Please specify primaryType',
} as const

/** Messages of the provider. */
export const providerTexts = {
  invalidAddressOrHash: 'The address or message hash is invalid',
  invalidAddress: 'The address is invalid',
} as const

/** Messages of the host. */
export const hostTexts = {
  /** The user closed the dialog or rejected the request. */
  transactionRejected: 'Transaction was rejected',
  /** The user rejected a permission. */
  permissionsRejected: 'Permissions were rejected',
  /** Everything else. */
  requestFailed: 'Request failed',
} as const

/** The provider's and the host's message for unsupported methods. */
export const notImplemented = (method: string): string => `"${method}" not implemented`
