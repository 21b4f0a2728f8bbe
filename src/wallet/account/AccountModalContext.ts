import { createContext, useContext } from 'react'
import type { AccountSettings } from './accountSettings.ts'

export type OpenDialog = 'none' | 'account' | 'network'

export interface AccountModalContextValue {
  settings: AccountSettings
  /** Which of the two account dialogs is open. */
  open: OpenDialog
  show: (dialog: OpenDialog) => void
  /** Whether the wallet must switch its network first. */
  insists: boolean
}

export const AccountModalContext = createContext<AccountModalContextValue | null>(null)

/** Throws outside a WalletProvider. */
export function useAccountModalContext(): AccountModalContextValue {
  const context = useContext(AccountModalContext)
  if (!context) throw new Error('Wallet kit components must be used within <WalletProvider>.')
  return context
}
