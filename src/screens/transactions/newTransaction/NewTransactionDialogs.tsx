import type { SafeRef } from '#base'
import type { BuilderCall } from '#safe'
import { guarded, loadDialog } from '#screens/common/dialogs'
import type { TransactionDraft } from '#screens/core/stores'
import type { Draft } from '#screens/transactions/confirm'
import { ExecuteDialog, ProposeDialog } from '#screens/transactions/dialogs'
import type { Agreed } from '#screens/transactions/review'
import { CallDialog } from './call/CallDialog.tsx'
import { CollectiblesDialog } from './collectibles/CollectiblesDialog.tsx'
import { OpenFileDialog } from './file/OpenFileDialog.tsx'
import type { ActionKind } from './NewTransactionView.tsx'
import { RecipientsDialog } from './recipients/RecipientsDialog.tsx'

export const SendDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/send/dialog')).SendDialog,
)

const Collectibles = /*@__PURE__*/ guarded(CollectiblesDialog)
const Call = /*@__PURE__*/ guarded(CallDialog)
const Recipients = /*@__PURE__*/ guarded(RecipientsDialog)
const OpenFile = /*@__PURE__*/ guarded(OpenFileDialog)

/** A dialog of the page of a new transaction. */
export type OpenedDialog =
  | { kind: ActionKind | 'file' }
  | { kind: 'edit'; id: number; call: BuilderCall }
  | { kind: 'review'; draft: Draft; of: TransactionDraft }
  | { kind: 'execute'; id: string; agreed?: Agreed | undefined }

interface NewTransactionDialogsProps {
  at: SafeRef
  open: OpenedDialog
  onAdd: (calls: readonly BuilderCall[]) => void
  onEdited: (id: number, call: BuilderCall) => void
  onSigned: () => void
  onExecute: (id: string, agreed?: Agreed) => void
  onClose: () => void
}

/** The open dialog. */
export function NewTransactionDialogs({
  at,
  open,
  onAdd,
  onEdited,
  onSigned,
  onExecute,
  onClose,
}: NewTransactionDialogsProps) {
  switch (open.kind) {
    case 'tokens':
      return <SendDialog at={at} onAdd={onAdd} onClose={onClose} />
    case 'collectibles':
      return <Collectibles at={at} onDone={onAdd} onClose={onClose} />
    case 'call':
      return <Call key={open.kind} at={at} onDone={(call) => onAdd([call])} onClose={onClose} />
    case 'recipients':
      return <Recipients at={at} onDone={onAdd} onClose={onClose} />
    case 'file':
      return <OpenFile at={at} onDone={onAdd} onClose={onClose} />
    case 'edit':
      return (
        <Call
          key={open.kind}
          at={at}
          call={open.call}
          onDone={(call) => onEdited(open.id, call)}
          onClose={onClose}
        />
      )
    case 'review':
      return (
        <ProposeDialog
          at={at}
          draft={open.draft}
          onEdit={onClose}
          onExecute={onExecute}
          onSigned={onSigned}
          onClose={onClose}
        />
      )
    case 'execute':
      return <ExecuteDialog at={at} id={open.id} agreed={open.agreed} onClose={onClose} />
  }
}
