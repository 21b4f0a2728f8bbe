import { useAccountModalContext } from '../account/AccountModalContext.ts'
import { useOptionalSigninContext } from '../signin/SigninContext.ts'
import { useWallet } from '../useWallet.ts'
import { useConnectModalState, useWalletModalContext } from '../WalletModalContext.ts'
import { type KitDialog, mayOpen } from './mayOpen.ts'
import { useKitStatus } from './useKitStatus.ts'

/**
 * The connect dialog or, for an account that is not verified, the sign-in dialog.
 * `openConnectModal` is undefined while it cannot open.
 */
export function useConnectModal(): {
  connectModalOpen: boolean
  openConnectModal: (() => void) | undefined
} {
  const { openConnect } = useWalletModalContext()
  const { connectShown } = useConnectModalState()
  const signin = useOptionalSigninContext()
  const status = useKitStatus()
  const allowed = useMayOpen('connect')
  const verifies = status === 'unauthenticated' && signin
  return {
    connectModalOpen: connectShown || (signin !== null && signin.state.step !== 'closed'),
    openConnectModal: allowed
      ? verifies
        ? () => verifies.send({ type: 'opened' })
        : openConnect
      : undefined,
  }
}

/**
 * The account dialog. `openAccountModal` is undefined while it cannot open: no wallet is connected,
 * or its network is unsupported.
 */
export function useAccountModal(): {
  accountModalOpen: boolean
  openAccountModal: (() => void) | undefined
} {
  const { open, show } = useAccountModalContext()
  return {
    accountModalOpen: open === 'account',
    openAccountModal: useMayOpen('account') ? () => show('account') : undefined,
  }
}

/** The network dialog. `openChainModal` is undefined while no wallet is connected. */
export function useChainModal(): {
  chainModalOpen: boolean
  openChainModal: (() => void) | undefined
} {
  const { open, show } = useAccountModalContext()
  return {
    chainModalOpen: open === 'network',
    openChainModal: useMayOpen('chain') ? () => show('network') : undefined,
  }
}

function useMayOpen(dialog: KitDialog): boolean {
  const { unsupported } = useWallet()
  return mayOpen(dialog, useKitStatus(), unsupported).allowed
}
