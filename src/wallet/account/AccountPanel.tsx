import { useAnnounce, useText } from '#ui'
import { useState } from 'react'
import { useChains } from 'wagmi'
import { networkChoice } from '../network/networkChoices.ts'
import { useSwitchNetwork } from '../network/useSwitchNetwork.ts'
import {
  useClearRecentTransactions,
  useRecentTransactions,
} from '../transactions/useRecentTransactions.ts'
import { useWallet } from '../useWallet.ts'
import { accountText } from './accountText.ts'
import { explorerLinks } from './accountLinks.ts'
import { AccountView } from './AccountView.tsx'
import { useAccountBalance, useAccountName } from './useAccountDetails.ts'
import { useConnectedWallets } from './useConnectedWallets.ts'
import { useAccountModalContext } from './AccountModalContext.ts'
import { ownRows } from './OwnRows.tsx'
import { useDisconnect } from './useDisconnect.ts'

/** Content of the account popover. Requests data only while it is open. */
export function AccountPanel({ close }: { close: () => void }) {
  const own = useText(accountText)
  const announce = useAnnounce()
  const { settings } = useAccountModalContext()
  const { account, chainId, walletName } = useWallet()
  const leave = useDisconnect(close)
  const wallets = useConnectedWallets(close)
  const chains = useChains()
  const name = useAccountName(account)
  const balance = useAccountBalance(account, chainId)
  const [network, switchTo] = useSwitchNetwork()
  const transactions = useRecentTransactions()
  const clear = useClearRecentTransactions()
  // The cleared list stays, empty: the focus is in it.
  const [isCleared, setCleared] = useState(false)
  if (!account) return null
  const explorer = chains.find(({ id }) => id === chainId)?.blockExplorers?.default.url
  return (
    <AccountView
      account={account}
      name={name}
      walletName={walletName}
      balance={balance}
      explorerHref={explorer && `${explorer.replace(/\/$/, '')}/address/${account}`}
      networks={{
        chains: chains.map(networkChoice),
        current: chainId,
        state: network,
        onSwitch: switchTo,
      }}
      wallets={wallets}
      transactions={
        settings.recentTransactions && (transactions.length > 0 || isCleared)
          ? {
              transactions,
              hrefOf: explorerLinks(chains.find(({ id }) => id === chainId))?.transaction,
              onClear: () => {
                setCleared(true)
                clear()
                announce(own('transactions.cleared'))
              },
            }
          : undefined
      }
      rows={ownRows(settings, account, close)}
      onDisconnect={leave}
    />
  )
}
