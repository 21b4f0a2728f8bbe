import { useState, useSyncExternalStore } from 'react'
import { Button } from '#ui'
import {
  ConnectButton,
  createSigninAdapter,
  SigninProvider,
  type SigninProviderProps,
  useConnectionStatus,
  useSignin,
  useWallet,
} from '#wallet'
import type { SigninServer } from '../../../mocks/signin/createSigninServer.ts'

export interface SigninAppProps extends Pick<
  SigninProviderProps,
  'required' | 'cancel' | 'signOutOnAccountChange' | 'signOutOnChainChange'
> {
  server: SigninServer
  /** Whether the app can ask its server whose session it is. */
  asks?: boolean | undefined
}

/**
 * A consumer app with a sign-in server. The site is fixed, so that pictures do not depend on where
 * the stories are served.
 */
export function SigninApp({ server, asks, ...rest }: SigninAppProps) {
  const session = useSyncExternalStore(server.subscribe, server.session)
  const [adapter] = useState(() =>
    createSigninAdapter({
      getNonce: () => server.nonce(),
      verify: ({ message, signature }) => server.login(message, signature),
      signOut: () => server.logout(),
      ...(asks && { getAccount: () => server.account() }),
      statement: 'Come in.',
      lifetime: 600_000,
      site,
    }),
  )
  return (
    <SigninProvider
      {...rest}
      adapter={adapter}
      status={session ? 'authenticated' : 'unauthenticated'}
      site={site}
    >
      <Page />
    </SigninProvider>
  )
}

const site = () => ({ domain: 'app.example', scheme: 'https', uri: 'https://app.example' })

function Page() {
  const status = useConnectionStatus()
  const { account } = useWallet()
  const { openSignin, signOut } = useSignin()
  return (
    <main aria-label="A consumer app">
      <ConnectButton />
      <p data-account={account}>Status: {status}</p>
      {openSignin && <Button onClick={openSignin}>Verify your account</Button>}
      {signOut && <Button onClick={() => void signOut()}>Sign out</Button>}
    </main>
  )
}
