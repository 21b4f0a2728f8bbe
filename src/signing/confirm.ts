import type { Address } from '#base'
import { type PendingConfirmation, withEntry } from './pendingStore.ts'
import type { SubmittingPorts, WalletPort } from './ports.ts'
import type { Signable } from './prepare.ts'
import { sign } from './sign.ts'
import { submit } from './submit.ts'

/**
 * Confirms a transaction: sign, check, keep, submit. From the moment of the signature it is in the pending store, so that closing
 * the dialog, a reload or a failing gateway lose nothing.
 * @throws WalletError
 * @throws ForeignSignatureError
 */
export async function confirm(
  { wallet, gateway, store, now }: SubmittingPorts & { wallet: Pick<WalletPort, 'signTypedData'> },
  signable: Signable,
  account: Address,
): Promise<PendingConfirmation['state']> {
  const signature = await sign(wallet, signable, account)
  const { at, tx, safeTxHash } = signable
  const entry: PendingConfirmation = { kind: 'confirm', at, safeTxHash, tx, by: account, signature, since: now(), state: { status: 'submitting' } }
  store.update((list) => withEntry(list, entry))
  return submit({ gateway, store }, entry)
}
