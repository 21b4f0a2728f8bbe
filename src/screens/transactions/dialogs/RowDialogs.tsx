import type { SafeRef } from '#base'
import type { Draft } from '#screens/transactions/confirm'
import {
  ConfirmDialog,
  ExecuteDialog,
  ExecuteManyDialog,
  ProposeDialog,
  SignManyDialog,
} from './dialogs.ts'
import type { Agreed } from '#screens/transactions/review'

/**
 * A dialog that was opened from a list. `at` is the Safe it was opened from: the page may show
 * another by now.
 */
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

interface RowDialogsProps {
  open: OpenedDialog
  /** Executes what was signed in a dialog: the confirmed transaction, or a new one with that ID. */
  onExecute: {
    signed: (agreed?: Agreed) => void
    other: (at: SafeRef, id: string, agreed?: Agreed) => void
  }
  onClose: () => void
}

/** The open dialog; its code is loaded. */
export function RowDialogs({ open, onExecute, onClose }: RowDialogsProps) {
  const { at } = open
  switch (open.action) {
    case 'confirm':
      return <ConfirmDialog at={at} id={open.id} onExecute={onExecute.signed} onClose={onClose} />
    case 'fill':
      return (
        <ProposeDialog
          at={at}
          draft={open.draft}
          onExecute={(id, agreed) => onExecute.other(at, id, agreed)}
          onClose={onClose}
        />
      )
    case 'signMany':
      return <SignManyDialog at={at} ids={open.ids} onClose={onClose} />
    case 'executeMany':
      return <ExecuteManyDialog at={at} ids={open.ids} onClose={onClose} />
    case 'execute':
      return <ExecuteDialog at={at} id={open.id} agreed={open.agreed} onClose={onClose} />
  }
}
