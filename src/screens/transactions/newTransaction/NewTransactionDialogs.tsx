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
import { type DraftToSave, TemplateDialog } from './templates/TemplateDialog.tsx'
import { TemplatesDialog } from './templates/TemplatesDialog.tsx'
import { UseTemplateDialog } from './templates/UseTemplateDialog.tsx'

export const SendDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/send/dialog')).SendDialog,
)

const Collectibles = /*@__PURE__*/ guarded(CollectiblesDialog)
const Call = /*@__PURE__*/ guarded(CallDialog)
const Recipients = /*@__PURE__*/ guarded(RecipientsDialog)
const OpenFile = /*@__PURE__*/ guarded(OpenFileDialog)
const AllTemplates = /*@__PURE__*/ guarded(TemplatesDialog)
const UseTemplate = /*@__PURE__*/ guarded(UseTemplateDialog)
const SaveTemplate = /*@__PURE__*/ guarded(TemplateDialog)

/** A dialog of the page of a new transaction. */
export type OpenedDialog =
  | { kind: ActionKind | 'file' | 'templates' }
  | { kind: 'template'; id: string }
  | { kind: 'saveTemplate'; of: DraftToSave }
  | { kind: 'edit'; id: number; call: BuilderCall }
  | { kind: 'review'; draft: Draft; of: TransactionDraft }
  | { kind: 'execute'; id: string; agreed?: Agreed | undefined }

interface NewTransactionDialogsProps {
  at: SafeRef
  open: OpenedDialog
  onAdd: (calls: readonly BuilderCall[], note?: string) => void
  onTemplate: (id: string) => void
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
  onTemplate,
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
    case 'templates':
      return <AllTemplates at={at} onUse={onTemplate} onClose={onClose} />
    case 'template':
      return <UseTemplate key={open.id} at={at} id={open.id} onDone={onAdd} onClose={onClose} />
    case 'saveTemplate':
      return <SaveTemplate at={at} of={open.of} onClose={onClose} />
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
