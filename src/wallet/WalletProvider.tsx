import { type KeyValue, pageStorage } from '#base'
import { type ReactNode, useMemo, useState } from 'react'
import { Hydrate, type State, WagmiContext } from 'wagmi'
import { AccountModalProvider } from './account/AccountModalProvider.tsx'
import type { AccountSettings } from './account/accountSettings.ts'
import type { PickerSettings } from './connect/appInfo.ts'
import { CoolContext } from './cool/CoolContext.ts'
import type { WalletConfig } from './createWalletConfig.ts'
import { FailureContext, useWalletEvents } from './useWalletEvents.ts'
import { WalletModalProvider } from './WalletModalProvider.tsx'
import type { WalletEvents } from './watchWallet.ts'

export interface WalletProviderProps extends WalletEvents {
  config: WalletConfig
  /** Where recent wallets are remembered; by default the page's own storage. */
  storage?: KeyValue | undefined
  /** Whether the wallet of the last visit is connected again at load. */
  reconnect?: boolean | undefined
  /** What a server knows of the visitor's wallet, where a cookie tells it (wagmi's `cookieToInitialState`): it is drawn from the first paint on. */
  initialState?: State | undefined
  /** The id of the chain that a wallet is asked to stand on when it is connected; by default the one that it stands on. */
  initialChain?: number | undefined
  /** Which wallets are offered, how wide the picker is, and what it says of the app. */
  picker?: PickerSettings | undefined
  /** Whether a wallet on a network that the app does not serve has to change it, or to disconnect, before anything else. Off by default. */
  enforceSupportedChain?: boolean | undefined
  /** Whether a picked wallet throws its picture about. Off by default, and always where the person wants less motion. */
  coolMode?: boolean | undefined
  /** What is shown of the connected account. */
  account?: AccountSettings | undefined
  children: ReactNode
}

/**
 * Gives everything below it the visitor's wallet. It needs a `QueryClientProvider`, and for its own parts a `ThemeRoot`,
 * around it; both are the app's.
 */
export function WalletProvider({
  config,
  storage,
  reconnect = true,
  initialState,
  initialChain,
  picker,
  enforceSupportedChain,
  coolMode = false,
  account,
  children,
  ...events
}: WalletProviderProps) {
  const [own] = useState(pageStorage)
  const onError = useWalletEvents(config, events)
  // Beside what it is for, and kept: wagmi's own provider asks the wallet anew whenever the app around it is drawn again.
  const hydration = useMemo(
    () => <Hydrate config={config} reconnectOnMount={reconnect} {...(initialState && { initialState })} />,
    [config, reconnect, initialState],
  )
  return (
    <WagmiContext value={config}>
      {hydration}
      <FailureContext value={onError}>
        <CoolContext value={coolMode}>
          <WalletModalProvider storage={storage ?? own} initialChain={initialChain} picker={picker} hasInitialState={initialState !== undefined}>
            <AccountModalProvider settings={account} enforce={enforceSupportedChain}>
              {children}
            </AccountModalProvider>
          </WalletModalProvider>
        </CoolContext>
      </FailureContext>
    </WagmiContext>
  )
}
