import * as Dialog from '@radix-ui/react-dialog'
import { QueryClientProvider } from '@tanstack/react-query'
import { ThemeRoot } from 'coffer/ui'
import {
  ConnectButton,
  createSigninAdapter,
  SigninProvider,
  useAddRecentTransaction,
  useSignin,
  useWallet,
  WalletProvider,
} from 'coffer/wallet'
import { useState } from 'react'
import { Wares } from './Wares.jsx'

const site = () => ({ domain: location.host, scheme: 'http', uri: location.origin })

/** A shop that takes wallets: the kit around all of it, in its own style. */
export function Shop({ till, button, groups }) {
  const [session, setSession] = useState('unauthenticated')
  const [adapter] = useState(() =>
    createSigninAdapter({
      getNonce: async () => '1234567890abcdef',
      verify: async () => {
        if (till.verifies) setSession('authenticated')
        return till.verifies
      },
      signOut: () => setSession('unauthenticated'),
      site,
    }),
  )
  return (
    <QueryClientProvider client={till.queries}>
      <ThemeRoot id="shop" theme="light" surface="host">
        <WalletProvider
          config={till.config}
          account={{ recentTransactions: true }}
          picker={{ appInfo: { appName: 'Shop' }, ...(groups && { groups }) }}
        >
          <SigninProvider adapter={adapter} status={session} required={false} site={site}>
            <header className="bar">
              <strong>Shop</strong>
              <ConnectButton {...button} />
              <a href="#help">Help</a>
            </header>
            <Wares />
            <Counter session={session} />
            <Theirs />
          </SigninProvider>
        </WalletProvider>
      </ThemeRoot>
    </QueryClientProvider>
  )
}

function Counter({ session }) {
  const { status, account, chainId } = useWallet()
  const { openSignin } = useSignin()
  const add = useAddRecentTransaction()
  return (
    <aside>
      <p role="status" aria-label="Wallet">
        {[status, account, chainId, session].filter(Boolean).join(' ')}
      </p>
      <button onClick={openSignin}>Sign in</button>
      <button onClick={() => add({ hash: `0x${'ab'.repeat(32)}`, description: 'Bought a ware' })}>
        Buy
      </button>
    </aside>
  )
}

/**
 * The shop's own dialog, with the wallet in it. Not modal: a modal one of Radix would bring a style
 * element, which is the shop's affair.
 */
const Theirs = () => (
  <Dialog.Root modal={false}>
    <Dialog.Trigger>Pay</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Content
        className="theirs"
        aria-describedby={undefined}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Title>Pay here</Dialog.Title>
        <ConnectButton label="Pay with a wallet" />
        <Dialog.Close>Back to the shop</Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)
