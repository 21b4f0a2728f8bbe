export interface AuthNonce {
  /** Single use; valid for 300 seconds. */
  nonce: string
}
/** An EIP-4361 message and the wallet's signature. */
export interface Login {
  message: string
  signature: string
}
export interface Session {
  id: string
  authMethod: 'siwe' | 'oidc'
  signerAddress?: string
  email?: string
}

export interface Account {
  id: string
  groupId: string | null
  address: string
  /** Missing on the first gateways that had accounts. */
  name?: string
}
export interface NewAccount {
  address: string
  /** Required by the newest gateways that have accounts; the first ones don't know it. */
  name?: string
}
export interface AccountDataType {
  id: string
  name: 'CounterfactualSafes' | 'AddressBook' | 'Watchlist'
  description: string | null
  isActive: boolean
}
export interface AccountDataSetting {
  dataTypeId: string
  enabled: boolean
}

export interface RegisteredEmail {
  email: string
  verified: boolean
}
/**
 * Headers that older gateways require for email calls: the signer's signature over
 * `email-{register|edit|retrieval|delete}-{chainId}-{safe}-[{email}-]{signer}-{timestamp}`, and
 * that timestamp in milliseconds. Newer gateways use the login cookie.
 */
export interface EmailHeaders {
  'Safe-Wallet-Signature'?: string
  'Safe-Wallet-Signature-Timestamp'?: string
}
