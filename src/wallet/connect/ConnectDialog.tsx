import { useAnnounce, useText } from '#ui'
import { useEffect } from 'react'
import { useConnection } from 'wagmi'
import { useWantedWallet } from '../buttons/useWantedWallet.ts'
import { browserWalletId } from '../connectors/browserWallet.ts'
import { useWalletPlace } from '../WalletPlace.tsx'
import { walletText } from '../walletText.ts'
import { connectText } from './connectText.ts'
import { ConnectDialogView } from './ConnectDialogView.tsx'
import { useConnectFlow } from './useConnectFlow.ts'
import { useConnectSession } from './useConnectSession.ts'
import { usePicker } from './usePicker.ts'

export interface ConnectDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Lets a visitor choose a wallet or get one, connects it, and says why where that does not work. Closes when something is connected. */
export function ConnectDialog({ open, onOpenChange }: ConnectDialogProps) {
  const t = useText(connectText)
  const wallet = useText(walletText)
  const announce = useAnnounce()
  const { picker, wanted } = useWalletPlace()
  const { status, connector } = useConnection()
  const { groups, getable, surroundings } = usePicker(open)
  const [state, send] = useConnectFlow(useConnectSession())
  useWantedWallet(open, groups, send)
  const connectedName = status === 'connected' ? (connector.id === browserWalletId ? t('browserWallet') : connector.name) : undefined

  // Also when a wallet connects by itself, from its own window, or agrees after the person went on without it.
  useEffect(() => {
    if (!open || connectedName === undefined) return
    send({ type: 'left' })
    onOpenChange(false)
    announce(wallet('connected', { wallet: connectedName }))
  }, [open, connectedName, onOpenChange, announce, send, wallet])

  return (
    <ConnectDialogView
      open={open}
      state={state}
      groups={groups}
      getable={getable}
      surroundings={surroundings}
      size={wanted ? 'compact' : picker?.size}
      appInfo={picker?.appInfo}
      onEvent={send}
      onClose={() => {
        send({ type: 'left' })
        onOpenChange(false)
      }}
    />
  )
}
