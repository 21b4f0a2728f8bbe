import { WalletError, type WalletReason } from '#signing'
import { readWalletError, type WalletFailure } from '#wallet'

const reasons: Record<WalletFailure['kind'], WalletReason> = {
  rejected: 'rejected',
  pending: 'pending',
  missing: 'missing',
  lost: 'missing',
  timedOut: 'timedOut',
  wrongChain: 'wrongChain',
  chainUnknown: 'wrongChain',
  failed: 'failed',
}

/** A wallet that lost the connection or the node's answer may have sent it; one that refused, or couldn't be asked, hasn't. */
const unclear: ReadonlySet<WalletFailure['kind']> = new Set(['lost', 'timedOut', 'failed'])

/** Throws what a wallet threw as one of the reasons that signing knows. */
export function throwWalletError(cause: unknown, { mayHaveSent = false } = {}): never {
  const failure = readWalletError(cause)
  const detail = 'detail' in failure && failure.detail ? failure.detail : ''
  throw new WalletError(reasons[failure.kind], detail, { cause, mayHaveSent: mayHaveSent && unclear.has(failure.kind) })
}
