import type { OrderToken } from './orders.ts'

export type StakingStatus =
  | 'NOT_STAKED'
  | 'ACTIVATING'
  | 'DEPOSIT_IN_PROGRESS'
  | 'ACTIVE'
  | 'EXIT_REQUESTED'
  | 'EXITING'
  | 'EXITED'
  | 'SLASHED'

/**
 * Times are in milliseconds; amounts are integers in the smallest unit, as decimal strings; `…Nrr`
 * is in percent, `fee` is a fraction.
 */
export interface StakingDeposit {
  status: StakingStatus
  estimatedEntryTime: number
  estimatedExitTime: number
  estimatedWithdrawalTime: number
  fee: number
  monthlyNrr: number
  annualNrr: number
  value: string
  numValidators: number
  expectedAnnualReward: string
  expectedMonthlyReward: string
  expectedFiatAnnualReward: number
  expectedFiatMonthlyReward: number
  tokenInfo: OrderToken
  validators?: string[] | null
}
export interface StakingExit {
  status: StakingStatus
  estimatedExitTime: number
  estimatedWithdrawalTime: number
  value: string
  numValidators: number
  tokenInfo: OrderToken
  validators: string[]
}
export interface StakingWithdraw {
  value: string
  tokenInfo: OrderToken
  validators: string[]
}

export interface StakingDepositInfo extends StakingDeposit {
  type: 'NativeStakingDeposit'
  humanDescription?: string | null
}
export interface StakingExitInfo extends StakingExit {
  type: 'NativeStakingValidatorsExit'
  humanDescription?: string | null
}
export interface StakingWithdrawInfo extends StakingWithdraw {
  type: 'NativeStakingWithdraw'
  humanDescription?: string | null
}

export interface Vault {
  address: string
  name: string
  description: string
  dashboardUri?: string | null
  logoUri: string
}
export interface VaultReward {
  tokenInfo: OrderToken
  nrr: number
  claimable: string
  claimableNext: string
}
interface VaultMove {
  humanDescription?: string | null
  value: string
  baseNrr: number
  fee: number
  tokenInfo: OrderToken
  vaultInfo: Vault
  currentReward: string
  additionalRewardsNrr: number
  additionalRewards: VaultReward[]
}
export interface VaultInfoDeposit extends VaultMove {
  type: 'VaultDeposit'
  expectedMonthlyReward: string
  expectedAnnualReward: string
}
export interface VaultInfoRedeem extends VaultMove {
  type: 'VaultRedeem'
}
