export type { SafeState, SafeTx, TxStatus } from '#domain'
export * from '#safe'
