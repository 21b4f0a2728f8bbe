import { useState, useSyncExternalStore } from 'react'
import { useAnnounce, useText } from '#ui'
import { loadCode, useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { saveFile } from '#screens/common/csv'
import { useEnvironment } from '#screens/core/environment'
import { EraseView } from './EraseView.tsx'
import { forgetPairings } from './forgetPairings.ts'
import { writeLocalData } from './localData.ts'
import { LocalDataView } from './LocalDataView.tsx'
import {
  eraseStored,
  type KeyStore,
  measureStored,
  type StoredKind,
  storedKinds,
} from './storedKinds.ts'
import { localDataText } from './text.ts'
import { useLocalData } from './useLocalData.ts'

/** Loaded when it is needed: the page of notifications has the rest of it. */
const notifications = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/settings/notifications/end')).endNotifications,
)
const ImportDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./ImportDataDialog.tsx')).ImportDataDialog,
)

/** What the app keeps in this browser. */
export function LocalDataScreen() {
  const { gateway, pending, push, reload } = useEnvironment()
  const text = useText(localDataText)
  const announce = useAnnounce()
  const withCode = useWithCode()
  const [data] = useLocalData()
  const entries = useSyncExternalStore(pending.subscribe, pending.get, pending.get)
  const [imports, setImports] = useState<{ open: boolean; turn: number }>()
  const [erasing, setErasing] = useState<{
    kind: StoredKind | 'all'
    open: boolean
    isErasing?: boolean
  }>()
  const saveData = () => {
    const now = Date.now()
    saveFile(
      `coffer-${new Date(now).toISOString().slice(0, 10)}.json`,
      writeLocalData(data, now),
      'application/json',
    )
    announce(text('exported'))
  }
  const eraseNow = async (kinds: readonly StoredKind[]) => {
    // Data in memory would be written again when the page is left, including by other tabs.
    if (kinds.includes('responses')) await forgetResponses(gateway.baseUrl)
    if (kinds.includes('wallet')) await forgetPairings()
    eraseStored(storages(), new Set(kinds))
    // Data in memory would be stored again.
    reload?.()
  }
  const eraseAll = () => {
    if (!push) return void eraseNow(storedKinds)
    // Without the code that ends them nothing is erased: they would continue.
    withCode(push, () =>
      withCode(notifications, () => {
        const [port, end] = [push.get(), notifications.get()]
        if (!port || !end) return
        setErasing({ kind: 'all', open: true, isErasing: true })
        void end(port, gateway).then(() => eraseNow(storedKinds))
      }),
    )
  }
  return (
    <>
      <LocalDataView
        data={data}
        stored={measureStored(storages())}
        onExport={saveData}
        onImport={() =>
          withCode(ImportDialog, () =>
            setImports((before) => ({ open: true, turn: (before?.turn ?? 0) + 1 })),
          )
        }
        onErase={(kind) => setErasing({ kind, open: true })}
      />
      {imports && (
        <ImportDialog
          key={imports.turn}
          open={imports.open}
          onOpenChange={(open) => setImports({ ...imports, open })}
        />
      )}
      {erasing && (
        <EraseView
          {...erasing}
          isErasing={erasing.isErasing ?? false}
          hasSignatures={entries.some((entry) => entry.kind !== 'execute')}
          onErase={() => (erasing.kind === 'all' ? eraseAll() : void eraseNow([erasing.kind]))}
          onOpenChange={(open) => !erasing.isErasing && setErasing({ ...erasing, open })}
        />
      )}
    </>
  )
}

/** Already loaded at startup, unless that failed; then nothing was stored either. */
const forgetResponses = (baseUrl: string): Promise<void> =>
  import('#queries/cache').then(
    ({ clearPersistedCache }) => clearPersistedCache(baseUrl),
    () => undefined,
  )

/** The page's storages; a browser that blocks one throws. */
function storages(): readonly KeyStore[] {
  return [() => localStorage, () => sessionStorage].flatMap((of) => {
    try {
      return of()
    } catch {
      return []
    }
  })
}
