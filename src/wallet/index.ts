export { AccountButton, type AccountButtonProps } from './account/AccountButton.tsx'
export { AccountPopover } from './account/AccountPopover.tsx'
export { AccountView, type AccountViewProps } from './account/AccountView.tsx'
export { type Balance, useAccountBalance, useAccountName } from './account/useAccountDetails.ts'
export type { AccountPicture, AccountSettings, BalanceToken } from './account/accountSettings.ts'
export { formatBalance } from './account/formatBalance.ts'
export { shortEnsName } from './account/shortEnsName.ts'
export { ConnectButton, type ConnectButtonProps } from './buttons/ConnectButton.tsx'
export { ConnectButtonView, type ConnectButtonViewProps } from './buttons/ConnectButtonView.tsx'
export {
  ConnectedButtonsView,
  type ConnectedButtonsViewProps,
} from './buttons/ConnectedButtonsView.tsx'
export type { AccountStatus, ChainStatus } from './buttons/buttonLooks.ts'
export { WalletButton, type WalletButtonProps } from './buttons/WalletButton.tsx'
export type { WalletButtonParts } from './buttons/useWalletButton.ts'
export { WalletButtonView, type WalletButtonViewProps } from './buttons/WalletButtonView.tsx'
export { ConnectMenu } from './buttons/ConnectMenu.tsx'
export type { Responsive } from './buttons/responsive.ts'
export {
  type ConnectButtonAccount,
  type ConnectButtonChain,
  type ConnectButtonParts,
} from './buttons/useConnectButton.ts'
export { useAccountModal, useChainModal, useConnectModal } from './buttons/useModals.ts'
export { loadMore, type WalletIcons } from './catalog/loadMore.ts'
export { popularWallets } from './catalog/popular.ts'
export * from './catalog/wallets/index.ts'
export type {
  DownloadKind,
  Guide,
  GuideStep,
  OwnGuideStep,
  WalletEntry,
  WalletGroup,
} from './catalog/types.ts'
export type { AppInfo, PickerSettings } from './connect/appInfo.ts'
export type { WalletConnectOptions } from './connectors/loadPairingClient.ts'
export { walletConnect } from './connectors/walletConnect.ts'
export {
  readWalletError,
  type WalletFailure,
  type WalletFailureKind,
} from './connectors/walletErrors.ts'
export {
  createWalletConfig,
  pollingInterval,
  type WalletConfig,
  type WalletConfigOptions,
} from './createWalletConfig.ts'
export { bestLanguage } from './languages/bestLanguage.ts'
export {
  LanguageProvider,
  type LanguageProviderProps,
  useLanguage,
} from './languages/LanguageProvider.tsx'
export { type Language, languages, type LanguageTag } from './languages/languages.ts'
export { loadLanguage, type LoadedLanguage } from './languages/loadLanguage.ts'
export { NetworkList, type NetworkListProps } from './network/NetworkList.tsx'
export type { NetworkState } from './network/networkFlow.ts'
export { useSwitchNetwork } from './network/useSwitchNetwork.ts'
export {
  InvalidTransactionError,
  type NewTransaction,
  type RecentTransaction,
  type TransactionStatus,
} from './transactions/recentTransaction.ts'
export { completedKept, recentTransactionsKey } from './transactions/transactionStore.ts'
export { useAddRecentTransaction } from './transactions/useAddRecentTransaction.ts'
export {
  useClearRecentTransactions,
  useRecentTransactions,
} from './transactions/useRecentTransactions.ts'
export {
  forgetWallets,
  recentShown,
  recentWallets,
  recentWalletsKey,
  rememberWallet,
} from './recent/recentWallets.ts'
export {
  checkSigninMessage,
  clockSkew,
  type SigninExpectation,
  type SigninProblem,
} from './signin/checkSigninMessage.ts'
export { connectionStatus, type ConnectionStatus } from './signin/connectionStatus.ts'
export { NoAdapterError, SigninError } from './signin/SigninError.ts'
export {
  createSigninAdapter,
  type SigninAdapter,
  type SigninAdapterOptions,
  type SigninFacts,
  type Site,
} from './signin/signinAdapter.ts'
export type { SigninFailure, SigninStatus } from './signin/signinFlow.ts'
export { readSigninMessage } from './signin/readSigninMessage.ts'
export {
  type SigninMessage,
  SigninMessageError,
  writeSigninMessage,
} from './signin/signinMessage.ts'
export { SigninProvider, type SigninProviderProps } from './signin/SigninProvider.tsx'
export { type Signin, useConnectionStatus, useSignin } from './signin/useSignin.ts'
export { type VerifiedSignin, verifySignin } from './signin/verifySignin.ts'
export { useWallet, type Wallet, type WalletStatus, type WatchedToken } from './useWallet.ts'
export { WalletProvider, type WalletProviderProps } from './WalletProvider.tsx'
export type { ConnectedWallet, WalletChain, WalletEvents } from './watchWallet.ts'
