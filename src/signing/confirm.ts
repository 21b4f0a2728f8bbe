import type { Address } from '#base'
import type { SafeMessage } from '#safe'
import type { PendingSignature } from './pending/pendingEntry.ts'
import { storedEntry, withEntry, withState } from './pending/pendingStore.ts'
import type { SubmittingPorts, WalletPort } from './ports.ts'
import type { Signable } from './prepare.ts'
import type { SignableMessage } from './prepareMessage.ts'
import { sign, signHash } from './sign.ts'
import { submit } from './submit.ts'

interface ConfirmOptions {
  /** `hash` for a wallet that can't sign typed data. */
  method?: 'typedData' | 'hash'
  /** Chains that the wallet may mistake this one for. */
  chainIds?: readonly string[]
  /**
   * Repeats the review once the wallet has answered. Nothing is sent unless it is the same; the
   * signature is kept.
   */
  recheck?: (() => Promise<Rechecked>) | undefined
}

/** `unchecked`: the chain couldn't be read again. */
export type Rechecked = 'same' | 'changed' | 'unchecked'

/**
 * Signs and submits a transaction or a message: sign, check, store, review again, submit. The first
 * signature proposes it. Once signed, it is in the pending store, so the signature survives a
 * closed dialog, a reload, and a failing gateway. Returns its state; undefined if it was discarded
 * while the review was repeated.
 * @throws WalletError
 * @throws SignatureMismatchError
 */
export async function confirm(
  {
    wallet,
    gateway,
    store,
    now,
  }: SubmittingPorts & { wallet: Pick<WalletPort, 'signTypedData' | 'signMessage'> },
  signable: Signable | SignableMessage,
  account: Address,
  { method = 'typedData', chainIds, recheck }: ConfirmOptions = {},
): Promise<PendingSignature['state'] | undefined> {
  const request = {
    ...signable,
    message: signable.kind === 'message' ? (signable.message as SafeMessage) : undefined,
    chainIds,
  }
  const signature = await (method === 'hash' ? signHash : sign)(wallet, request, account)
  const { at, hash, proposal } = signable
  const signed = {
    at,
    by: account,
    signature,
    since: now(),
    state: { status: 'submitting', ...(recheck && { isUnchecked: true as const }) },
    ...(proposal && { proposal }),
  } as const
  const entry: PendingSignature =
    signable.kind === 'message'
      ? { ...signed, kind: 'message', messageHash: hash, message: signable.message }
      : { ...signed, kind: 'confirm', safeTxHash: hash, tx: signable.tx }
  store.update((list) => withEntry(list, entry))
  if (!recheck) return submit({ gateway, store }, entry)
  const found = await recheck().catch(() => 'unchecked' as const)
  const stored = storedEntry(store.get(), entry)
  // It was discarded, or another tab has taken it over.
  if (stored?.state.status !== 'submitting' || !stored.state.isUnchecked) return stored?.state
  if (found !== 'same') {
    const state = { status: 'unsubmitted', why: found } as const
    store.update((list) => withState(list, entry, state))
    return state
  }
  return submit({ gateway, store }, entry)
}
