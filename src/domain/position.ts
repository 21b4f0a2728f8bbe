import type { Asset } from './asset.ts'

/** `other`: kinds that the app doesn't know. */
export type PositionKind =
  | 'deposit'
  | 'loan'
  | 'locked'
  | 'staked'
  | 'reward'
  | 'airdrop'
  | 'margin'
  | 'other'

/** A claim in a protocol, or a debt to it, as the gateway reports it. */
export interface Position {
  kind: PositionKind
  /** For example, the name of a pool; empty if there is none. */
  group: string
  token: Pick<Asset, 'type' | 'token' | 'name' | 'symbol' | 'decimals'>
  raw: bigint
  /** A decimal string in the chosen currency, negative for a debt; null is "no price". */
  fiat: string | null
}

export interface Protocol {
  id: string
  name: string
  /** The sum of its positions, less its debts; null if none has a price. */
  total: string | null
  items: readonly Position[]
}

/** What a Safe holds in DeFi protocols, as the gateway reports it. None of it is verified. */
export interface Positions {
  currency: string
  /** The sum of all protocols; null if none has a price. */
  total: string | null
  protocols: readonly Protocol[]
}
