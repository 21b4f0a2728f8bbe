import { useQueryClient } from '@tanstack/react-query'
import type { Hex } from '#base'
import type { TransactionDetail } from '#domain'
import { refreshSafe } from '#queries'
import { deleteTransaction, withoutEntry } from '#signing'
import { entriesOf, isConfirmation } from '#signing/pending'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { transactionText } from '#screens/common/signing'
import { useSignedRequest } from '#screens/transactions/confirm'
import { useChain, useEnvironment } from '#screens/core/environment'
import { actorOf } from '#screens/core/openSafe'
import { DeleteView } from './DeleteView.tsx'
import { deleteText } from './text.ts'

export interface DeleteDialogProps {
  /** A proposed transaction. Read when the dialog opens: it is gone once it is deleted. */
  detail: TransactionDetail
  safeTxHash: Hex
  queueHref: string
  /** The gateway has deleted it; the dialog still says so. */
  onDeleted: () => void
  onClose: () => void
}

/** Deletes a proposed transaction from the gateway's queue, with the proposer's signature. */
export function DeleteDialog({
  detail,
  safeTxHash,
  queueHref,
  onDeleted,
  onClose,
}: DeleteDialogProps) {
  const { at } = detail
  const wallet = useWallet()
  const queries = useQueryClient()
  const { pending, isWithoutService } = useEnvironment()
  const chain = useChain(at.chainId)
  const text = useText(deleteText)
  const common = useText(transactionText)
  const { state, start, back } = useSignedRequest(
    async (ports, account) => {
      // This browser's queue belongs to its user, so no signature is required.
      await (isWithoutService
        ? ports.requests.deleteTransaction({ at, safeTxHash, signature: '0x' })
        : deleteTransaction(ports, { at, safeTxHash }, account))
      // Its signatures are no longer at the gateway.
      pending.update((list) =>
        entriesOf(list, at, safeTxHash).filter(isConfirmation).reduce(withoutEntry, list),
      )
      onDeleted()
    },
    () => refreshSafe(queries, at),
    {
      network: chain?.name ?? '',
      done: common('deleted.title'),
      failed: (why) => text(`fail.${why}`),
    },
  )
  const { switchChain } = wallet
  return (
    <DeleteView
      detail={detail}
      chain={chain}
      state={state}
      // Wallets sign only for their current network.
      isElsewhere={!isWithoutService && actorOf(wallet).chainId !== at.chainId}
      isLocal={isWithoutService}
      onSwitchChain={
        switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))
      }
      onDelete={() => void start()}
      onBack={back}
      queueHref={queueHref}
      onClose={onClose}
    />
  )
}
