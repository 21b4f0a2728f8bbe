import { type Address, type Failure, type Remote, sameAddress } from '#base'
import type { RegisteredEmail } from '#queries'

/**
 * The known state of the connected owner's email address. `locked`: the gateway reveals it only for
 * a signature. `none`: the gateway has none.
 */
export type EmailState =
  | { status: 'loading' }
  | { status: 'connect' | 'nonOwner' | 'contract' | 'notOffered' | 'locked' | 'none' }
  | { status: 'failed'; reason: Failure; retry: () => void }
  | { status: 'known'; email: string; verified: boolean }

export interface EmailFacts {
  owners: Remote<readonly Address[]>
  /** Whether a wallet that was connected before may still reconnect. */
  isReconnecting: boolean
  account: Address | undefined
  /** Whether the account is a contract; undefined if no node reports it. */
  isContract: boolean | undefined
  /** The gateway's response without a signature, or for one. */
  registered: Remote<RegisteredEmail | null>
}

/** Only owners have an address, and only with a key: gateways recover the key from a signature. */
export function emailState({
  owners,
  isReconnecting,
  account,
  isContract,
  registered,
}: EmailFacts): EmailState {
  if (isReconnecting && !account) return { status: 'loading' }
  if (!account) return { status: 'connect' }
  if (owners.status !== 'ready') return owners
  if (!owners.value.some((owner) => sameAddress(owner, account))) return { status: 'nonOwner' }
  if (isContract === true) return { status: 'contract' }
  if (registered.status === 'loading') return registered
  if (registered.status === 'ready')
    return registered.value ? { status: 'known', ...registered.value } : { status: 'none' }
  const { reason } = registered
  if (reason.kind === 'notOffered') return { status: 'notOffered' }
  if (reason.kind === 'declined' && (reason.status === 401 || reason.status === 403))
    return { status: 'locked' }
  return registered
}
