import type { KeyValue } from '#base'
import {
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { DialogBoundary } from './connect/DialogBoundary.tsx'
import { loadDialog } from './loadDialog.ts'
import { closed, closing, unmounted, opened, prepared } from './modalLifecycle.ts'
import { createRecentWallets } from './recent/recentWallets.ts'
import { useLostWallet } from './useLostWallet.ts'
import { useHydrated } from './useHydrated.ts'
import { useReconnectSettled } from './useReconnectSettled.ts'
import { FailureContext } from './useWalletEvents.ts'
import {
  ConnectModalContext,
  type ConnectModalState,
  WalletModalContext,
  type WalletModalContextValue,
} from './WalletModalContext.ts'

/** Opened for any wallet, which replaces the connected ones. */
const noTarget: { wanted: string | undefined; addWallet: boolean } = {
  wanted: undefined,
  addWallet: false,
}

const ConnectDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./connect/ConnectDialog.tsx')).ConnectDialog,
)

/** Holds the connect dialog, which is loaded on first use. */
export function WalletModalProvider({
  storage,
  initialChain,
  picker,
  hasInitialState,
  children,
}: Pick<WalletModalContextValue, 'initialChain' | 'picker'> & {
  storage: KeyValue | undefined
  hasInitialState: boolean
  children: ReactNode
}) {
  const recents = useMemo(() => createRecentWallets(storage), [storage])
  const settled = useReconnectSettled()
  const lost = useLostWallet()
  const known = useHydrated() || hasInitialState
  const [opening, setOpening] = useState(unmounted)
  const [{ wanted, addWallet }, setTarget] = useState(noTarget)
  const tell = useContext(FailureContext)
  const [failure, setFailure] = useState<ConnectModalState['failure']>()
  const fail = useCallback<typeof tell>(
    (reason, wallet) => {
      setFailure({ wallet, failure: reason })
      tell(reason, wallet)
    },
    [tell],
  )
  const openFor = (target: typeof noTarget) => {
    setTarget(target)
    setFailure(undefined)
    setOpening(opened(performance.now()))
  }
  // The setters never change, so these need no dependencies.
  const [openConnect] = useState(
    () => (options?: { addWallet?: boolean | undefined }) =>
      openFor({ ...noTarget, addWallet: options?.addWallet === true }),
  )
  const [openWallet] = useState(() => (wanted: string) => openFor({ ...noTarget, wanted }))
  const prepareConnect = useCallback(() => {
    ConnectDialog.load().then(
      () => setOpening(prepared(performance.now())),
      // A failure is reported when the dialog opens.
      () => {},
    )
  }, [])
  const [isBroken, setBroken] = useState(false)
  const isLoaded =
    useSyncExternalStore(ConnectDialog.subscribe, ConnectDialog.get, ConnectDialog.get) !==
    undefined
  const connectOpen = opening.phase === 'open'
  // Nothing is visible while its code is loading.
  const connectShown = connectOpen && (isLoaded || isBroken)
  const value = useMemo(
    () => ({
      recents,
      lost,
      settled,
      known,
      initialChain,
      picker,
      openConnect,
      prepareConnect,
      openWallet,
    }),
    [recents, lost, settled, known, initialChain, picker, openConnect, prepareConnect, openWallet],
  )
  const connect = useMemo(
    () => ({ connectOpen, connectShown, addWallet, wanted, failure }),
    [connectOpen, connectShown, addWallet, wanted, failure],
  )
  const close = useCallback(() => setOpening(closing), [])
  const forget = useCallback(() => setOpening(closed(performance.now())), [])
  return (
    <WalletModalContext value={value}>
      <ConnectModalContext value={connect}>
        {children}
        {opening !== unmounted && (
          <DialogBoundary
            open={opening.phase !== 'prepared'}
            onBroken={setBroken}
            onClose={() => setOpening(unmounted)}
          >
            <FailureContext value={fail}>
              <ConnectDialog
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
