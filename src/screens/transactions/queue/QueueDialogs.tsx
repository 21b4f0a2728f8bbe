import { createElement } from 'react'
import type { SafeRef } from '#base'
import type { Draft } from '#screens/transactions/confirm'
import {
  confirmDialog,
  executeDialog,
  executeManyDialog,
  proposeDialog,
  signManyDialog,
} from '#screens/transactions/dialogs'
import type { Agreed } from '#screens/transactions/review'

/** A dialog of the queue. `at` is the Safe it was opened from: the page may show another by now. */
export type OpenedDialog = { at: SafeRef } & (
  | {
      action: 'confirm' | 'execute'
      id: string
      /** The execution was requested while signing. */
      agreed?: Agreed | undefined
    }
  | { action: 'signMany' | 'executeMany'; ids: readonly string[] }
  | { action: 'fill'; draft: Draft }
)

interface QueueDialogsProps {
  open: OpenedDialog
  /** Executes what was signed in a dialog: the confirmed transaction, or a new one with that id. */
  onExecute: {
    signed: (agreed?: Agreed) => void
    other: (at: SafeRef, id: string, agreed?: Agreed) => void
  }
  onClose: () => void
}

/** The open dialog; its code is loaded. */
export function QueueDialogs({ open, onExecute, onClose }: QueueDialogsProps) {
  const { at } = open
  const [Confirm, Propose, Execute] = [
    confirmDialog.get(),
    proposeDialog.get(),
    executeDialog.get(),
  ]
  const [SignMany, ExecuteMany] = [signManyDialog.get(), executeManyDialog.get()]
  switch (open.action) {
    case 'confirm':
      return (
        Confirm && createElement(Confirm, { at, id: open.id, onExecute: onExecute.signed, onClose })
      )
    case 'fill':
      return (
        Propose &&
        createElement(Propose, {
          at,
          draft: open.draft,
          onExecute: (id, agreed) => onExecute.other(at, id, agreed),
          onClose,
        })
      )
    case 'signMany':
      return SignMany && createElement(SignMany, { at, ids: open.ids, onClose })
    case 'executeMany':
      return ExecuteMany && createElement(ExecuteMany, { at, ids: open.ids, onClose })
    case 'execute':
      return Execute && createElement(Execute, { at, id: open.id, agreed: open.agreed, onClose })
  }
}
