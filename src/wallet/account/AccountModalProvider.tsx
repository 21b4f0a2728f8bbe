import type { KeyValue } from '#base'
import { type ReactNode, useMemo, useState } from 'react'
import { useConnection } from '../internals/useConnection.ts'
import { DialogBoundary } from '../connect/DialogBoundary.tsx'
import { loadDialog } from '../loadDialog.ts'
import { TransactionContext } from '../transactions/TransactionContext.ts'
import { createTransactionStore } from '../transactions/transactionStore.ts'
import { useTransactionWatch } from '../transactions/useTransactionWatch.ts'
import { useWallet } from '../useWallet.ts'
import { AccountModalContext, type OpenDialog } from './AccountModalContext.ts'
import type { AccountSettings } from './accountSettings.ts'

const noSettings: AccountSettings = {}

const AccountDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./AccountDialog.tsx')).AccountDialog,
)
const NetworkDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('../network/NetworkDialog.tsx')).NetworkDialog,
)

/** Holds the account dialogs, which are loaded on first use, and the recent transactions. */
export function AccountModalProvider({
  storage,
  settings = noSettings,
  enforce = false,
  children,
}: {
  storage: KeyValue | undefined
  settings: AccountSettings | undefined
  enforce?: boolean | undefined
  children: ReactNode
}) {
  const [store] = useState(() => createTransactionStore(storage))
  const { isConnected } = useConnection()
  const { unsupported } = useWallet()
  const [asked, show] = useState<OpenDialog>('none')
  // A wallet on another network must switch or disconnect.
  const insists = enforce && unsupported
  const open = insists ? 'network' : asked
  const [wanted, setWanted] = useState<readonly OpenDialog[]>([])
  if (asked !== 'none' && !isConnected) show('none')
  if (open !== 'none' && !wanted.includes(open)) setWanted([...wanted, open])
  useTransactionWatch(store)
  const value = useMemo(() => ({ settings, open, show, insists }), [settings, open, insists])
  // Closes only its own dialog: a late response must not close another one.
  const closer = (dialog: OpenDialog) => () => show((now) => (now === dialog ? 'none' : now))
  const giveUp = () => {
    show('none')
    setWanted([])
  }
  return (
    <AccountModalContext value={value}>
      <TransactionContext value={store}>
        {children}
        {wanted.length > 0 && (
          <DialogBoundary onClose={giveUp}>
            {wanted.includes('account') && (
              <AccountDialog open={open === 'account'} onClose={closer('account')} />
            )}
            {wanted.includes('network') && (
              <NetworkDialog
                open={open === 'network'}
                onClose={closer('network')}
                enforced={enforce}
              />
            )}
          </DialogBoundary>
        )}
      </TransactionContext>
    </AccountModalContext>
  )
}
