import { nullish } from 'valibot'
import type {
  StakingDeposit,
  StakingExit,
  StakingWithdraw,
  Vault,
  VaultInfoDeposit,
  VaultReward,
} from '../types/staking.ts'
import { orderToken } from './orders.ts'
import {
  address,
  count,
  decimal,
  hex,
  type FieldSchemas,
  list,
  number,
  shape,
  text,
  whole,
} from './primitives.ts'

const kind = { type: text, humanDescription: nullish(text) }

export const depositFields = {
  status: text,
  estimatedEntryTime: number,
  estimatedExitTime: number,
  estimatedWithdrawalTime: number,
  fee: number,
  monthlyNrr: number,
  annualNrr: number,
  value: whole,
  numValidators: count,
  expectedAnnualReward: decimal,
  expectedMonthlyReward: decimal,
  expectedFiatAnnualReward: number,
  expectedFiatMonthlyReward: number,
  tokenInfo: orderToken,
  validators: nullish(list(hex)),
} satisfies FieldSchemas<StakingDeposit>
export const exitFields = {
  status: text,
  estimatedExitTime: number,
  estimatedWithdrawalTime: number,
  value: whole,
  numValidators: count,
  tokenInfo: orderToken,
  validators: list(hex),
} satisfies FieldSchemas<StakingExit>
export const withdrawFields = {
  value: whole,
  tokenInfo: orderToken,
  validators: list(hex),
} satisfies FieldSchemas<StakingWithdraw>

export const stakingDeposit = /*@__PURE__*/ shape({ ...kind, ...depositFields })
export const stakingExit = /*@__PURE__*/ shape({ ...kind, ...exitFields })
export const stakingWithdraw = /*@__PURE__*/ shape({ ...kind, ...withdrawFields })

const vault = /*@__PURE__*/ shape({
  address,
  name: text,
  description: text,
  dashboardUri: nullish(text),
  logoUri: text,
} satisfies FieldSchemas<Vault>)
const reward = /*@__PURE__*/ shape({
  tokenInfo: orderToken,
  nrr: number,
  claimable: decimal,
  claimableNext: decimal,
} satisfies FieldSchemas<VaultReward>)
const vaultMove = {
  ...kind,
  value: whole,
  baseNrr: number,
  fee: number,
  tokenInfo: orderToken,
  vaultInfo: vault,
  currentReward: decimal,
  additionalRewardsNrr: number,
  additionalRewards: list(reward),
}
export const vaultRedeem = /*@__PURE__*/ shape(vaultMove)
export const vaultDeposit = /*@__PURE__*/ shape({
  ...vaultMove,
  expectedMonthlyReward: decimal,
  expectedAnnualReward: decimal,
} satisfies FieldSchemas<VaultInfoDeposit>)
