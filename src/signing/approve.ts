import type { Address } from '#base'
import { encodeApproveHash } from '#safe'
import type { PendingApproval } from './pending/pendingEntry.ts'
import { withEntry } from './pending/pendingStore.ts'
import type { SubmittingPorts, WalletPort } from './ports.ts'
import type { Signable } from './prepare.ts'
import { send } from './walletAnswers.ts'

export interface ApproveInput {
  /** Only a verified transaction is approved. */
  signable: Signable
  /** The owner that approves: the account that sends it. */
  account: Address
  /** Whether to send it as a legacy transaction, for chains without a fee market. */
  legacy: boolean
}

/**
 * Approves a transaction on-chain in place of a signature: sends its hash to the Safe from the
 * wallet. Once sent, it is in the pending store, from where `resume` follows it.
 * @throws WalletError
 */
export async function approve(
  ports: Pick<SubmittingPorts, 'store' | 'now'> & { wallet: Pick<WalletPort, 'sendTransaction'> },
  { signable: { at, hash }, account, legacy }: ApproveInput,
): Promise<PendingApproval> {
  const txHash = await send(ports.wallet, {
    account,
    chainId: at.chainId,
    to: at.address,
    data: encodeApproveHash(hash),
    legacy,
  })
  const entry: PendingApproval = {
    kind: 'approve',
    at,
    safeTxHash: hash,
    by: account,
    txHash,
    since: ports.now(),
    state: { status: 'processing' },
  }
  ports.store.update((list) => withEntry(list, entry))
  return entry
}
