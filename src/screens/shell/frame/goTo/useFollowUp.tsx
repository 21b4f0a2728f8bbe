import { type ReactNode, useState } from 'react'
import type { SafeRef } from '#base'
import { useWithCode } from '#screens/core/code'
import { AddSafeDialog, loadDialog } from '#screens/common/dialogs'
import { addSafe, changeAddedSafes } from '#screens/core/preferences'

const ReceiveDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/safe/receive/dialog')).ReceiveDialog,
)
const dialogs = { add: AddSafeDialog, receive: ReceiveDialog }

export interface FollowUp {
  show: (dialog: keyof typeof dialogs) => void
  /** Render it once. */
  dialog: ReactNode
}

/** The dialogs that "Go to" opens, each loaded when it is wanted. */
export function useFollowUp(at: SafeRef | undefined, safes: readonly SafeRef[]): FollowUp {
  const withCode = useWithCode()
  const [shown, setShown] = useState<{ dialog: keyof typeof dialogs; open: boolean }>()
  const onOpenChange = (open: boolean) => shown && setShown({ ...shown, open })
  const onAdd = (safe: SafeRef) => void changeAddedSafes((before) => addSafe(before, safe))
  return {
    show: (dialog) => withCode(dialogs[dialog], () => setShown({ dialog, open: true })),
    dialog:
      shown?.dialog === 'add' ? (
        <AddSafeDialog
          open={shown.open}
          onOpenChange={onOpenChange}
          known={safes}
          onAdd={onAdd}
          isElsewhere
        />
      ) : (
        shown && at && <ReceiveDialog at={at} open={shown.open} onOpenChange={onOpenChange} />
      ),
  }
}
