import type { Address } from '#base'
import type { SafeMessage } from '#safe'
import type { PendingSignature } from './pending/pendingEntry.ts'
import { withEntry } from './pending/pendingStore.ts'
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
}

/**
 * Signs and submits a transaction or a message: sign, check, store, submit. The first signature
 * proposes it. Once signed, it is in the pending store, so the signature survives a closed dialog,
 * a reload and a failing gateway.
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
  { method = 'typedData', chainIds }: ConfirmOptions = {},
): Promise<PendingSignature['state']> {
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
    state: { status: 'submitting' },
    ...(proposal && { proposal }),
  } as const
  const entry: PendingSignature =
    signable.kind === 'message'
      ? { ...signed, kind: 'message', messageHash: hash, message: signable.message }
      : { ...signed, kind: 'confirm', safeTxHash: hash, tx: signable.tx }
  store.update((list) => withEntry(list, entry))
  return submit({ gateway, store }, entry)
}
