import type { Action, TransactionDetail } from '#domain'
import { decodeTransaction } from '#safe'
import { isFinal } from '#signing'
import { actionOf } from './actionOf.ts'

/** Actions that gateways describe in terms that call data doesn't have: a price, a rate, a fee. */
const reported: readonly Action['kind'][] = ['trade', 'stake', 'vault']

/**
 * A pending transaction whose description its bytes can't prove is presented by what they say, like
 * a draft: only that can be compared and signed. An order or a stake is described next to it.
 */
export function asCalled(detail: TransactionDetail | undefined): TransactionDetail | undefined {
  if (!detail?.tx || isFinal(detail) || !reported.includes(detail.action.kind)) return detail
  const { at, tx, decoded } = detail
  const { effect } = decodeTransaction(tx, at.address)
  const made = { ...tx, method: decoded?.method }
  return { ...detail, action: actionOf(effect, made, { safe: at.address, tokens: [] }) }
}
