import type { Action, TransactionItem } from '#domain'

/**
 * A rejection with what it rejects, if that is a single one of the transactions with its nonce;
 * other actions as they are.
 */
export function rejecting(action: Action, withNonce: readonly TransactionItem[] = []): Action {
  if (action.kind !== 'reject') return action
  const [only, ...others] = withNonce.filter((item) => item.action.kind !== 'reject')
  const isKnown = only && others.length === 0 && only.action.kind !== 'unreadable'
  return isKnown ? { ...action, rejects: only.action } : action
}

/** The rows of a list, each rejection with what it rejects, if that is in the list. */
export function withRejected(items: readonly TransactionItem[]): readonly TransactionItem[] {
  if (!items.some(({ action }) => action.kind === 'reject')) return items
  const byNonce = new Map<number | undefined, TransactionItem[]>()
  for (const item of items) {
    const nonce = item.multisig?.nonce
    // Two of them are as good as many: which one is rejected isn't known.
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
