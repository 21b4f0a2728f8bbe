import { useChains } from 'wagmi'
import { useDisconnect } from '../account/useDisconnect.ts'
import { useWallet } from '../useWallet.ts'
import { useWalletModalContext } from '../WalletModalContext.ts'
import { networkChoice } from './networkChoices.ts'
import { NetworkDialogView } from './NetworkDialogView.tsx'
import { useSwitchNetwork } from './useSwitchNetwork.ts'

export interface NetworkDialogProps {
  open: boolean
  onClose: () => void
  /** Whether it can be closed on an unsupported network. */
  enforced?: boolean | undefined
}

/**
 * Switches the wallet's network. Closes on success; on failure it stays open and shows the reason.
 */
export function NetworkDialog({ open, onClose, enforced }: NetworkDialogProps) {
  const chains = useChains()
  const { chainId } = useWallet()
  const { picker } = useWalletModalContext()
  const disconnect = useDisconnect(onClose)
  const [state, switchTo, forget] = useSwitchNetwork(onClose)
  const close = () => {
    forget()
    onClose()
  }
  return (
    <NetworkDialogView
      open={open}
      onClose={close}
      chains={chains.map(networkChoice)}
      current={chainId}
      state={state}
      onSwitch={switchTo}
      appName={picker?.appInfo?.appName}
      onDisconnect={disconnect}
      enforced={enforced}
    />
  )
}
