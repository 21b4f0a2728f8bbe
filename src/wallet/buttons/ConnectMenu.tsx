import { ThemeScope } from '#ui'
import { AccountPopover } from '../account/AccountPopover.tsx'
import { useWallet } from '../useWallet.ts'
import { useWalletModalContext } from '../WalletModalContext.ts'
import { ConnectButtonView } from './ConnectButtonView.tsx'

/**
 * A connect button with an account popover, for an app's header: smaller than `ConnectButton` and
 * its dialogs.
 */
export function ConnectMenu() {
  const { status, account, connect, lost } = useWallet()
  const { prepareConnect } = useWalletModalContext()
  if (status === 'connected' && account) return <AccountPopover />
  return (
    <ThemeScope>
      <ConnectButtonView
        status={status === 'reconnecting' ? 'reconnecting' : 'disconnected'}
        lost={lost?.walletName}
        onConnect={lost?.reconnect ?? connect}
        onIntent={prepareConnect}
      />
    </ThemeScope>
  )
}
