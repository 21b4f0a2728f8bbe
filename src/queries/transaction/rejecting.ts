import type { Action, TransactionItem } from '#domain'

/**
 * A rejection with the action that it rejects, if only one transaction with its nonce can be meant;
 * other actions unchanged.
 */
export function rejecting(action: Action, withNonce: readonly TransactionItem[] = []): Action {
  if (action.kind !== 'reject') return action
  const [only, ...others] = withNonce.filter((item) => item.action.kind !== 'reject')
  const isKnown = only && others.length === 0 && only.action.kind !== 'unreadable'
  return isKnown ? { ...action, rejects: only.action } : action
}

/** A list's rows; each rejection includes the action that it rejects, if that is in the list. */
export function withRejected(items: readonly TransactionItem[]): readonly TransactionItem[] {
  if (!items.some(({ action }) => action.kind === 'reject')) return items
  const byNonce = new Map<number | undefined, TransactionItem[]>()
  for (const item of items) {
    const nonce = item.multisig?.nonce
    // With two of them, it isn't known which one is rejected.
    const others = byNonce.get(nonce) ?? []
    byNonce.set(nonce, others)
    if (item.action.kind !== 'reject' && others.length < 2) others.push(item)
  }
  return items.map((item) => {
    const action = item.multisig
      ? rejecting(item.action, byNonce.get(item.multisig.nonce))
      : item.action
    return action === item.action ? item : { ...item, action }
  })
}
