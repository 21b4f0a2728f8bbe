import { ThemeScope } from '#ui'
import type { ReactNode } from 'react'
import { useWalletModalContext } from '../WalletModalProvider.tsx'
import { useWalletButton, type WalletButtonParts } from './useWalletButton.ts'
import { WalletButtonView } from './WalletButtonView.tsx'

export interface WalletButtonProps {
  /** The wallet's id, announced name (rdns) or another name of it, in any letter case. */
  wallet?: string | undefined
}

const usual = 'rainbow'

/** Connects one certain wallet, without a list to choose from. Throws 'Connector not found' for a wallet that the app does not offer. */
export function WalletButton({ wallet: wanted = usual }: WalletButtonProps) {
  const { wallet, ready, connect, lastUsed } = useWalletButton(wanted)
  const { prepareConnect } = useWalletModalContext()
  return (
    <ThemeScope>
      <WalletButtonView name={wallet.name} icon={wallet.icon} lastUsed={lastUsed} onOpen={ready ? connect : undefined} onIntent={prepareConnect} />
    </ThemeScope>
  )
}

/** A button of the app's own for one wallet: it is given what the kit's own is drawn from, and draws itself. */
WalletButton.Custom = function WalletButtonCustom({ wallet = usual, children }: WalletButtonProps & { children: (parts: WalletButtonParts) => ReactNode }) {
  return children(useWalletButton(wallet))
}
