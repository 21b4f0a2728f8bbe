import type { KeyValue } from '#base'
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react'
import type { PickerSettings } from './connect/appInfo.ts'
import { DialogBoundary } from './connect/DialogBoundary.tsx'
import { useSettled } from './useSettled.ts'

export interface WalletPlaceValue {
  storage: KeyValue | undefined
  /** Whether the attempt to reconnect at load has come to an end, or has taken too long to be waited for. */
  settled: boolean
  /** What the app decides about the picker. */
  picker: PickerSettings | undefined
  connectOpen: boolean
  openConnect: () => void
  /** Opens the dialog for one wallet, as if it had been picked there. */
  openWallet: (id: string) => void
  /** The wallet for which it was opened. */
  wanted: string | undefined
}

const PlaceContext = createContext<WalletPlaceValue | null>(null)

const ConnectDialog = lazy(async () => ({ default: (await import('./connect/ConnectDialog.tsx')).ConnectDialog }))

/** Holds the connect dialog, which is loaded when it is first wanted. */
export function WalletPlace({ storage, picker, children }: Pick<WalletPlaceValue, 'storage' | 'picker'> & { children: ReactNode }) {
  const settled = useSettled()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const [wanted, setWanted] = useState<string>()
  const openFor = useCallback((wallet: string | undefined) => {
    setWanted(wallet)
    setDialog('open')
  }, [])
  const openConnect = useCallback(() => openFor(undefined), [openFor])
  const value = useMemo(() => ({ storage, settled, picker, connectOpen: dialog === 'open', openConnect, openWallet: openFor, wanted }), [storage, settled, picker, dialog, openConnect, openFor, wanted])
  const change = (open: boolean) => setDialog(open ? 'open' : 'closed')
  return (
    <PlaceContext value={value}>
      {children}
      {dialog !== 'never' && (
        <DialogBoundary onClose={() => setDialog('never')}>
          <Suspense fallback={null}>
            <ConnectDialog open={dialog === 'open'} onOpenChange={change} />
          </Suspense>
        </DialogBoundary>
      )}
    </PlaceContext>
  )
}

/** Throws outside a WalletProvider. */
export function useWalletPlace(): WalletPlaceValue {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('Parts of the wallet kit need a <WalletProvider> around them: without it they know no wallet and no chain.')
  return place
}
