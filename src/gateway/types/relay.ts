/** `version`: of the Safe contract; `to` and `data`: the call to relay. */
export interface RelayRequest {
  version: string
  to: string
  data: string
  /** Decimal string; relayers may ignore it. */
  gasLimit?: string | null
  /** Required if the relayer charges a fee. */
  safeTxHash?: string
  /** Set it to retry after INDETERMINATE_SIMULATION. */
  acceptUnverifiedSimulation?: boolean
}
export interface RelayTask {
  taskId: string
}
export interface RelaysRemaining {
  remaining: number
  limit: number
}
/** 100 pending, 110 submitted, 200 included, 400 rejected, 500 reverted. */
export interface RelayStatus {
  status: 100 | 110 | 200 | 400 | 500
  receipt?: { transactionHash: string }
}
