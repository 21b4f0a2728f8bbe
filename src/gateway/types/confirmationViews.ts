import type { Operation } from './common.ts'
import type { Order, TwapOrder } from './orders.ts'
import type { StakingDeposit, StakingExit, StakingWithdraw } from './staking.ts'

/** Asked of gateways before `/preview`. `to` may be left out there. */
export interface ConfirmationViewRequest {
  operation?: Operation
  data: string
  to?: string
  value?: string
}

export interface DecodedParameter {
  name: string
  type: string
  value: unknown
  valueDecoded?: unknown
}
interface View {
  /** Empty where the data could not be decoded. */
  method: string
  parameters: DecodedParameter[] | null
}

export interface SwapOrderView extends View, Order {
  type: 'COW_SWAP_ORDER'
}

/** What data means, as gateways before 2025-01-27 told it. GENERIC is also the answer where an upstream failed. */
export type ConfirmationView =
  | (View & { type: 'GENERIC' })
  | SwapOrderView
  | (View & TwapOrder & { type: 'COW_SWAP_TWAP_ORDER' })
  | (View & StakingDeposit & { type: 'KILN_NATIVE_STAKING_DEPOSIT' })
  | (View & StakingExit & { type: 'KILN_NATIVE_STAKING_VALIDATORS_EXIT' })
  | (View & StakingWithdraw & { type: 'KILN_NATIVE_STAKING_WITHDRAW' })
