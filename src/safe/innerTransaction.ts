import type { Hex } from '#base'
import type { SafeTx } from '#domain'
import type { Effect, InnerTransaction } from './effect.ts'
import { decodeExec } from './execution.ts'
import { decodeCall } from './method.ts'
import { methods } from './methods.ts'
import type { BatchCall } from './multiSend.ts'
import { hasRefund } from './refund.ts'

/** A transaction that another account is instructed to execute. */
export interface InnerCall extends Omit<InnerTransaction, 'effect'> {
  call: BatchCall
}

type Signed = Extract<Effect, { kind: 'execute' }>['signed']

type Fields = Omit<SafeTx, 'nonce'>

/** A transaction of another account, as far as it doesn't concern the call itself. */
export const innerCall = (tx: Fields): InnerCall => ({
  call: tx,
  refund: hasRefund(tx)
    ? {
        baseGas: tx.baseGas,
        gasPrice: tx.gasPrice,
        gasToken: tx.gasToken,
        refundReceiver: tx.refundReceiver,
      }
    : null,
  // Without a gas limit and a price, contracts since 1.3.0 revert when the call fails.
  mayFail: tx.safeTxGas !== 0n || tx.gasPrice !== 0n,
})

/**
 * The transaction that a call makes its target execute: as an owner, whose signature is making the
 * call, or as a module. undefined for other calls.
 */
export function decodeInner(data: Hex): (InnerCall & { signed?: Signed }) | undefined {
  const signed = decodeExec(data)
  if (signed) return { ...innerCall(signed.tx), signed }
  const moduleCall =
    decodeCall(methods.execTransactionFromModule, data) ??
    decodeCall(methods.execTransactionFromModuleReturnData, data)
  if (!moduleCall) return undefined
  const [to, value, inner, operation] = moduleCall
  if (operation !== 0 && operation !== 1) return undefined
  // The module gets the result instead of a revert.
  return { call: { to, value, data: inner, operation }, refund: null, mayFail: true }
}
