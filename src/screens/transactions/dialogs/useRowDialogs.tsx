import { type ReactNode, useCallback, useState } from 'react'
import type { SafeRef } from '#base'
import { rejectionTx } from '#safe'
import { useWithCode } from '#screens/core/code'
import type { Agreed } from '#screens/transactions/review'
import {
  ConfirmDialog,
  ExecuteDialog,
  ExecuteManyDialog,
  ProposeDialog,
  SignManyDialog,
} from './dialogs.ts'
import { type OpenedDialog, RowDialogs } from './RowDialogs.tsx'

export interface RowDialogActions {
  confirm: (id: string) => void
  execute: (id: string) => void
  signMany: (ids: readonly string[]) => void
  executeMany: (ids: readonly string[]) => void
  /** Proposes an empty transaction for a nonce that no listed transaction has. */
  fill: (nonce: number) => void
  /** The open dialog. */
  dialog: ReactNode
}

/** The dialogs that a list of pending transactions opens; their code is loaded first. */
export function useRowDialogs(at: SafeRef): RowDialogActions {
  const [open, setOpen] = useState<OpenedDialog>()
  const withCode = useWithCode()
  const execute = (of: SafeRef, id: string, agreed?: Agreed) =>
    withCode(ExecuteDialog, () => setOpen({ action: 'execute', at: of, id, agreed }))
  const executeSigned = useCallback(
    (agreed?: Agreed) =>
      withCode(ExecuteDialog, () =>
        setOpen((opened) =>
          opened?.action === 'confirm' ? { ...opened, action: 'execute', agreed } : opened,
        ),
      ),
    [withCode],
  )
  return {
    confirm: (id) => withCode(ConfirmDialog, () => setOpen({ action: 'confirm', at, id })),
    execute: (id) => execute(at, id),
    signMany: (ids) => withCode(SignManyDialog, () => setOpen({ action: 'signMany', at, ids })),
    executeMany: (ids) =>
      withCode(ExecuteManyDialog, () => setOpen({ action: 'executeMany', at, ids })),
    fill: (nonce) =>
      withCode(ProposeDialog, () =>
        setOpen({
          action: 'fill',
          at,
          draft: {
            tx: rejectionTx(at.address, BigInt(nonce)),
            action: { kind: 'reject' },
            note: null,
          },
        }),
      ),
    dialog: open && (
      <RowDialogs
        open={open}
        onExecute={{ signed: executeSigned, other: execute }}
        onClose={() => setOpen(undefined)}
      />
    ),
  }
}
