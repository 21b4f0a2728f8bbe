/** Why the connected account can't log in. */
export type LoginObstacle = 'noWallet' | 'contract' | 'notOffered'

export interface ObstacleFacts {
  isConnected: boolean
  /** undefined: not known, because the chain couldn't be read, or hasn't been yet. */
  isContract: boolean | undefined
  /** Whether the gateway lacks the calls of a login, as far as one was tried. */
  isMissing: boolean
}

/**
 * What prevents a login; null if nothing is known to. An account that may be a contract is allowed
 * to try.
 */
export function loginObstacle({
  isConnected,
  isContract,
  isMissing,
}: ObstacleFacts): LoginObstacle | null {
  if (isMissing) return 'notOffered'
  if (!isConnected) return 'noWallet'
  return isContract ? 'contract' : null
}
