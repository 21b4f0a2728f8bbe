import { AccountPopover } from '../account/AccountPopover.tsx'
import { useWallet } from '../useWallet.ts'
import { ConnectButtonView } from './ConnectButtonView.tsx'

/** Connects a wallet; once one is connected, it is the way to the account. The dialog's code is loaded when it is wanted. */
export function ConnectButton() {
  const { status, account, connect } = useWallet()
  if (status === 'connected' && account) return <AccountPopover />
  return <ConnectButtonView status={status === 'reconnecting' ? 'reconnecting' : 'disconnected'} onConnect={connect} />
}
