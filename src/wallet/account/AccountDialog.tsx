import { useAnnounce, useText } from '#ui'
import { useState } from 'react'
import { useChains } from 'wagmi'
import { networkChoice } from '../network/networkChoices.ts'
import {
  useClearRecentTransactions,
  useRecentTransactions,
} from '../transactions/useRecentTransactions.ts'
import { useWallet } from '../useWallet.ts'
import { accountText } from './accountText.ts'
import { AccountDialogView } from './AccountDialogView.tsx'
import { explorerLinks } from './accountLinks.ts'
import { useAccountModalContext } from './AccountModalContext.ts'
import { ownRows } from './OwnRows.tsx'
import { useAccountBalance, useAccountImage, useAccountName } from './useAccountDetails.ts'
import { useConnectedWallets } from './useConnectedWallets.ts'
import { useDisconnect } from './useDisconnect.ts'

export interface AccountDialogProps {
  open: boolean
  onClose: () => void
}

/** Details of the connected account. Requests data only while it is open. */
export function AccountDialog({ open, onClose }: AccountDialogProps) {
  const own = useText(accountText)
  const announce = useAnnounce()
  const { settings, show } = useAccountModalContext()
  const { account, chainId, walletName } = useWallet()
  const chains = useChains()
  const [step, setStep] = useState<'account' | 'receive'>('account')
  const name = useAccountName(account)
  const image = useAccountImage(name, open && settings.ensPictures === true)
  const balance = useAccountBalance(account, chainId, open)
  const transactions = useRecentTransactions()
  const clear = useClearRecentTransactions()
  const close = () => {
    setStep('account')
    onClose()
  }
  const wallets = useConnectedWallets(close)
  const disconnect = useDisconnect(close)
  if (!account || !chainId) return null
  const chain = chains.find(({ id }) => id === chainId)
  const links = explorerLinks(chain)
  return (
    <AccountDialogView
      open={open}
      onClose={close}
      step={step}
      onStep={setStep}
      account={account}
      name={name}
      image={image}
      picture={settings.picture}
      walletName={walletName}
      balance={balance}
      explorerHref={links?.account(account)}
      unsupported={!chain}
      network={
        chain && chains.length === 1
          ? undefined
          : {
              current: chain
                ? networkChoice(chain)
                : { id: chainId, name: own('account.network.other', { chainId: String(chainId) }) },
              onOpen: () => show('network'),
            }
      }
      wallets={wallets}
      transactions={
        settings.recentTransactions
          ? {
              list: transactions,
              hrefOf: links?.transaction,
              onClear: () => {
                clear()
                announce(own('transactions.cleared'))
              },
            }
          : undefined
      }
      rows={ownRows(settings, account, close)}
      onDisconnect={disconnect}
    />
  )
}
