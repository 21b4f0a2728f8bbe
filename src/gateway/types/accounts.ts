export interface AuthNonce {
  /** Single use, good for 300 seconds. */
  nonce: string
}
/** An EIP-4361 text and the wallet's signature over it. */
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
  name: string
}
/** `name` is refused as missing by the newest gateways that know accounts. */
export interface NewAccount {
  address: string
  name: string
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
 * What older gateways want to see before they speak of e-mail: the signer's signature over
 * `email-{register|edit|retrieval|delete}-{chainId}-{safe}-[{email}-]{signer}-{timestamp}`, and that timestamp in milliseconds.
 * Later ones go by the login cookie.
 */
export interface EmailHeaders {
  'Safe-Wallet-Signature'?: string
  'Safe-Wallet-Signature-Timestamp'?: string
}
