import type { Address, ChainSnapshot } from '#base'
import type { TransactionSummary } from '#gateway'
import { clientOf, type Local } from './handler.ts'
import type { StoredProposal } from './localStore.ts'
import { toSafeTx } from './queue.ts'
import { countedOf } from './signatures.ts'
import { readOrigin, transactionInfo } from './transactionInfo.ts'
import { infoOf } from './wire.ts'

/** Under which the gateway's lists name a transaction. */
export const idOf = ({ safe, safeTxHash }: Pick<StoredProposal, 'safe' | 'safeTxHash'>): string =>
  `multisig_${safe}_${safeTxHash}`

/** A row of the queue. */
export async function pendingSummary(
  local: Local,
  { chainId, address, owners, threshold }: ChainSnapshot,
  proposal: StoredProposal,
  { approvals, trusted }: { approvals: readonly Address[]; trusted: readonly Address[] },
): Promise<TransactionSummary> {
  const counted = countedOf(proposal.signatures, approvals, owners)
  const missing = owners.filter((owner) => counted.every(({ signer }) => signer !== owner))
  const isReady = counted.length >= threshold
  return {
    id: idOf(proposal),
    timestamp: proposal.at,
    txStatus: isReady ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS',
    txInfo: await transactionInfo(
      clientOf(local, chainId),
      { chainId, address },
      toSafeTx(proposal),
      trusted,
    ),
    txHash: null,
    executionInfo: {
      type: 'MULTISIG',
      nonce: Number(proposal.tx.nonce),
      confirmationsRequired: threshold,
      confirmationsSubmitted: counted.length,
      missingSigners: isReady ? null : missing.map(infoOf),
    },
    ...readOrigin(proposal.origin),
  }
}
