import type { Operation } from './common.ts'
import type { Order, TwapOrder } from './orders.ts'
import type { StakingDeposit, StakingExit, StakingWithdraw } from './staking.ts'

/** Used before `/preview` existed. `to` is optional there. */
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
  /** Empty if the data could not be decoded. */
  method: string
  parameters: DecodedParameter[] | null
}

export interface SwapOrderView extends View, Order {
  type: 'COW_SWAP_ORDER'
}

/**
 * The decoded intent in gateways before 2025-01-27. GENERIC is also returned if an upstream service
 * failed.
 */
export type ConfirmationView =
  | (View & { type: 'GENERIC' })
  | SwapOrderView
  | (View & TwapOrder & { type: 'COW_SWAP_TWAP_ORDER' })
  | (View & StakingDeposit & { type: 'KILN_NATIVE_STAKING_DEPOSIT' })
  | (View & StakingExit & { type: 'KILN_NATIVE_STAKING_VALIDATORS_EXIT' })
  | (View & StakingWithdraw & { type: 'KILN_NATIVE_STAKING_WITHDRAW' })
