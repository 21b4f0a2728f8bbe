import { useAnnounce, useText } from '#ui'
import { useEffect, useReducer } from 'react'
import { type Connector, useConfig, useConnection, useConnectors } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { browserWalletId, walletChoices } from '../connectors/walletChoices.ts'
import { readWalletError } from '../connectors/walletErrors.ts'
import { recentWallets, rememberWallet } from '../recent/recentWallets.ts'
import { useWalletPlace } from '../WalletPlace.tsx'
import { walletText } from '../walletText.ts'
import { ConnectDialogView } from './ConnectDialogView.tsx'
import { connectFlow, connectStart } from './connectFlow.ts'

export interface ConnectDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Lets a visitor choose a wallet, connects it, and says why where that does not work. Closes when something is connected. */
export function ConnectDialog({ open, onOpenChange }: ConnectDialogProps) {
  const t = useText(walletText)
  const announce = useAnnounce()
  const config = useConfig()
  const connectors = useConnectors()
  const { storage } = useWalletPlace()
  const { status, connector: connected } = useConnection()
  const [state, send] = useReducer(connectFlow, connectStart)
  const wallets = walletChoices(connectors, open ? recentWallets(storage) : [], 'ethereum' in globalThis)
  const nameOf = ({ id, name }: Connector) => (id === browserWalletId ? t('browserWallet') : name)
  const connectedName = status === 'connected' ? nameOf(connected) : undefined

  // Also when a wallet connects by itself, from its own window, or agrees after the person went on without it.
  useEffect(() => {
    if (!open || connectedName === undefined) return
    send({ type: 'left' })
    onOpenChange(false)
    announce(t('connected', { wallet: connectedName }))
  }, [open, connectedName, onOpenChange, announce, t])

  const ask = async (connector: Connector, attempt: number) => {
    try {
      await connect(config, { connector })
    } catch (error) {
      send({ type: 'failed', attempt, failure: readWalletError(error) })
      return
    }
    rememberWallet(connector.id, storage)
    // Agreed to so late that another wallet is connected by now: that one was chosen last, and stays.
    if (config.state.connections.size > 1) await disconnect(config, { connector })
  }

  const start = (id: string, event: { type: 'picked'; wallet: string } | { type: 'retried' }) => {
    const connector = connectors.find((one) => one.id === id)
    if (!connector) return
    send(event)
    void ask(connector, state.attempt + 1)
  }

  return (
    <ConnectDialogView
      open={open}
      state={state}
      wallets={wallets}
      onPick={(wallet) => start(wallet, { type: 'picked', wallet })}
      onRetry={() => state.step === 'failed' && start(state.wallet, { type: 'retried' })}
      onBack={() => send({ type: 'wentBack' })}
      onClose={() => {
        send({ type: 'left' })
        onOpenChange(false)
      }}
    />
  )
}
