import { no } from '#base'
import type { TransactionDetail } from '#queries'
import { canConfirm, canExecute, type SafeState, type Waiting, type Who } from '#safe'
import type { Wallet } from '#wallet'
import type { Proven } from './useProof.ts'

export const whoOf = ({ status, account, chainId }: Pick<Wallet, 'status' | 'account' | 'chainId'>): Who =>
  status === 'connected' ? { account: account ?? null, chainId: chainId === undefined ? null : String(chainId) } : { account: null, chainId: null }

const waitingOf = (detail: TransactionDetail): Waiting => ({
  status: detail.status,
  nonce: detail.tx?.nonce ?? 0n,
  confirmedBy: detail.multisig?.confirmations.map((one) => one.signer) ?? [],
  rejection: detail.action.kind === 'reject',
})

const loading = no('loading')

/** What this visitor may do with a transaction, by the rules of `safe`. */
export function allowedOf(detail: TransactionDetail | undefined, proven: Proven | undefined, who: Who) {
  const safe: SafeState | null | undefined = proven?.safe
  if (!detail?.multisig || !proven || !safe) return { confirm: loading, execute: loading }
  const proof = proven.proof === 'checking' ? 'checking' : proven.proof.status
  return { confirm: canConfirm(waitingOf(detail), safe, who, proof), execute: canExecute(waitingOf(detail), safe, who, proof) }
}
