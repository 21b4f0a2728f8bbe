import type { Address } from '#base'
import { type PendingConfirmation, withEntry } from './pendingStore.ts'
import type { SubmittingPorts, WalletPort } from './ports.ts'
import type { Signable } from './prepare.ts'
import { sign } from './sign.ts'
import { submit } from './submit.ts'

/**
 * Confirms a transaction: sign, check, store, submit. Once signed, it is in the pending store, so the signature survives a closed
 * dialog, a reload and a failing gateway.
 * @throws WalletError
 * @throws SignatureMismatchError
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
