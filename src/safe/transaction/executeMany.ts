import { type Allowed, no, yes } from '#base'
import type { SafeState } from '#domain'
import { type Actor, canExecute, type ExecuteReason, type VerificationState } from './lifecycle.ts'
import type { PendingTransaction } from './status.ts'

/** Maximum transactions to sign or execute together: more can't be reviewed carefully. */
export const mostAtOnce = 20

/** One of several transactions executed together. */
export interface ExecutionPart {
  tx: PendingTransaction
  verification: VerificationState
  /**
   * Whether it changes the Safe itself. The following ones were checked, and their signatures
   * counted, against the state before.
   */
  changesSafe: boolean
  /**
   * Whether its action may run out of gas and still use the nonce: it's unknown how much gas
   * several need together.
   */
  mayLackGas?: boolean
}

export type ExecuteManyReason =
  | Exclude<ExecuteReason, 'nonceTooHigh'>
  | 'none'
  | 'tooMany'
  | 'gap'
  | 'sameNonce'
  | 'afterChange'
  | 'noGasLimit'

/** Problems that the user can fix or that resolve shortly: shown only if nothing else blocks. */
const passing: readonly string[] = [
  'noWallet',
  'walletIsSafe',
  'wrongChain',
  'checking',
  'unverified',
]

/**
 * Anyone may send several fully signed transactions together: those with the Safe's next nonces,
 * without a gap. None of them may follow one that changes the Safe.
 */
export function canExecuteMany(
  parts: readonly ExecutionPart[],
  safe: SafeState,
  actor: Actor,
): Allowed<ExecuteManyReason> {
  if (parts.length === 0) return no('none')
  if (parts.length > mostAtOnce) return no('tooMany')
  const sorted = inOrder(parts)
  if (sorted.some(({ tx }, at) => tx.nonce === sorted[at + 1]?.tx.nonce)) return no('sameNonce')
  const reasons = sorted.flatMap(({ tx, verification }, at): ExecuteManyReason[] => {
    const may = canExecute(tx, { ...safe, nonce: safe.nonce + BigInt(at) }, actor, verification)
    return may.allowed ? [] : [may.reason === 'nonceTooHigh' ? 'gap' : may.reason]
  })
  const lasting = reasons.find((reason) => !passing.includes(reason))
  if (lasting) return no(lasting)
  if (sorted.slice(0, -1).some(({ changesSafe }) => changesSafe)) return no('afterChange')
  if (sorted.some(({ mayLackGas }) => mayLackGas)) return no('noGasLimit')
  const [reason] = reasons
  return reason ? no(reason) : yes
}

const inOrder = <T extends { tx: Pick<PendingTransaction, 'nonce'> }>(
  parts: readonly T[],
): readonly T[] =>
  parts.toSorted((a, b) => (a.tx.nonce < b.tx.nonce ? -1 : a.tx.nonce > b.tx.nonce ? 1 : 0))

/**
 * The transactions that can be executed together, from the Safe's nonce on. Ends before a nonce
 * shared by several transactions, because executing one cancels the others, and after one that
 * changes the Safe.
 */
export function executableRun<T extends Pick<ExecutionPart, 'tx' | 'changesSafe'>>(
  pending: readonly T[],
  safe: SafeState,
): readonly T[] {
  const run: T[] = []
  while (run.length < mostAtOnce) {
    const [next, ...others] = pending.filter(
      ({ tx }) => tx.nonce === safe.nonce + BigInt(run.length),
    )
    if (!next || others.length > 0) break
    const may = canExecuteMany(
      [...run, next].map((part) => ({ ...part, verification: 'verified' })),
      safe,
      { account: null, chainId: null },
    )
    if (!may.allowed && may.reason !== 'noWallet') break
    run.push(next)
  }
  return run
}
