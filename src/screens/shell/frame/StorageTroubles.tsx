import { useState, useSyncExternalStore } from 'react'
import { backupKey, type StorageTrouble } from '#base'
import { pendingKey } from '#signing/pending'
import { loadPart } from '#screens/core/code'
import { useEnvironment } from '#screens/core/environment'
import { contactsKey, useContactsTrouble } from '#screens/core/names'
import { preferencesKey, usePreferencesTrouble } from '#screens/core/preferences'
import { hasLabels, labelsKey } from '#screens/core/stores'
import { usePending } from '#screens/common/pending'

const StorageTroubleView = /*@__PURE__*/ loadPart(
  async () => (await import('./notices/index.ts')).StorageTroubleView,
)

const LabelsTrouble = /*@__PURE__*/ loadPart(
  async () => (await import('./notices/index.ts')).LabelsTrouble,
)

/** User data that this browser lost or can't save. */
export function StorageTroubles() {
  const { pending } = useEnvironment()
  const entries = usePending()
  // Unreadable data is moved aside when it is read.
  const [hadLabels] = useState(hasLabels)
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
      {(hadLabels || hasLabels()) && (
        <LabelsTrouble>
          {(trouble) => <Trouble what="labels" trouble={trouble} backup={backupKey(labelsKey)} />}
        </LabelsTrouble>
      )}
    </>
  )
}

/** Loaded on demand, because the storage of most visits works. */
function Trouble({
  what,
  trouble,
  backup,
}: {
  what: 'preferences' | 'contacts' | 'labels' | 'pending'
  trouble: StorageTrouble | undefined
  backup: string
}) {
  const [dismissed, setDismissed] = useState<StorageTrouble>()
  return (
    trouble !== undefined &&
    trouble !== dismissed && (
      <StorageTroubleView
        what={what}
        trouble={trouble}
        backup={backup}
        onDismiss={() => setDismissed(trouble)}
      />
    )
  )
}
