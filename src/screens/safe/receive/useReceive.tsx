import { type ReactNode, useState } from 'react'
import type { SafeRef } from '#base'
import { preloadDialog } from '#ui'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useChain } from '#screens/core/environment'

const ReceiveDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./dialog/index.ts')).ReceiveDialog,
)

export interface Receive {
  /** Opens the dialog with the Safe's address; undefined if its chain isn't supported. */
  open: (() => void) | undefined
  /** Loads the dialog ahead, for someone who is about to open it. */
  prepare: () => void
  /** The dialog; render it once. */
  dialog: ReactNode
}

/** The dialog with a Safe's address, loaded when it is first opened. */
export function useReceive(at: SafeRef): Receive {
  const chain = useChain(at.chainId)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const withCode = useWithCode()
  return {
    open: chain && (() => withCode(ReceiveDialog, () => setState('open'))),
    // A failure is reported when the dialog is opened.
    prepare: () => void Promise.all([ReceiveDialog.load(), preloadDialog()]).catch(() => {}),
    dialog: state !== 'never' && (
      <ReceiveDialog
        at={at}
        open={state === 'open'}
        onOpenChange={(open) => setState(open ? 'open' : 'closed')}
      />
    ),
  }
}
