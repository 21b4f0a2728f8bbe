import { nullish } from 'valibot'
import type { MultisigConfirmation, MultisigExecutionDetails, TransactionData, TransactionDetails, TransactionPreview } from '../types/transactions.ts'
import { tokenInfo } from './balances.ts'
import { dataDecoded } from './decoded.ts'
import { transactionInfo } from './transactionInfos.ts'
import { byModule, safeAppInfo } from './transactions.ts'
import { address, addressInfo, book, count, flag, grown, hash, hex, kinds, type Lines, list, operation, shape, text, time, whole } from './words.ts'

const confirmation = /*@__PURE__*/ shape({ signer: addressInfo, signature: nullish(hex), submittedAt: time } satisfies Lines<MultisigConfirmation>)

const byOwners = /*@__PURE__*/ grown(
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
    gasTokenInfo: nullish(shape({ address, symbol: text, decimals: nullish(count) })),
    trusted: flag,
    proposer: nullish(addressInfo),
    proposedByDelegate: nullish(addressInfo),
  } satisfies Lines<MultisigExecutionDetails>,
  { fee: whole, payment: whole },
)

const data = /*@__PURE__*/ shape({
  hexData: nullish(hex),
  dataDecoded: nullish(dataDecoded),
  to: addressInfo,
  value: nullish(whole),
  operation,
  trustedDelegateCallTarget: nullish(flag),
  addressInfoIndex: nullish(book(addressInfo)),
  tokenInfoIndex: nullish(book(tokenInfo)),
} satisfies Lines<TransactionData>)

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
} satisfies Lines<TransactionDetails>)

export const preview = /*@__PURE__*/ shape({ txInfo: transactionInfo, txData: data } satisfies Lines<TransactionPreview>)
