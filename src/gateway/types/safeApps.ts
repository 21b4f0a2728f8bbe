/** An app that runs inside the product. */
export interface SafeApp {
  id: number
  url: string
  name: string
  iconUrl?: string | null
  description: string
  chainIds: string[]
  provider?: { url: string; name: string } | null
  /** `value` lists the origins of DOMAIN_ALLOWLIST; null for NO_RESTRICTIONS. */
  accessControl: {
    type: 'NO_RESTRICTIONS' | 'DOMAIN_ALLOWLIST' | 'UNKNOWN'
    value?: string[] | null
  }
  tags: string[]
  /** An open list; BATCHED_TRANSACTIONS is one. */
  features: string[]
  developerWebsite?: string | null
  socialProfiles: {
    platform: 'TWITTER' | 'GITHUB' | 'DISCORD' | 'TELEGRAM' | 'UNKNOWN'
    url: string
  }[]
  featured?: boolean
}

/** A contract known to the gateway. */
export interface Contract {
  address: string
  name: string
  displayName: string
  logoUri: string | null
  contractAbi?: { abi: unknown[] } | null
  trustedForDelegateCall: boolean
}
