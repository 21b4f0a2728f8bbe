import type { Config, Connector } from 'wagmi'
import type { DetectedWallets, Device, WalletEntry } from '../catalog/types.ts'
import type { ConnectPhase, ConnectSession } from '../connect/session.ts'
import { connectWallet, stopConnecting } from '../internals/connecting.ts'
import { type RecentWallets, withWallet } from '../recent/recentWallets.ts'
import { callApp } from '../watchWallet.ts'
import { rememberDeepLink } from './deepLinkChoice.ts'
import { findConnector } from './findConnector.ts'
import { pairingPhase } from './pairingPhase.ts'
import { readWalletError, type WalletFailure } from './walletErrors.ts'

export interface ConnectSessionOptions {
  config: Config
  /** The current list of wallets. */
  wallets: () => readonly WalletEntry[]
  /** Detects the wallets in the page; called whenever one is picked. */
  detectedWallets: () => DetectedWallets
  device: Device
  /** Undefined if connected wallets are not remembered. */
  recents: RecentWallets | undefined
  /** The chain to request when a wallet connects; by default the wallet's current one. */
  initialChain?: number | undefined
  /** Called for each failed attempt, unless it was canceled. */
  onError?: ((failure: WalletFailure, wallet: string) => void) | undefined
}

type Asked = Parameters<ConnectSession['start']>[0]

/**
 * Connects the wallets of the list through wagmi: installed ones directly, all others with a
 * pairing.
 */
export function createConnectSession(options: ConnectSessionOptions): ConnectSession {
  const { config } = options
  let newest = 0
  let giveUp: (() => void) | undefined
  let again = () => {}

  async function attempt(
    asked: Asked,
    isNewest: () => boolean,
    report: (phase: ConnectPhase) => void,
  ): Promise<void> {
    const entry = options.wallets().find(({ id }) => id === asked.id)
    const connector = findConnector(config, asked, entry, options.detectedWallets())
    if (!connector) return report({ phase: 'failed', failure: { kind: 'missing' } })
    report({ phase: 'opening' })
    const stop = onPairing(connector, (uri) => {
      const phase = pairingPhase(uri, entry, options.device, Date.now())
      // A bare pairing URI opens any wallet app, so there is no specific app to reopen.
      if (entry && phase.phase === 'deepLink' && phase.href !== uri)
        rememberDeepLink(phase.href, entry.name)
      report(phase)
    })
    giveUp = () => {
      stop()
      cancelPairing(connector)
    }
    try {
      // It may be giving back an unwanted permission just as it is picked again.
      while (!(await connectWallet(config, connector, options.initialChain, isNewest)))
        if (!isNewest()) return
      options.recents?.update(withWallet(asked.id))
      report({ phase: 'connected' })
    } catch (error) {
      report({ phase: 'failed', failure: readWalletError(error) })
    } finally {
      stop()
    }
  }

  const start: ConnectSession['start'] = (asked, report) => {
    giveUp?.()
    newest += 1
    const own = newest
    const isNewest = () => own === newest
    again = () => start(asked, report)
    void attempt(asked, isNewest, (phase) => {
      if (!isNewest()) return
      report(phase)
      if (phase.phase === 'failed') callApp(() => options.onError?.(phase.failure, asked.id))
    })
  }

  return {
    start,
    renew: () => again(),
    cancel: () => {
      newest += 1
      again = () => {}
      if (!giveUp) return
      giveUp()
      giveUp = undefined
      stopConnecting(config)
    },
  }
}

function onPairing({ emitter }: Connector, found: (uri: string) => void): () => void {
  const listen = ({ type, data }: { type: string; data?: unknown }) => {
    if (type === 'display_uri' && typeof data === 'string') found(data)
  }
  emitter.on('message', listen)
  return () => emitter.off('message', listen)
}

function cancelPairing(connector: Connector): void {
  const { cancelPairing: cancel } = connector as { cancelPairing?: unknown }
  if (typeof cancel === 'function') cancel()
}
