import { useAnnounce, useText } from '#ui'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useChains, useConfig } from 'wagmi'
import { signMessage } from 'wagmi/actions'
import { useConnection } from '../internals/useConnection.ts'
import { useAccountModalContext } from '../account/AccountModalContext.ts'
import { useAccountName } from '../account/useAccountDetails.ts'
import { networkChoice } from '../network/networkChoices.ts'
import { useWallet } from '../useWallet.ts'
import { walletText } from '../walletText.ts'
import { signinText } from './signinText.ts'
import { nonceLasts, prepareSignin } from './prepareSignin.ts'
import { runSignin } from './runSignin.ts'
import { SigninDialogView } from './SigninDialogView.tsx'
import { useSigninContext } from './SigninContext.ts'

/**
 * Verifies the connected account: nonce, message, signature, and the server's response. Canceling
 * disconnects the wallet if the app wants that.
 */
export function SigninDialog() {
  const t = useText(signinText)
  const wallet = useText(walletText)
  const announce = useAnnounce()
  const context = useSigninContext()
  const { state, send, required, cancel, site } = context
  // No sign-in on an unsupported network, which the wallet must leave first.
  const { insists } = useAccountModalContext()
  const { account, chainId, walletName, disconnect } = useWallet()
  const name = useAccountName(account)
  const chain = useChains().find(({ id }) => id === chainId)
  const network = chain
    ? networkChoice(chain)
    : chainId && { id: chainId, name: t('signin.unknownNetwork', { chainId: String(chainId) }) }
  const { sign, forget } = useSign()
  usePreparing()

  const leave = () => {
    forget()
    send({ type: 'left' })
    if (cancel === 'disconnects' && disconnect)
      void disconnect().then(() => announce(wallet('account.disconnected')))
  }
  return (
    <SigninDialogView
      open={state.step !== 'closed' && !insists}
      state={state}
      account={account}
      name={name}
      network={network || undefined}
      site={site().domain}
      wallet={walletName ?? t('signin.someWallet')}
      disconnects={required && cancel === 'disconnects'}
      onSign={sign}
      onRetry={() => send({ type: 'retried' })}
      onCancel={leave}
    />
  )
}

/** Fetches a nonce when the dialog opens, after one was used, and when one has expired. */
function usePreparing(): void {
  const context = useSigninContext()
  const { state, send } = context
  const { step, turn } = state
  const newest = useNewest(context)
  useEffect(() => {
    if (step === 'preparing')
      return prepareSignin({
        adapter: newest.current.adapter,
        turn,
        send,
        tell: newest.current.onError,
      })
    if (step !== 'idle') return undefined
    const timer = setTimeout(() => send({ type: 'nonceAged', turn }), nonceLasts)
    return () => clearTimeout(timer)
  }, [step, turn, send, newest])
}

/** Starts signing; does nothing without a nonce. Also returns the function that abandons it. */
function useSign(): { sign: () => void; forget: () => void } {
  const t = useText(signinText)
  const announce = useAnnounce()
  const config = useConfig()
  const { address, chainId, connector } = useConnection()
  const { adapter, state, send, site, now, onError } = useSigninContext()
  const over = useRef<() => void>(() => {})
  const forget = useCallback(() => over.current(), [])
  // A signature of another account is useless.
  useLayoutEffect(() => forget, [address, forget])
  const sign = () => {
    if (state.step !== 'idle') return
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
      sign: (message) =>
        signMessage(config, {
          message,
          ...(address && { account: address }),
          ...(connector && { connector }),
        }),
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

/** For effects that must not restart when an app creates a new adapter object on every render. */
function useNewest<T>(value: T) {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}
