import type { StakingDeposit, StakingExit, StakingStatus, StakingWithdraw } from '#gateway'
import { toBigInt } from '../mappers.ts'
import { toAmount, type TokenAmount } from './orders.ts'

/** A deposit of native tokens with validators. Times are durations in milliseconds, rates are percentages, and `fee` is a fraction of the reward. */
export interface StakeDeposit {
  status: StakingStatus
  amount: TokenAmount
  validators: number
  fee: number
  rate: { year: number; month: number }
  reward: { year: bigint; month: bigint }
  entersIn: number
  exitsIn: number
  withdrawsIn: number
}
export interface StakeExit {
  status: StakingStatus
  amount: TokenAmount
  validators: number
  exitsIn: number
  withdrawsIn: number
}
export interface StakeWithdrawal {
  amount: TokenAmount
  validators: number
}

export const toStakeDeposit = (wire: StakingDeposit): StakeDeposit => ({
  status: wire.status,
  amount: toAmount(wire.value, wire.tokenInfo),
  validators: wire.numValidators,
  fee: wire.fee,
  rate: { year: wire.annualNrr, month: wire.monthlyNrr },
  reward: { year: toBigInt(wire.expectedAnnualReward), month: toBigInt(wire.expectedMonthlyReward) },
  entersIn: wire.estimatedEntryTime,
  exitsIn: wire.estimatedExitTime,
  withdrawsIn: wire.estimatedWithdrawalTime,
})

export const toStakeExit = (wire: StakingExit): StakeExit => ({
  status: wire.status,
  amount: toAmount(wire.value, wire.tokenInfo),
  validators: wire.numValidators,
  exitsIn: wire.estimatedExitTime,
  withdrawsIn: wire.estimatedWithdrawalTime,
})

export const toStakeWithdrawal = (wire: StakingWithdraw): StakeWithdrawal => ({
  amount: toAmount(wire.value, wire.tokenInfo),
  validators: wire.validators.length,
})
