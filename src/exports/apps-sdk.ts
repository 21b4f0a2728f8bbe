export type * from '#apps/protocol'
export {
  codes,
  isObjectEIP712TypedData,
  Methods,
  Operation,
  RestrictedMethods,
  RPC_CALLS,
  TokenType,
  TransactionStatus,
  TransferDirection,
} from '#apps/protocol'
export { default } from '#apps/sdk'
export * from '#apps/sdk'
