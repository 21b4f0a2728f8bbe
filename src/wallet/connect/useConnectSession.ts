import { useMemo } from 'react'
import { type Config, type Connector, useConfig } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { browserWalletId } from '../connectors/walletChoices.ts'
import { readWalletError } from '../connectors/walletErrors.ts'
import { rememberWallet } from '../recent/recentWallets.ts'
import { useWalletPlace } from '../WalletPlace.tsx'
import { type ConnectPhase, type ConnectSession, pairingLasts } from './session.ts'

type Asked = Parameters<ConnectSession['start']>[0]

/** Connects through wagmi's connectors. A connector that announces a pairing (`display_uri`) has it shown as a code. */
export function useConnectSession(): ConnectSession {
  const config = useConfig()
  const { storage } = useWalletPlace()
  return useMemo(() => createSession(config, (wallet) => void rememberWallet(wallet, storage)), [config, storage])
}

function createSession(config: Config, remember: (wallet: string) => void): ConnectSession {
  let newest = 0
  let again = () => {}
  const start: ConnectSession['start'] = (wallet, report) => {
    newest += 1
    const attempt = newest
    again = () => start(wallet, report)
    void ask(config, wallet, (phase) => {
      if (attempt === newest) report(phase)
    }, () => remember(wallet.id))
  }
  const cancel = () => {
    newest += 1
    again = () => {}
  }
  return { start, renew: () => again(), cancel }
}

/** Its own connector, or the one for `window.ethereum` where the wallet is there without having announced itself. */
const connectorOf = ({ connectors }: Config, { id: wallet, rdns, way }: Asked) =>
  connectors.find(({ id }) => id === rdns) ?? connectors.find(({ id }) => id === wallet) ?? (way === 'here' ? connectors.find(({ id }) => id === browserWalletId) : undefined)

async function ask(config: Config, wallet: Asked, report: (phase: ConnectPhase) => void, onAgreed: () => void): Promise<void> {
  const connector = connectorOf(config, wallet)
  if (!connector) return report({ phase: 'failed', failure: { kind: 'missing' } })
  report({ phase: 'opening' })
  const pairing = onPairing(connector, (uri) => report({ phase: 'qr', uri, expiresAt: Date.now() + pairingLasts }))
  try {
    await connect(config, { connector })
    onAgreed()
    report({ phase: 'connected' })
    // Agreed to so late that another wallet is connected by now: that one was chosen last, and stays.
    if (config.state.connections.size > 1) await disconnect(config, { connector })
  } catch (error) {
    report({ phase: 'failed', failure: readWalletError(error) })
  } finally {
    pairing()
  }
}

function onPairing({ emitter }: Connector, found: (uri: string) => void): () => void {
  const listen = ({ type, data }: { type: string; data?: unknown }) => {
    if (type === 'display_uri' && typeof data === 'string') found(data)
  }
  emitter.on('message', listen)
  return () => emitter.off('message', listen)
}
