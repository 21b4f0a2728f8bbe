import type { KeyValue } from '#base'
import { loadOnce, preloadDialog, useLazyModule } from '#ui'
import { createElement, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { ConnectDialogProps } from './connect/ConnectDialog.tsx'
import { DialogBoundary } from './connect/DialogBoundary.tsx'
import { closed, closing, unmounted, opened, prepared } from './modalLifecycle.ts'
import { createRecentWallets } from './recent/recentWallets.ts'
import { useHydrated } from './useHydrated.ts'
import { useReconnectSettled } from './useReconnectSettled.ts'
import { FailureContext } from './useWalletEvents.ts'
import { ConnectModalContext, type ConnectModalState, WalletModalContext, type WalletModalContextValue } from './WalletModalContext.ts'

const noTarget = { wanted: undefined, addWallet: false }

const connectDialog = /*@__PURE__*/ loadOnce(async () => (await import('./connect/ConnectDialog.tsx')).ConnectDialog)

/** Holds the connect dialog, which is loaded on first use. */
export function WalletModalProvider({
  storage,
  initialChain,
  picker,
  hasInitialState,
  children,
}: Pick<WalletModalContextValue, 'initialChain' | 'picker'> & { storage: KeyValue | undefined; hasInitialState: boolean; children: ReactNode }) {
  const recents = useMemo(() => createRecentWallets(storage), [storage])
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
    () => ({ recents, settled, known, initialChain, picker, openConnect, prepareConnect, openWallet }),
    [recents, settled, known, initialChain, picker, openConnect, prepareConnect, openWallet],
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
