import { useAnnounce, useText } from '#ui'
import { useEffect } from 'react'
import { useWantedWallet } from '../buttons/useWantedWallet.ts'
import { browserWalletId } from '../connectors/browserWallet.ts'
import { useConnectModalState, useWalletModalContext } from '../WalletModalProvider.tsx'
import { walletText } from '../walletText.ts'
import { connectText } from './connectText.ts'
import { ConnectDialogView } from './ConnectDialogView.tsx'
import { useNewConnection } from './useNewConnection.ts'
import { useConnectFlow } from './useConnectFlow.ts'
import { useConnectSession } from './useConnectSession.ts'
import { usePicker } from './usePicker.ts'

export interface ConnectDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Drawn though it is not open yet, so that it only has to be shown. */
  prepared?: boolean | undefined
  /** Another number is another opening: what the dialog shows begins anew. */
  opening?: number | undefined
  /** Changes whenever the page is to be read again for the wallets that it has. */
  reading?: number | undefined
  /** Called when it has left the page. */
  onClosed?: (() => void) | undefined
}

/**
 * Lets a visitor choose a wallet or get one, connects it, and says why where that does not work. Closes when something is connected; where it was opened
 * for one more wallet, when that one is.
 */
export function ConnectDialog({ open, onOpenChange, prepared = false, opening, reading = 0, onClosed }: ConnectDialogProps) {
  const t = useText(connectText)
  const wallet = useText(walletText)
  const announce = useAnnounce()
  const { picker: settings } = useWalletModalContext()
  const { wanted, addWallet } = useConnectModalState()
  const { entries, storage, ...picker } = usePicker(open || prepared ? reading : undefined)
  const [state, send] = useConnectFlow(useConnectSession(entries, storage))
  useWantedWallet(open, picker.groups, send)
  const arrived = useNewConnection(open, addWallet)
  const connectedName = arrived && (arrived.id === browserWalletId ? t('browserWallet') : arrived.name)

  // Also when a wallet connects by itself, from its own window, or agrees after the person went on without it.
  useEffect(() => {
    if (!open || connectedName === undefined) return
    send({ type: 'left' })
    onOpenChange(false)
    announce(wallet('connected', { wallet: connectedName }))
  }, [open, connectedName, onOpenChange, announce, send, wallet])

  return (
    <ConnectDialogView
      key={opening}
      open={open}
      prepared={prepared}
      state={state}
      {...picker}
      size={wanted ? 'compact' : settings?.size}
      appInfo={settings?.appInfo}
      onEvent={send}
      onClose={() => {
        send({ type: 'left' })
        onOpenChange(false)
      }}
      onClosed={onClosed}
    />
  )
}
