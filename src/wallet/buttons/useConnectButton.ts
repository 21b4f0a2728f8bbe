import { type Address, shortAddress, toDecimal } from '#base'
import { useConnection } from 'wagmi'
import { useAccountModalContext } from '../account/AccountModalProvider.tsx'
import { formatBalance } from '../account/formatBalance.ts'
import { shortEnsName } from '../account/shortEnsName.ts'
import { useAccountBalance, useAccountImage, useAccountName } from '../account/useAccountDetails.ts'
import { networkChoice } from '../network/networkChoices.ts'
import { useOptionalSigninContext } from '../signin/SigninContext.ts'
import type { SigninStatus } from '../signin/signinFlow.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { useWalletModalContext } from '../WalletModalProvider.tsx'
import { useAccountModal, useChainModal, useConnectModal } from './useModals.ts'

export interface ConnectButtonAccount {
  address: Address
  balanceDecimals: number | undefined
  /** The whole balance, as decimal text. */
  balanceFormatted: string | undefined
  balanceSymbol: string | undefined
  /** The balance as the kit shows it: `2.5 ETH`. */
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
  /** Undefined for a chain that the app does not serve. */
  name: string | undefined
  unsupported: boolean
}

/** What a button of an app's own is drawn from. */
export interface ConnectButtonParts {
  account: ConnectButtonAccount | undefined
  chain: ConnectButtonChain | undefined
  /** Whether it is known by now if a wallet of the last visit comes back. Until then, draw what keeps the place. */
  mounted: boolean
  /** Undefined where nobody has to sign in. */
  authenticationStatus: SigninStatus | undefined
  /** These do nothing where nothing may be opened; the hooks of the same names say whether it may. */
  openConnectModal: () => void
  openAccountModal: () => void
  openChainModal: () => void
  connectModalOpen: boolean
  accountModalOpen: boolean
  chainModalOpen: boolean
}

const nothing = () => {}
const nobody = { address: undefined, chainId: undefined, chain: undefined, isConnected: false }

/** All that a connect button shows and does. `withBalance` says whether the chain is asked for the balance. */
export function useConnectButton(withBalance = true): ConnectButtonParts {
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
      displayBalance: money && `${formatBalance(money.value, money.decimals)} ${money.symbol}`,
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
