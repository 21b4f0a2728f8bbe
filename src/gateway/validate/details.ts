import { nullish } from 'valibot'
import type {
  MultisigConfirmation,
  MultisigExecutionDetails,
  TransactionData,
  TransactionDetails,
  TransactionPreview,
} from '../types/transactions.ts'
import { tokenInfo } from './balances.ts'
import { dataDecoded } from './decoded.ts'
import { transactionInfo } from './transactionInfos.ts'
import { byModule, safeAppInfo } from './transactions.ts'
import {
  address,
  addressInfo,
  record,
  count,
  decimals,
  flag,
  extended,
  hash,
  hex,
  kinds,
  type FieldSchemas,
  list,
  operation,
  shape,
  text,
  time,
  whole,
} from './primitives.ts'

const confirmation = /*@__PURE__*/ shape({
  signer: addressInfo,
  signature: nullish(hex),
  submittedAt: time,
} satisfies FieldSchemas<MultisigConfirmation>)

const byOwners = /*@__PURE__*/ extended(
  {
    type: text,
    submittedAt: time,
    nonce: count,
    safeTxGas: whole,
    baseGas: whole,
    gasPrice: whole,
    gasToken: address,
    fee: nullish(whole),
    payment: nullish(whole),
    refundReceiver: addressInfo,
    safeTxHash: hash,
    executor: nullish(addressInfo),
    signers: list(addressInfo),
    confirmationsRequired: count,
    confirmations: list(confirmation),
    rejectors: list(addressInfo),
    gasTokenInfo: nullish(shape({ address, symbol: text, decimals: nullish(decimals) })),
    trusted: flag,
    proposer: nullish(addressInfo),
    proposedByDelegate: nullish(addressInfo),
  } satisfies FieldSchemas<MultisigExecutionDetails>,
  { fee: whole, payment: whole },
)

const data = /*@__PURE__*/ shape({
  hexData: nullish(hex),
  dataDecoded: nullish(dataDecoded),
  to: addressInfo,
  value: nullish(whole),
  operation,
  trustedDelegateCallTarget: nullish(flag),
  addressInfoIndex: nullish(record(addressInfo)),
  tokenInfoIndex: nullish(record(tokenInfo)),
} satisfies FieldSchemas<TransactionData>)

export const details = /*@__PURE__*/ shape({
  safeAddress: address,
  txId: text,
  executedAt: nullish(time),
  txStatus: text,
  txInfo: transactionInfo,
  txData: nullish(data),
  detailedExecutionInfo: nullish(kinds('type', { MULTISIG: byOwners, MODULE: byModule })),
  txHash: nullish(hash),
  safeAppInfo: nullish(safeAppInfo),
  note: nullish(text),
} satisfies FieldSchemas<TransactionDetails>)

export const preview = /*@__PURE__*/ shape({
  txInfo: transactionInfo,
  txData: data,
} satisfies FieldSchemas<TransactionPreview>)
