import type { StakeDeposit, StakeExit, StakeWithdrawal } from '#domain'
import type { StakingDeposit, StakingExit, StakingWithdraw } from '#gateway'
import { asHex, toEstimate, wordOf } from '../mappers.ts'
import { toAmount } from './amounts.ts'

const statuses = [
  'NOT_STAKED',
  'ACTIVATING',
  'DEPOSIT_IN_PROGRESS',
  'ACTIVE',
  'EXIT_REQUESTED',
  'EXITING',
  'EXITED',
  'SLASHED',
] as const

const toStatus = (word: string) => wordOf(statuses, word, 'UNKNOWN' as const)

export const toStakeDeposit = (wire: StakingDeposit): StakeDeposit => ({
  status: toStatus(wire.status),
  amount: toAmount(wire.value, wire.tokenInfo),
  validators: wire.numValidators,
  fee: wire.fee,
  rate: { year: wire.annualNrr, month: wire.monthlyNrr },
  reward: {
    year: toEstimate(wire.expectedAnnualReward),
    month: toEstimate(wire.expectedMonthlyReward),
  },
  entersIn: wire.estimatedEntryTime,
  exitsIn: wire.estimatedExitTime,
  withdrawsIn: wire.estimatedWithdrawalTime,
})

export const toStakeExit = (wire: StakingExit): StakeExit => ({
  status: toStatus(wire.status),
  amount: toAmount(wire.value, wire.tokenInfo),
  validators: wire.numValidators,
  keys: wire.validators.map(asHex),
  exitsIn: wire.estimatedExitTime,
  withdrawsIn: wire.estimatedWithdrawalTime,
})

export const toStakeWithdrawal = (wire: StakingWithdraw): StakeWithdrawal => ({
  amount: toAmount(wire.value, wire.tokenInfo),
  validators: wire.validators.length,
  keys: wire.validators.map(asHex),
})
