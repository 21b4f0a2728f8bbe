import type { Address, Hex } from 'viem'
import type { MultisigRow } from '../indexing/rows.ts'
import type { ChainState } from '../state.ts'

/** The latest successful execution of this call by a Safe, if any. */
export const executedCall = (
  state: ChainState,
  safe: Address,
  { to, data }: { to: Address; data: Hex },
): MultisigRow | undefined =>
  state.index
    .recent(safe)
    .find(
      (row): row is MultisigRow =>
        row.kind === 'multisig' &&
        row.success &&
        row.tx.to.toLowerCase() === to.toLowerCase() &&
        row.tx.data.toLowerCase() === data.toLowerCase(),
    )
