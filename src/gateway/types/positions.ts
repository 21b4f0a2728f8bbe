import type { TokenInfo } from './balances.ts'

export type PositionType =
  | 'deposit'
  | 'loan'
  | 'locked'
  | 'staked'
  | 'reward'
  | 'wallet'
  | 'airdrop'
  | 'margin'
  | 'unknown'

/** A claim in a protocol, or a debt to it. */
export interface Position {
  /** An open list. */
  position_type: PositionType | null
  tokenInfo: TokenInfo
  /** An integer amount in the smallest unit, as a decimal string. */
  balance: string
  /** Decimal string; that of a debt isn't negative. `0` may mean "no price". */
  fiatBalance: string
  fiatConversion: string
  fiatBalance24hChange: string | null
}

/** Positions that belong together, such as those in one pool. */
export interface PositionGroup {
  name: string
  items: Position[]
}

export interface PositionProtocol {
  protocol: string
  protocol_metadata: { name: string; icon: { url: string | null } }
  /** The sum of all values; debts are added, not subtracted. */
  fiatTotal: string
  items: PositionGroup[]
}
