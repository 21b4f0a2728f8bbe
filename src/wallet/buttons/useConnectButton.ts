import { type Address, shortAddress, toDecimal } from '#base'
import { useTextSettings } from '#ui'
import { useConnection } from '../internals/useConnection.ts'
import { useAccountModalContext } from '../account/AccountModalContext.ts'
import { formatBalance } from '../account/formatBalance.ts'
import { shortEnsName } from '../account/shortEnsName.ts'
import { useAccountBalance, useAccountImage, useAccountName } from '../account/useAccountDetails.ts'
import { networkChoice } from '../network/networkChoices.ts'
import { useOptionalSigninContext } from '../signin/SigninContext.ts'
import type { SigninStatus } from '../signin/signinFlow.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { useWalletModalContext } from '../WalletModalContext.ts'
import { useAccountModal, useChainModal, useConnectModal } from './useModals.ts'

export interface ConnectButtonAccount {
  address: Address
  balanceDecimals: number | undefined
  /** The full balance, as a decimal string. */
  balanceFormatted: string | undefined
  balanceSymbol: string | undefined
  /** The formatted balance: `2.5 ETH`. */
  displayBalance: string | undefined
  displayName: string
  ensAvatar: string | undefined
  ensName: string | undefined
  hasPendingTransactions: boolean
}

export interface ConnectButtonChain {
  hasIcon: boolean
  iconUrl: string | undefined
  iconBackground: string | undefined
  id: number
  /** Undefined on an unsupported chain. */
  name: string | undefined
  unsupported: boolean
}

/** Render props of an app's own connect button. */
export interface ConnectButtonParts {
  account: ConnectButtonAccount | undefined
  chain: ConnectButtonChain | undefined
  /** Whether reconnecting has finished. Until then, render a placeholder of the same size. */
  mounted: boolean
  /** Undefined without sign-in. */
  authenticationStatus: SigninStatus | undefined
  /**
   * These do nothing if nothing can be opened; the hooks of the same names report whether it can.
   */
  openConnectModal: () => void
  openAccountModal: () => void
  openChainModal: () => void
  connectModalOpen: boolean
  accountModalOpen: boolean
  chainModalOpen: boolean
}

const nothing = () => {}
const nobody = { address: undefined, chainId: undefined, chain: undefined, isConnected: false }

/** State and actions of a connect button. `withBalance` enables the balance request. */
export function useConnectButton(withBalance = true): ConnectButtonParts {
  const { locale } = useTextSettings()
  const { settled, known } = useWalletModalContext()
  const { settings } = useAccountModalContext()
  const signin = useOptionalSigninContext()
  const connection = useConnection()
  const { address, chainId, chain: served, isConnected } = known ? connection : nobody
  const ensName = useAccountName(address)
  const ensAvatar = useAccountImage(ensName, settings.ensPictures === true)
  const balance = useAccountBalance(address, chainId, withBalance)
  const pending = useRecentTransactions().some(({ status }) => status === 'pending')
  const { openConnectModal = nothing, connectModalOpen } = useConnectModal()
  const { openAccountModal = nothing, accountModalOpen } = useAccountModal()
  const { openChainModal = nothing, chainModalOpen } = useChainModal()
  const money = balance?.status === 'ready' ? balance.value : undefined
  const look = served && networkChoice(served)
  return {
    account: address && {
      address,
      balanceDecimals: money?.decimals,
      balanceFormatted: money && toDecimal(money.value, money.decimals),
      balanceSymbol: money?.symbol,
      displayBalance:
        money && `${formatBalance(money.value, money.decimals, locale)} ${money.symbol}`,
      displayName: ensName ? shortEnsName(ensName) : shortAddress(address),
      ensAvatar,
      ensName,
      hasPendingTransactions: settings.recentTransactions === true && pending,
    },
    chain:
      chainId === undefined
        ? undefined
        : {
            hasIcon: look?.icon !== undefined,
            iconUrl: look?.icon,
            iconBackground: look?.iconBackground,
            id: chainId,
            name: look?.name,
            unsupported: look === undefined,
          },
    mounted: settled || isConnected,
    authenticationStatus: signin?.status,
    openConnectModal,
    openAccountModal,
    openChainModal,
    connectModalOpen,
    accountModalOpen,
    chainModalOpen,
  }
}
