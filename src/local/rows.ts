import { type Address, type Hex, sameAddress } from '#base'
import type { SafeTx } from '#domain'
import type { LoggedCall, Place, SafeEvent } from './events.ts'

export interface Moved {
  from: Address
  to: Address
  /** null: the native coin. */
  token: Address | null
  raw: bigint
  isCollectible: boolean
}

/** A row of the history, as the chain has it. */
export type Row = Place &
  (
    | {
        kind: 'multisig'
        safeTxHash: Hex
        success: boolean
        /** Each execution uses one nonce, in order. */
        nonce: number
        /** Missing if the contract logs only the hash. */
        call?: LoggedCall | undefined
      }
    | {
        kind: 'module'
        module: Address
        success: boolean
        /** Missing if the contract doesn't log it. */
        call?: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>
        /** The only token that left the Safe in it, if its call isn't known. */
        moved?: Moved
      }
    | (Moved & { kind: 'transfer' })
    | { kind: 'creation'; creator: Address }
  )

/**
 * The rows of a range's events, newest first. Transfers of a Safe's own transaction belong to it.
 * @param nonce of the next transaction after the range
 */
export function rowsOf(
  events: readonly SafeEvent[],
  safe: Address,
  nonce: number,
): { rows: Row[]; nonce: number } {
  const sorted = events.toSorted((a, b) => a.block - b.block || a.index - b.index)
  const ownTransactions = new Set(
    sorted
      .filter(({ kind }) => kind === 'executed' || kind === 'module')
      .map(({ txHash }) => txHash),
  )
  const rows: Row[] = []
  // Both kinds of calls are logged right before what becomes of them.
  let logged: LoggedCall[] = []
  let moduleCall: Extract<SafeEvent, { kind: 'moduleCall' }>['call'] | undefined
  for (const event of sorted) {
    const { block, index, txHash } = event
    const place: Place = { block, index, txHash }
    switch (event.kind) {
      case 'logged':
        logged.push(event.call)
        break
      case 'moduleCall':
        moduleCall = event.call
        break
      case 'executed': {
        const call = logged.pop()
        const { safeTxHash, success } = event
        rows.push({
          ...place,
          kind: 'multisig',
          safeTxHash,
          success,
          nonce: 0,
          ...(call && { call }),
        })
        break
      }
      case 'module': {
        const { module, success } = event
        const moved = sentBefore(sorted, event, safe)
        rows.push({
          ...place,
          kind: 'module',
          module,
          success,
          ...(moduleCall ? { call: moduleCall } : moved && { moved }),
        })
        moduleCall = undefined
        break
      }
      case 'received': {
        const { from, raw } = event
        if (!ownTransactions.has(txHash))
          rows.push({
            ...place,
            kind: 'transfer',
            from,
            to: safe,
            token: null,
            raw,
            isCollectible: false,
          })
        break
      }
      case 'transfer':
        if (!ownTransactions.has(txHash) && !sameAddress(event.from, event.to))
          rows.push({ ...place, ...event, kind: 'transfer' })
        break
      case 'created':
        rows.push({ ...place, kind: 'creation', creator: event.creator })
    }
  }
  let next = nonce
  const newestFirst = rows.toReversed()
  for (const row of newestFirst) if (row.kind === 'multisig') row.nonce = --next
  return { rows: newestFirst, nonce: next }
}

/** What left the Safe in a module's transaction, if it's one token: such events come before. */
function sentBefore(
  events: readonly SafeEvent[],
  { txHash, index }: Place,
  safe: Address,
): Moved | undefined {
  const earlier = events.filter((one) => one.txHash === txHash && one.index < index)
  const start = earlier.findLastIndex(({ kind }) => kind === 'module' || kind === 'executed')
  const sent = earlier
    .slice(start + 1)
    .flatMap((one) => (one.kind === 'transfer' && sameAddress(one.from, safe) ? [one] : []))
  const [only, ...more] = sent
  if (!only || more.length > 0) return undefined
  const { from, to, token, raw, isCollectible } = only
  return { from, to, token, raw, isCollectible }
}
