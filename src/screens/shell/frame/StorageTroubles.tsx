import { createElement, useState, useSyncExternalStore } from 'react'
import { backupKey, type StorageTrouble } from '#base'
import { pendingKey } from '#signing/pending'
import { loadOnce, useLazyModule } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { contactsKey, useContactsTrouble } from '#screens/core/names'
import { preferencesKey, usePreferencesTrouble } from '#screens/core/preferences'
import { usePending } from '#screens/common/pending'

const storageTroubleView = /*@__PURE__*/ loadOnce(
  async () => (await import('./notices/StorageTroubleView.tsx')).StorageTroubleView,
)

/** User data that this browser lost or can't save. */
export function StorageTroubles() {
  const { pending } = useEnvironment()
  const entries = usePending()
  const pendingTrouble = useSyncExternalStore(
    pending.subscribe,
    pending.getTrouble,
    () => undefined,
  )
  const isOver = pendingTrouble === 'unsaved' && entries.length === 0
  return (
    <>
      <Trouble
        what="pending"
        trouble={isOver ? undefined : pendingTrouble}
        backup={backupKey(pendingKey)}
      />
      <Trouble
        what="preferences"
        trouble={usePreferencesTrouble()}
        backup={backupKey(preferencesKey)}
      />
      <Trouble what="contacts" trouble={useContactsTrouble()} backup={backupKey(contactsKey)} />
    </>
  )
}

/** Loaded on demand, because the storage of most visits works. */
function Trouble({
  what,
  trouble,
  backup,
}: {
  what: 'preferences' | 'contacts' | 'pending'
  trouble: StorageTrouble | undefined
  backup: string
}) {
  const [dismissed, setDismissed] = useState<StorageTrouble>()
  const isShown = trouble !== undefined && trouble !== dismissed
  const Shown = useLazyModule(storageTroubleView, isShown)
  return isShown && Shown
    ? createElement(Shown, { what, trouble, backup, onDismiss: () => setDismissed(trouble) })
    : null
}
