// The error texts that apps compare with: sections 5 and 8 of the specification, and those of the
// hosts of the field. They are part of the interface.

/** What the SDK says. */
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

/** What the provider says. */
export const providerTexts = {
  invalidAddressOrHash: 'The address or message hash is invalid',
  invalidAddress: 'The address is invalid',
} as const

/** What the host says. */
export const hostTexts = {
  /** The user closed or refused the dialog. */
  transactionRejected: 'Transaction was rejected',
  /** The user refused a permission. */
  permissionsRejected: 'Permissions were rejected',
  /** Everything else. */
  requestFailed: 'Request failed',
} as const

/** What the provider and the host say about a method that they do not have. */
export const notImplemented = (method: string): string => `"${method}" not implemented`
