import { nullish } from 'valibot'
import type {
  Estimation,
  ModuleExecutionInfo,
  MultisigExecutionInfo,
  SafeAppInfo,
  TransactionRow,
  TransactionSummary,
} from '../types/transactions.ts'
import { transactionInfo } from './transactionInfos.ts'
import {
  addressInfo,
  count,
  hash,
  kinds,
  type FieldSchemas,
  list,
  page,
  shape,
  text,
  time,
  whole,
} from './primitives.ts'

export const byModule = /*@__PURE__*/ shape({
  type: text,
  address: addressInfo,
} satisfies FieldSchemas<ModuleExecutionInfo>)
const byOwners = /*@__PURE__*/ shape({
  type: text,
  nonce: count,
  confirmationsRequired: count,
  confirmationsSubmitted: count,
  missingSigners: nullish(list(addressInfo)),
} satisfies FieldSchemas<MultisigExecutionInfo>)

export const safeAppInfo = /*@__PURE__*/ shape({
  name: text,
  url: text,
  logoUri: nullish(text),
} satisfies FieldSchemas<SafeAppInfo>)

const summary = /*@__PURE__*/ shape({
  id: text,
  timestamp: time,
  txStatus: text,
  txInfo: transactionInfo,
  txHash: nullish(hash),
  executionInfo: nullish(kinds('type', { MULTISIG: byOwners, MODULE: byModule })),
  safeAppInfo: nullish(safeAppInfo),
  note: nullish(text),
} satisfies FieldSchemas<TransactionSummary>)

const TRANSACTION = /*@__PURE__*/ shape({
  type: text,
  transaction: summary,
  conflictType: text,
} satisfies FieldSchemas<TransactionRow>)
export const dateLabel = /*@__PURE__*/ shape({ type: text, timestamp: time })

export const queued = /*@__PURE__*/ page(
  kinds('type', {
    TRANSACTION,
    LABEL: shape({ type: text, label: text }),
    CONFLICT_HEADER: shape({ type: text, nonce: count }),
  }),
)
export const history = /*@__PURE__*/ page(kinds('type', { TRANSACTION, DATE_LABEL: dateLabel }))
/** Lists without labels. */
export const transactionRows = /*@__PURE__*/ page(kinds('type', { TRANSACTION }))

export const estimation = /*@__PURE__*/ shape({
  currentNonce: count,
  recommendedNonce: count,
  safeTxGas: whole,
} satisfies FieldSchemas<Estimation>)
