import type { KeyValue } from '#base'
import { loadOnce, preloadDialog, useLazyModule } from '#ui'
import { createContext, createElement, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { PickerSettings } from './connect/appInfo.ts'
import type { ConnectDialogProps } from './connect/ConnectDialog.tsx'
import { DialogBoundary } from './connect/DialogBoundary.tsx'
import type { WalletFailure } from './connectors/walletErrors.ts'
import { closed, closing, unmounted, opened, prepared } from './modalLifecycle.ts'
import { useHydrated } from './useHydrated.ts'
import { useReconnectSettled } from './useReconnectSettled.ts'
import { FailureContext } from './useWalletEvents.ts'

interface ConnectOptions {
  /** Connects a further wallet; the connected ones stay connected. */
  addWallet?: boolean | undefined
}

export interface WalletModalContextValue {
  storage: KeyValue | undefined
  /** Whether reconnecting at load has finished or timed out. */
  settled: boolean
  /** Whether the visitor's state may be rendered: a server knows it only if the app passes it. */
  known: boolean
  /** The chain a wallet should be on when it connects. */
  initialChain: number | undefined
  /** The app's picker settings. */
  picker: PickerSettings | undefined
  openConnect: (options?: ConnectOptions) => void
  /** Called when the pointer or focus reaches a button that opens the dialog: loads and prerenders it, so that it only has to be shown. */
  prepareConnect: () => void
  /** Opens the dialog for one wallet, as if it had been picked there. */
  openWallet: (id: string) => void
}

/** State of the connect dialog. A context of its own, so that opening it re-renders only what shows it. */
export interface ConnectModalState {
  connectOpen: boolean
  /** Whether it was opened to add a further wallet. */
  addWallet: boolean
  /** The wallet for which it was opened. */
  wanted: string | undefined
  /** The last wallet that failed to connect, and why; reset when the dialog opens again. */
  failure: { wallet: string; failure: WalletFailure } | undefined
}

const noTarget = { wanted: undefined, addWallet: false }
const WalletModalContext = createContext<WalletModalContextValue | null>(null)
const ConnectModalContext = createContext<ConnectModalState>({ connectOpen: false, addWallet: false, wanted: undefined, failure: undefined })

const connectDialog = /*@__PURE__*/ loadOnce(async () => (await import('./connect/ConnectDialog.tsx')).ConnectDialog)

/** Holds the connect dialog, which is loaded on first use. */
export function WalletModalProvider({
  storage,
  initialChain,
  picker,
  hasInitialState,
  children,
}: Pick<WalletModalContextValue, 'storage' | 'initialChain' | 'picker'> & { hasInitialState: boolean; children: ReactNode }) {
  const settled = useReconnectSettled()
  const known = useHydrated() || hasInitialState
  const [opening, setOpening] = useState(unmounted)
  const [{ wanted, addWallet }, setTarget] = useState<{ wanted: string | undefined; addWallet: boolean }>(noTarget)
  const tell = useContext(FailureContext)
  const [failure, setFailure] = useState<ConnectModalState['failure']>()
  const fail = useCallback<typeof tell>(
    (reason, wallet) => {
      setFailure({ wallet, failure: reason })
      tell(reason, wallet)
    },
    [tell],
  )
  const openConnect = useCallback<WalletModalContextValue['openConnect']>((options) => {
    setTarget(options?.addWallet === true ? { wanted: undefined, addWallet: true } : noTarget)
    setFailure(undefined)
    setOpening(opened(performance.now()))
  }, [])
  const prepareConnect = useCallback(() => {
    Promise.all([connectDialog.load(), preloadDialog()]).then(
      () => setOpening(prepared(performance.now())),
      // A failure is reported when the dialog opens.
      () => {},
    )
  }, [])
  const openWallet = useCallback((id: string) => {
    setTarget({ wanted: id, addWallet: false })
    setFailure(undefined)
    setOpening(opened(performance.now()))
  }, [])
  const connectOpen = opening.phase === 'open'
  const value = useMemo(
    () => ({ storage, settled, known, initialChain, picker, openConnect, prepareConnect, openWallet }),
    [storage, settled, known, initialChain, picker, openConnect, prepareConnect, openWallet],
  )
  const connect = useMemo(() => ({ connectOpen, addWallet, wanted, failure }), [connectOpen, addWallet, wanted, failure])
  const close = useCallback(() => setOpening(closing), [])
  const forget = useCallback(() => setOpening(closed(performance.now())), [])
  return (
    <WalletModalContext value={value}>
      <ConnectModalContext value={connect}>
        {children}
        {opening !== unmounted && (
          <DialogBoundary open={opening.phase !== 'prepared'} onClose={() => setOpening(unmounted)}>
            <FailureContext value={fail}>
              <LaterDialog
                open={connectOpen}
                prepared={opening.phase === 'prepared'}
                opening={opening.count}
                reading={opening.reading}
                onOpenChange={close}
                onClosed={forget}
              />
            </FailureContext>
          </DialogBoundary>
        )}
      </ConnectModalContext>
    </WalletModalContext>
  )
}

function LaterDialog(props: ConnectDialogProps) {
  const ConnectDialog = useLazyModule(connectDialog, true)
  return ConnectDialog && createElement(ConnectDialog, props)
}

/** Throws outside a WalletProvider. */
export function useWalletModalContext(): WalletModalContextValue {
  const context = useContext(WalletModalContext)
  if (!context) throw new Error('Parts of the wallet kit need a <WalletProvider> around them: without it they know no wallet and no chain.')
  return context
}

/** State of the connect dialog; closed outside a WalletProvider. */
export const useConnectModalState = (): ConnectModalState => useContext(ConnectModalContext)
