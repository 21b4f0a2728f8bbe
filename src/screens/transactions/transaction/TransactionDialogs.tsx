import { useQueryClient } from '@tanstack/react-query'
import { type Address, type Hex, sameAddress, type SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { refreshSafe } from '#queries'
import type { Draft } from '#screens/transactions/confirm'
import {
  ConfirmDialog,
  DeleteDialog,
  ExecuteDialog,
  ProposeDialog,
} from '#screens/transactions/dialogs'
import { CopyDialog } from '#screens/transactions/copy'
import type { Agreed } from '#screens/transactions/review'
import { RemindDialog } from './RemindDialog.ts'
import { ShareDialog } from './shared/ShareDialog.ts'

/** A dialog of the page of a transaction. */
export type OpenedDialog =
  | { kind: 'confirm' }
  | { kind: 'share' }
  | { kind: 'remind'; owner: Address }
  | { kind: 'copy' }
  | { kind: 'reject'; draft: Draft }
  | { kind: 'delete'; detail: TransactionDetail; safeTxHash: Hex }
  | { kind: 'approveAs'; as: SafeRef; draft: Draft }
  | { kind: 'executeAs'; as: SafeRef; id: string; agreed?: Agreed | undefined }
  | { kind: 'execute'; id: string; agreed?: Agreed | undefined }

interface TransactionDialogsProps {
  at: SafeRef
  open: OpenedDialog
  /** The transaction of the page. */
  detail: TransactionDetail | undefined
  /** Owners who can be reminded. */
  awaited: readonly Address[]
  queueHref: string
  /** Executes what was signed in a dialog: the transaction of the page, or one with that ID. */
  onExecute: { signed: (agreed?: Agreed) => void; other: (id: string, agreed?: Agreed) => void }
  /** Executes the approval that was signed for another Safe. */
  onExecuteAs: (as: SafeRef, id: string, agreed?: Agreed) => void
  /** Called when the transaction of the page is deleted. */
  onDeleted: () => void
  onClose: () => void
}

/** The open dialog; its code is loaded. */
export function TransactionDialogs({
  at,
  open,
  detail,
  awaited,
  queueHref,
  onExecute,
  onExecuteAs,
  onDeleted,
  onClose,
}: TransactionDialogsProps) {
  const queries = useQueryClient()
  const { kind } = open
  switch (kind) {
    case 'confirm':
      return (
        detail && (
          <ConfirmDialog at={at} id={detail.id} onExecute={onExecute.signed} onClose={onClose} />
        )
      )
    case 'copy':
      return detail && <CopyDialog at={at} id={detail.id} onClose={onClose} />
    case 'share':
      return detail && <ShareDialog detail={detail} onClose={onClose} />
    case 'remind':
      return (
        detail && (
          <RemindDialog
            owner={open.owner}
            isAwaited={awaited.some((one) => sameAddress(one, open.owner))}
            {...{ detail, onClose }}
          />
        )
      )
    case 'reject':
      return (
        <ProposeDialog
          key={kind}
          at={at}
          draft={open.draft}
          onExecute={onExecute.other}
          onClose={onClose}
        />
      )
    case 'delete':
      return (
        <DeleteDialog
          detail={open.detail}
          safeTxHash={open.safeTxHash}
          queueHref={queueHref}
          onDeleted={onDeleted}
          onClose={onClose}
        />
      )
    case 'approveAs':
      return (
        <ProposeDialog
          key={kind}
          at={open.as}
          draft={open.draft}
          onExecute={(id, agreed) => onExecuteAs(open.as, id, agreed)}
          onClose={onClose}
        />
      )
    case 'executeAs':
      return (
        <ExecuteDialog
          key={kind}
          at={open.as}
          id={open.id}
          agreed={open.agreed}
          onClose={() => {
            onClose()
            // The approval is visible on the chain.
            void refreshSafe(queries, at)
          }}
        />
      )
    case 'execute':
      return (
        <ExecuteDialog key={kind} at={at} id={open.id} agreed={open.agreed} onClose={onClose} />
      )
  }
}
