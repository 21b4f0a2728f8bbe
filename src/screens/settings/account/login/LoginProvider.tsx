import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { sameAddress } from '#base'
import { isNotOffered } from '#gateway'
import { isContractQuery } from '#queries'
import { type SigninError, SigninProvider, useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { LoginContext } from './LoginContext.ts'
import { loginObstacle } from './loginObstacle.ts'
import { useGatewayLogin } from './useGatewayLogin.ts'
import { useLoginState } from './useLoginState.ts'

/**
 * For screens that need a login at the gateway: they call `useLogin` inside it. Holds the wallet
 * kit's sign-in dialog, whose code is loaded when it opens. A session outlasts the wallet's
 * account: who is logged in is shown, and a user decides.
 */
export function LoginProvider({ children }: { children: ReactNode }) {
  const { client } = useEnvironment()
  const { status, account, chainId } = useWallet()
  const [isMissing, setMissing] = useState(false)
  const { state, reportDeclined } = useLoginState()
  const { adapter, signOut } = useGatewayLogin()
  const chain = chainId === undefined ? undefined : String(chainId)
  const at = account && chain !== undefined ? { chainId: chain, address: account } : undefined
  const isContract = useQuery(
    isContractQuery(chain === undefined ? undefined : client(chain), at),
  ).data
  const isYou =
    state.status === 'signedIn' &&
    state.session.address !== null &&
    sameAddress(state.session.address, account)
  const obstacle = loginObstacle({ isConnected: status === 'connected', isContract, isMissing })
  const onError = useCallback(({ cause }: SigninError) => {
    if (isNotOffered(cause)) setMissing(true)
  }, [])
  const value = useMemo(
    () => ({ state, isYou, obstacle, signOut, reportDeclined }),
    [state, isYou, obstacle, signOut, reportDeclined],
  )
  return (
    <SigninProvider
      adapter={adapter}
      status={state.status === 'loading' ? 'loading' : isYou ? 'authenticated' : 'unauthenticated'}
      required={false}
      signOutOnAccountChange={false}
      onError={onError}
    >
      <LoginContext value={value}>{children}</LoginContext>
    </SigninProvider>
  )
}
