import { ThemeScope } from '#ui'
import { type ReactNode, useState } from 'react'
import type { Chain } from 'viem'
import { useChains } from 'wagmi'
import { useConnection } from '../internals/useConnection.ts'
import { useAccountModalContext } from '../account/AccountModalContext.ts'
import type { AccountSettings } from '../account/accountSettings.ts'
import { useAccountBalance, useAccountImage, useAccountName } from '../account/useAccountDetails.ts'
import { networkChoice } from '../network/networkChoices.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { useHydrated } from '../useHydrated.ts'
import { useWallet } from '../useWallet.ts'
import { useWalletModalContext } from '../WalletModalContext.ts'
import { ConnectButtonView } from './ConnectButtonView.tsx'
import { ConnectedButtonsView } from './ConnectedButtonsView.tsx'
import { type ButtonLookOptions, buttonLooks } from './buttonLooks.ts'
import { ButtonShapes } from './ButtonShapes.tsx'
import { SizeReserver } from './SizeReserver.tsx'
import { type ConnectButtonParts, useConnectButton } from './useConnectButton.ts'
import { useKitStatus } from './useKitStatus.ts'
import { useAccountModal, useChainModal, useConnectModal } from './useModals.ts'

export interface ConnectButtonProps extends ButtonLookOptions {
  /** Replaces "Connect wallet". The kit translates only its own label. */
  label?: string | undefined
}

/**
 * Connects a wallet; afterward opens the account and network dialogs, which are loaded on demand.
 * With server rendering, it reserves the size of everything it may become.
 */
export function ConnectButton(props: ConnectButtonProps) {
  const [isHydrated] = useState(useHydrated())
  const button = <CurrentButton {...props} />
  return (
    <ThemeScope>
      {isHydrated ? (
        button
      ) : (
        <SizeReserver shapes={<ButtonShapes {...props} />}>{button}</SizeReserver>
      )}
    </ThemeScope>
  )
}

function CurrentButton({ label, accountStatus, chainStatus, showBalance }: ConnectButtonProps) {
  const status = useKitStatus()
  const { openConnectModal } = useConnectModal()
  const { prepareConnect } = useWalletModalContext()
  const { account, chainId, lost } = useWallet()
  // A reconnecting wallet is rendered immediately from the stored state.
  const isThere =
    status === 'connected' ||
    (status === 'reconnecting' && account !== undefined && chainId !== undefined)
  if (!isThere)
    return (
      <ConnectButtonView
        status={
          status === 'disconnected' || status === 'unauthenticated'
            ? 'disconnected'
            : 'reconnecting'
        }
        label={label}
        lost={lost?.walletName}
        onConnect={lost?.reconnect ?? openConnectModal}
        onIntent={prepareConnect}
      />
    )
  return (
    <Connected accountStatus={accountStatus} chainStatus={chainStatus} showBalance={showBalance} />
  )
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
  const balance = useAccountBalance(
    address,
    chainId,
    looks.showBalance.small || looks.showBalance.large,
  )
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

/** Known before the balance. Undefined for a token whose symbol must be read from its contract. */
const balanceSymbol = ({ balanceToken }: AccountSettings, chain: Chain | undefined) => {
  const token = chain && balanceToken?.[chain.id]
  return token ? token.symbol : chain?.nativeCurrency.symbol
}

/** Renders a custom button with the state of the kit's button. */
ConnectButton.Custom = function ConnectButtonCustom({
  children,
}: {
  children: (parts: ConnectButtonParts) => ReactNode
}) {
  return children(useConnectButton())
}
