import { type Allowed, no, yes } from '#base'
import type { SafeState } from '#domain'
import { type Actor, canExecute, type ExecuteReason, type VerificationState } from './lifecycle.ts'
import type { PendingTransaction } from './status.ts'

/** Most transactions that are signed or executed in one go: nobody reads more with care. */
export const mostAtOnce = 20

/** One of several transactions that are executed in one go. */
export interface ExecutionPart {
  tx: PendingTransaction
  verification: VerificationState
  /**
   * It changes the Safe itself. What follows was checked, and its signatures counted, for the Safe
   * as it is before.
   */
  changesSafe: boolean
  /**
   * Its action may fail for want of gas and use the nonce all the same: nothing tells how much
   * several need that are sent in one.
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

/**
 * What the person can put right, or what is right a moment later: said only if nothing else stands
 * in the way.
 */
const passing: readonly string[] = [
  'noWallet',
  'walletIsSafe',
  'wrongChain',
  'checking',
  'unverified',
]

/**
 * Anyone may send several fully signed transactions in one: those with the next nonces of the Safe,
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
 * The transactions that can be executed in one go, from the Safe's nonce on. The run ends before a
 * nonce that several transactions have, because executing one cancels the others, and after one
 * that changes the Safe.
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
