import { useAnnounce, useText } from '#ui'
import { useEffect } from 'react'
import { useWantedWallet } from '../buttons/useWantedWallet.ts'
import { browserWalletId } from '../connectors/browserWallet.ts'
import { useConnectModalState, useWalletModalContext } from '../WalletModalContext.ts'
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
  /** Prerendered before it opens, so that it only has to be shown. */
  prepared?: boolean | undefined
  /** Incremented on each opening, which resets the dialog's state. */
  opening?: number | undefined
  /** Changes whenever the wallets in the page must be detected again. */
  reading?: number | undefined
  /** Called when it has been unmounted. */
  onClosed?: (() => void) | undefined
}

/**
 * Lets a visitor select or get a wallet, connects it, and explains failures. Closes when a wallet
 * connects; if opened to add a wallet, when that wallet does.
 */
export function ConnectDialog({
  open,
  onOpenChange,
  prepared = false,
  opening,
  reading = 0,
  onClosed,
}: ConnectDialogProps) {
  const t = useText(connectText)
  const wallet = useText(walletText)
  const announce = useAnnounce()
  const { picker: settings } = useWalletModalContext()
  const { wanted, addWallet } = useConnectModalState()
  const { entries, recents, ...picker } = usePicker(open || prepared ? reading : undefined)
  const [state, send] = useConnectFlow(useConnectSession(entries, recents))
  useWantedWallet(open, picker.groups, send)
  const arrived = useNewConnection(open, addWallet)
  const connectedName =
    arrived && (arrived.id === browserWalletId ? t('browserWallet') : arrived.name)

  // Includes wallets that connect from their own window, or approve after the user moved on.
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
