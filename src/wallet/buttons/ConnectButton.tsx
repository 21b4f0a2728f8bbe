import { ThemeScope } from '#ui'
import { type ReactNode, useState } from 'react'
import type { Chain } from 'viem'
import { useChains, useConnection } from 'wagmi'
import { useAccountModalContext } from '../account/AccountModalProvider.tsx'
import type { AccountSettings } from '../account/accountSettings.ts'
import { useAccountBalance, useAccountImage, useAccountName } from '../account/useAccountDetails.ts'
import { networkChoice } from '../network/networkChoices.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { useHydrated } from '../useHydrated.ts'
import { useWallet } from '../useWallet.ts'
import { useWalletModalContext } from '../WalletModalProvider.tsx'
import { ConnectButtonView } from './ConnectButtonView.tsx'
import { type AccountStatus, type ChainStatus, ConnectedButtonsView } from './ConnectedButtonsView.tsx'
import { buttonLooks } from './buttonLooks.ts'
import { ButtonShapes } from './ButtonShapes.tsx'
import { SizeReserver } from './SizeReserver.tsx'
import type { Responsive } from './responsive.ts'
import { type ConnectButtonParts, useConnectButton } from './useConnectButton.ts'
import { useKitStatus } from './useKitStatus.ts'
import { useAccountModal, useChainModal, useConnectModal } from './useModals.ts'

export interface ConnectButtonProps {
  /** Other words than "Connect wallet". The kit translates only its own. */
  label?: string | undefined
  /** Picture and name, or one of them. By default both. */
  accountStatus?: Responsive<AccountStatus> | undefined
  /** Of the network: picture and name, one of them, or nothing. By default both, and the picture on small screens. Where the app serves one network only, nothing. */
  chainStatus?: Responsive<ChainStatus> | undefined
  /** By default on large screens. */
  showBalance?: Responsive<boolean> | undefined
}

/**
 * Connects a wallet; once one is connected, it is the way to its account and its network. The dialogs are loaded when they are wanted.
 * Where a server draws it first, it keeps one place for all that it may become.
 */
export function ConnectButton(props: ConnectButtonProps) {
  const [isHydrated] = useState(useHydrated())
  const button = <CurrentButton {...props} />
  return <ThemeScope>{isHydrated ? button : <SizeReserver shapes={<ButtonShapes {...props} />}>{button}</SizeReserver>}</ThemeScope>
}

function CurrentButton({ label, accountStatus, chainStatus, showBalance }: ConnectButtonProps) {
  const status = useKitStatus()
  const { openConnectModal } = useConnectModal()
  const { prepareConnect } = useWalletModalContext()
  const { account, chainId } = useWallet()
  // A wallet that comes back is drawn at once, from what is remembered of it.
  const isThere = status === 'connected' || (status === 'reconnecting' && account !== undefined && chainId !== undefined)
  if (!isThere)
    return (
      <ConnectButtonView
        status={status === 'disconnected' || status === 'unauthenticated' ? 'disconnected' : 'reconnecting'}
        label={label}
        onConnect={openConnectModal}
        onIntent={prepareConnect}
      />
    )
  return <Connected accountStatus={accountStatus} chainStatus={chainStatus} showBalance={showBalance} />
}

function Connected({ accountStatus, chainStatus, showBalance }: Omit<ConnectButtonProps, 'label'>) {
  const { settings } = useAccountModalContext()
  const { address, chainId } = useConnection()
  const chains = useChains()
  const { openAccountModal } = useAccountModal()
  const { openChainModal } = useChainModal()
  const looks = buttonLooks({ accountStatus, chainStatus, showBalance })
  const name = useAccountName(address)
  const image = useAccountImage(name, settings.ensPictures === true)
  const balance = useAccountBalance(address, chainId, looks.showBalance.small || looks.showBalance.large)
  const pending = useRecentTransactions().filter((one) => one.status === 'pending').length
  const chain = chains.find(({ id }) => id === chainId)
  if (!address) return null
  return (
    <ConnectedButtonsView
      account={address}
      name={name}
      image={image}
      picture={settings.picture}
      balance={balance}
      symbol={balanceSymbol(settings, chain)}
      pending={settings.recentTransactions ? pending : 0}
      network={chain && networkChoice(chain)}
      choice={chains.length > 1}
      {...looks}
      onAccount={openAccountModal}
      onNetwork={openChainModal}
    />
  )
}

/** Known before the balance. A token whose symbol has to be asked for has none yet. */
const balanceSymbol = ({ balanceToken }: AccountSettings, chain: Chain | undefined) => {
  const token = chain && balanceToken?.[chain.id]
  return token ? token.symbol : chain?.nativeCurrency.symbol
}

/** A button of the app's own: it is given what the kit's own is drawn from, and draws itself. */
ConnectButton.Custom = function ConnectButtonCustom({ children }: { children: (parts: ConnectButtonParts) => ReactNode }) {
  return children(useConnectButton())
}
