import { useAnnounce, useText } from '#ui'
import { useConfig, useConnections, useConnectors } from 'wagmi'
// Under the name that wagmi 2 has too; wagmi 3 keeps it as an alias.
// oxlint-disable-next-line typescript/no-deprecated
import { disconnect, switchAccount } from 'wagmi/actions'
import { useConnection } from '../internals/useConnection.ts'
import { useWalletModalContext } from '../WalletModalContext.ts'
import { walletText } from '../walletText.ts'
import { accountText } from './accountText.ts'
import { useAccountModalContext } from './AccountModalContext.ts'
import type { WalletRowsProps } from './WalletRows.tsx'
import { connectorName } from '../connectors/browserWallet.ts'

/**
 * All connected wallets, with functions to activate, disconnect, or add one. `leave` closes the
 * open dialog before another wallet is added.
 */
export function useConnectedWallets(leave: () => void): WalletRowsProps {
  const t = useText(walletText)
  const own = useText(accountText)
  const announce = useAnnounce()
  const config = useConfig()
  const { connector: current } = useConnection()
  const connections = useConnections()
  const { openConnect } = useWalletModalContext()
  const { settings } = useAccountModalContext()
  const hasMore = useConnectors().length > connections.length && settings.severalWallets !== false
  const add = () => {
    leave()
    openConnect({ addWallet: true })
  }
  const find = (id: string) => connections.find(({ connector }) => connector.uid === id)?.connector
  const change = async (id: string) => {
    const connector = find(id)
    if (!connector) return
    try {
      await switchAccount(config, { connector })
      announce(own('account.wallets.using', { wallet: connectorName(connector) }))
    } catch {
      announce(own('account.wallets.failed', { wallet: connectorName(connector) }), 'assertive')
    }
  }
  return {
    wallets: connections.map(({ connector, accounts: [account] }) => ({
      id: connector.uid,
      name: connectorName(connector),
      icon: connector.icon,
      account,
      current: connector.uid === current?.uid,
    })),
    onUse: (id) => void change(id),
    onDisconnect: (id) => {
      const connector = find(id)
      if (connector)
        void disconnect(config, { connector }).then(() => announce(t('account.disconnected')))
    },
    onAdd: hasMore ? add : undefined,
  }
}
