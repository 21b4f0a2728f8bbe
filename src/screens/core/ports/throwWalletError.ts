import { WalletError, type WalletReason } from '#signing'
import { readWalletError, type WalletFailure } from '#wallet'

const reasons: Record<WalletFailure['kind'], WalletReason> = {
  rejected: 'rejected',
  pending: 'pending',
  missing: 'missing',
  noAccount: 'missing',
  lost: 'missing',
  timedOut: 'timedOut',
  wrongChain: 'wrongChain',
  chainUnknown: 'wrongChain',
  failed: 'failed',
}

/**
 * A wallet that lost the connection or the node's response may have sent the transaction; one that
 * rejected the request, or couldn't be reached, hasn't.
 */
const mayHaveSentKinds: ReadonlySet<WalletFailure['kind']> = new Set(['lost', 'timedOut', 'failed'])

/** Rethrows a wallet's error as a {@link WalletError}. */
export function throwWalletError(cause: unknown, { mayHaveSent = false } = {}): never {
  const failure = readWalletError(cause)
  const detail = 'detail' in failure && failure.detail ? failure.detail : ''
  throw new WalletError(reasons[failure.kind], detail, {
    cause,
    mayHaveSent: mayHaveSent && mayHaveSentKinds.has(failure.kind),
  })
}
