import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Failure, loading, zeroAddress } from '#base'
import { accountQuery, dataTypesQuery, readFailure, toRemote } from '#queries'
import { useText, useToast } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { accountPage } from './accountPage.ts'
import { AccountView } from './AccountView.tsx'
import { useLogin } from './login/useLogin.ts'
import { OwnAccount } from './OwnAccount.tsx'
import { accountText } from './text.ts'

/** Who is signed in at the gateway, and their account. */
export function AccountContent() {
  const text = useText(accountText)
  const { gateway } = useEnvironment()
  const toast = useToast()
  const wallet = useWallet()
  const login = useLogin()
  const { state, reportDeclined } = login
  const [signingOut, setSigningOut] = useState<
    { status: 'idle' | 'busy' } | { status: 'failed'; reason: Failure }
  >({ status: 'idle' })
  const types = toRemote(useQuery(dataTypesQuery(gateway)))
  const hasNoTypes = types.status === 'failed' && types.reason.kind === 'notOffered'
  const address = state.status === 'signedIn' ? state.session.address : null
  const found = useQuery({
    ...accountQuery(gateway, address ?? zeroAddress),
    enabled: address !== null && !hasNoTypes,
  })
  const { error } = found
  // The session has ended since the gateway reported it.
  useEffect(() => {
    if (error) reportDeclined(error)
  }, [error, reportDeclined])
  const page = accountPage({
    login: state,
    connected: wallet.status === 'connected' ? wallet.account : undefined,
    isReconnecting: wallet.status === 'reconnecting',
    account: address === null ? loading : toRemote(found),
    hasNoTypes,
  })
  const signOut = async (end: () => Promise<void>) => {
    setSigningOut({ status: 'busy' })
    try {
      await end()
      setSigningOut({ status: 'idle' })
      toast.show({ tone: 'done', title: text('login.signedOut') })
    } catch (cause) {
      setSigningOut({ status: 'failed', reason: readFailure(cause, navigator.onLine) })
    }
  }
  const { signOut: end } = login
  return (
    <AccountView
      page={page}
      gateway={new URL(gateway.baseUrl).host}
      hasAccounts={hasNoTypes ? false : types.status === 'ready' ? true : undefined}
      connected={wallet.account}
      obstacle={login.obstacle}
      signingOut={signingOut}
      onConnect={wallet.connect}
      onSignIn={login.signIn}
      onSignOut={end && (() => void (signingOut.status === 'busy' || signOut(end)))}
    >
      {page.step === 'signedIn' && address !== null && page.account.status !== 'notOffered' && (
        <OwnAccount
          key={address}
          address={address}
          account={page.account}
          types={types}
          reportDeclined={reportDeclined}
        />
      )}
    </AccountView>
  )
}
