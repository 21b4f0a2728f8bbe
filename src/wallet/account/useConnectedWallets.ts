import { useAnnounce, useText } from '#ui'
import { useConfig, useConnection, useConnections } from 'wagmi'
import { disconnect, switchConnection } from 'wagmi/actions'
import { walletText } from '../walletText.ts'
import type { WalletRowsProps } from './WalletRows.tsx'

/** All the wallets that are connected at once, and the ways to use another or to leave one. */
export function useConnectedWallets(): WalletRowsProps {
  const t = useText(walletText)
  const announce = useAnnounce()
  const config = useConfig()
  const { connector: current } = useConnection()
  const connections = useConnections()
  const find = (id: string) => connections.find(({ connector }) => connector.uid === id)?.connector
  const change = async (id: string) => {
    const connector = find(id)
    if (!connector) return
    try {
      await switchConnection(config, { connector })
      announce(t('account.wallets.using', { wallet: connector.name }))
    } catch {
      announce(t('account.wallets.failed', { wallet: connector.name }), 'assertive')
    }
  }
  return {
    wallets: connections.map(({ connector: { uid, name, icon }, accounts: [account] }) => ({ id: uid, name, icon, account, current: uid === current?.uid })),
    onUse: (id) => void change(id),
    onDisconnect: (id) => {
      const connector = find(id)
      if (connector) void disconnect(config, { connector }).then(() => announce(t('account.disconnected')))
    },
  }
}
