/** The error texts that apps compare with: sections 5 and 8 of the specification, and those of the hosts of the field. They are part of the interface. */
export const texts = {
  noTransactions: 'No transactions were passed',
  invalidSafeTxHash: 'Invalid safeTxHash',
  invalidTypedData: 'Invalid typed data',
  invalidMessageType: 'Invalid message type',
  invalidPermissionsRequest: 'Permissions request is invalid',
  permissionsRejected: 'Permissions rejected',
  invalidAddressOrHash: 'The address or message hash is invalid',
  invalidAddress: 'The address is invalid',
  noWindow: "Window doesn't exist",
  notImplemented: (method: string) => `"${method}" not implemented`,
  noPrimaryType: 'Please specify primaryType',
  /** Hosts: the user closed or refused the dialog. */
  transactionRejected: 'Transaction was rejected',
  /** Hosts: the user refused a permission. */
  hostPermissionsRejected: 'Permissions were rejected',
  /** Hosts: everything else. */
  requestFailed: 'Request failed',
} as const
