/** `version` is that of the safe's contract; `to` and `data` are the call that the relayer is to make. */
export interface RelayRequest {
  version: string
  to: string
  data: string
  /** Decimal string; relayers may ignore it. */
  gasLimit?: string | null
  /** Needed where the relayer takes a fee. */
  safeTxHash?: string
  /** To ask again after INDETERMINATE_SIMULATION. */
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
