import type { Hex } from '#base'
import type { TransactionDetail } from '#domain'
import { useWallet } from '#wallet'
import { useChain } from '../environment.tsx'
import { DeleteView } from './DeleteView.tsx'
import { useDelete } from './useDelete.ts'

export interface DeleteDialogProps {
  /** A proposed transaction. Read when the dialog opens: it is gone once it is deleted. */
  detail: TransactionDetail
  safeTxHash: Hex
  queueHref: string
  onClose: () => void
}

/** Deletes a proposed transaction from the queue. */
export function DeleteDialog({ detail, safeTxHash, queueHref, onClose }: DeleteDialogProps) {
  const { account } = useWallet()
  const chain = useChain(detail.at.chainId)
  const { state, start, back } = useDelete({ at: detail.at, safeTxHash }, account)
  return <DeleteView detail={detail} chain={chain} state={state} onDelete={() => void start()} onBack={back} queueHref={queueHref} onClose={onClose} />
}
