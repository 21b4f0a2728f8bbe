import { type KeyValue, pageStorage } from '#base'
import { type ReactNode, useMemo, useState } from 'react'
import { Hydrate, type State, WagmiContext } from 'wagmi'
import { AccountModalProvider } from './account/AccountModalProvider.tsx'
import type { AccountSettings } from './account/accountSettings.ts'
import type { PickerSettings } from './connect/appInfo.ts'
import { CoolContext } from './cool/CoolContext.ts'
import type { WalletConfig } from './createWalletConfig.ts'
import { registerWallets } from './internals/registerWallets.ts'
import { FailureContext, useWalletEvents } from './useWalletEvents.ts'
import { WalletModalProvider } from './WalletModalProvider.tsx'
import type { WalletEvents } from './watchWallet.ts'

export interface WalletProviderProps extends WalletEvents {
  config: WalletConfig
  /** Where recent wallets are stored. Default: the page's own storage. */
  storage?: KeyValue | undefined
  /** Whether the wallet of the last visit reconnects at load. */
  reconnect?: boolean | undefined
  /**
   * The visitor's wallet as known to the server, from a cookie (wagmi's `cookieToInitialState`). It
   * is rendered from the first paint on.
   */
  initialState?: State | undefined
  /** ID of the chain to request when a wallet connects. Default: the wallet's current chain. */
  initialChain?: number | undefined
  /** Wallets and layout of the picker, and information about the app. */
  picker?: PickerSettings | undefined
  /** Whether a wallet on an unsupported network must switch or disconnect first. Default: false. */
  enforceSupportedChain?: boolean | undefined
  /**
   * Whether a picked wallet throws its icon around. Default: false; always off with reduced motion.
   */
  coolMode?: boolean | undefined
  /** What to show for the connected account. */
  account?: AccountSettings | undefined
  children: ReactNode
}

/**
 * Provides the visitor's wallet. Must be used within a `QueryClientProvider` and, for the kit's own
 * components, a `ThemeRoot`; the app provides both.
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
  const kept = storage ?? own
  const onError = useWalletEvents(config, events)
  // Memoized: wagmi's provider reconnects whenever it is re-rendered by the app around it.
  const hydration = useMemo(
    () => {
      registerWallets(config, picker?.groups)
      return (
        <Hydrate
          config={config}
          reconnectOnMount={reconnect}
          {...(initialState && { initialState })}
        />
      )
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the dialog registers later groups
    [config, reconnect, initialState],
  )
  return (
    <WagmiContext value={config}>
      {hydration}
      <FailureContext value={onError}>
        <CoolContext value={coolMode}>
          <WalletModalProvider
            storage={kept}
            initialChain={initialChain}
            picker={picker}
            hasInitialState={initialState !== undefined}
          >
            <AccountModalProvider storage={kept} settings={account} enforce={enforceSupportedChain}>
              {children}
            </AccountModalProvider>
          </WalletModalProvider>
        </CoolContext>
      </FailureContext>
    </WagmiContext>
  )
}
