import { useAnnounce, useText } from '#ui'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useChains, useConfig, useConnection } from 'wagmi'
import { signMessage } from 'wagmi/actions'
import { useAccountModalContext } from '../account/AccountModalProvider.tsx'
import { useAccountName } from '../account/useAccountDetails.ts'
import { useWallet } from '../useWallet.ts'
import { walletText } from '../walletText.ts'
import { signinText } from './signinText.ts'
import { nonceLasts, prepareSignin } from './prepareSignin.ts'
import { runSignin } from './runSignin.ts'
import { SigninDialogView } from './SigninDialogView.tsx'
import { useSigninContext } from './SigninContext.ts'

/** Verifies the connected account: a nonce, a message, a signature, the server's word. Cancelling disconnects where the app wants it so. */
export function SigninDialog() {
  const t = useText(signinText)
  const wallet = useText(walletText)
  const announce = useAnnounce()
  const context = useSigninContext()
  const { state, send, required, cancel, site } = context
  // Nobody signs in on a network that has to be left first.
  const { insists } = useAccountModalContext()
  const { account, chainId, walletName, disconnect } = useWallet()
  const name = useAccountName(account)
  const network =
    useChains().find(({ id }) => id === chainId)?.name ?? (chainId === undefined ? undefined : t('signin.unknownNetwork', { chainId: String(chainId) }))
  const { sign, forget } = useSign()
  usePreparing()

  const leave = () => {
    forget()
    send({ type: 'left' })
    if (cancel === 'disconnects' && disconnect) void disconnect().then(() => announce(wallet('account.disconnected')))
  }
  return (
    <SigninDialogView
      open={state.step !== 'closed' && !insists}
      state={state}
      account={account}
      name={name}
      network={network}
      site={site().domain}
      wallet={walletName ?? t('signin.someWallet')}
      disconnects={required && cancel === 'disconnects'}
      onSign={sign}
      onRetry={() => send({ type: 'retried' })}
      onCancel={leave}
    />
  )
}

/** Fetches a nonce when the dialog appears, when one was used, and when one has been lying there for too long. */
function usePreparing(): void {
  const context = useSigninContext()
  const { state, send } = context
  const { step, turn } = state
  const newest = useNewest(context)
  useEffect(() => {
    if (step === 'preparing') return prepareSignin({ adapter: newest.current.adapter, turn, send, tell: newest.current.onError })
    if (step !== 'idle') return undefined
    const timer = setTimeout(() => send({ type: 'nonceAged', turn }), nonceLasts)
    return () => clearTimeout(timer)
  }, [step, turn, send, newest])
}

/** The press: without an account, a chain and a nonce it does nothing. And the way to have what was begun come to nothing. */
function useSign(): { sign: () => void; forget: () => void } {
  const t = useText(signinText)
  const announce = useAnnounce()
  const config = useConfig()
  const { address, chainId, connector } = useConnection()
  const { adapter, state, send, site, now, onError } = useSigninContext()
  const over = useRef<() => void>(() => {})
  const forget = useCallback(() => over.current(), [])
  // What was signed as somebody else is of no use any more.
  useLayoutEffect(() => forget, [address, forget])
  const sign = () => {
    if (state.step !== 'idle' || !address || chainId === undefined) return
    let isOver = false
    over.current = () => {
      isOver = true
    }
    send({ type: 'pressed' })
    void runSignin({
      adapter,
      nonce: state.nonce,
      address,
      chainId,
      sign: (message) => signMessage(config, { message, account: address, ...(connector && { connector }) }),
      site: site(),
      now,
      turn: state.turn + 1,
      send: (event) => {
        send(event)
        if (event.type === 'verified') announce(t('signin.verified'))
      },
      isOver: () => isOver,
      tell: onError,
    })
  }
  return { sign, forget }
}

/** For effects that must not start anew because an app writes its adapter as a new object each time. */
function useNewest<T>(value: T) {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}
