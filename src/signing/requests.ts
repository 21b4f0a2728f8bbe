import type { Address, Hex, SafeRef } from '#base'
import {
  delegateTypedData,
  deleteRequestTypedData,
  totpAt,
  type TypedData,
  typedDataHash,
} from '#safe'
import type { RequestPort, SignedDelegate, WalletPort } from './ports.ts'
import { sign } from './sign.ts'

export interface RequestPorts<Calls extends keyof RequestPort = keyof RequestPort> {
  wallet: Pick<WalletPort, 'signTypedData'>
  requests: Pick<RequestPort, Calls>
  /** Milliseconds since 1970. */
  now: () => number
}

// These requests are valid for about an hour and are repeated by signing again, so they aren't
// stored.

const signRequest = (
  wallet: RequestPorts['wallet'],
  typedData: TypedData,
  account: Address,
): Promise<Hex> => sign(wallet, { typedData, hash: typedDataHash(typedData) }, account)

/**
 * Deletes a proposed transaction from the gateway's queue. Existing signatures stay valid for
 * anyone who has them.
 * @throws WalletError
 * @throws SignatureMismatchError
 * @throws SubmitError
 */
export async function deleteTransaction(
  { wallet, requests, now }: RequestPorts<'deleteTransaction'>,
  { at, safeTxHash }: { at: SafeRef; safeTxHash: Hex },
  account: Address,
): Promise<void> {
  const signature = await signRequest(
    wallet,
    deleteRequestTypedData(at, safeTxHash, totpAt(now())),
    account,
  )
  await requests.deleteTransaction({ at, safeTxHash, signature })
}

type Delegation = Omit<SignedDelegate, 'signature' | 'delegator'>

/**
 * Lets a delegate propose transactions for this account.
 * @throws WalletError
 * @throws SignatureMismatchError
 * @throws SubmitError
 */
export async function addDelegate(
  { wallet, requests, now }: RequestPorts,
  delegation: Delegation,
  account: Address,
): Promise<void> {
  const signature = await signRequest(
    wallet,
    delegateTypedData(delegation.chainId, delegation.delegate, totpAt(now())),
    account,
  )
  await requests.addDelegate({ ...delegation, delegator: account, signature })
}

/**
 * Ends a delegation of this account, or, with its `delegator`, one to this account.
 * @throws WalletError
 * @throws SignatureMismatchError
 * @throws SubmitError
 */
export async function removeDelegate(
  { wallet, requests, now }: RequestPorts,
  delegation: Omit<Delegation, 'label'> & { delegator?: Address },
  account: Address,
): Promise<void> {
  const signature = await signRequest(
    wallet,
    delegateTypedData(delegation.chainId, delegation.delegate, totpAt(now())),
    account,
  )
  await requests.removeDelegate({ delegator: account, ...delegation, signature })
}
