import { ThemeScope } from '#ui'
import type { ReactNode } from 'react'
import { useWalletModalContext } from '../WalletModalContext.ts'
import { useWalletButton, type WalletButtonParts } from './useWalletButton.ts'
import { WalletButtonView } from './WalletButtonView.tsx'

export interface WalletButtonProps {
  /** The wallet's id, rdns or an alias, in any letter case. */
  wallet?: string | undefined
}

const usual = 'rainbow'

/**
 * Connects one specific wallet without the list, or opens the steps to get it. Disabled for a
 * wallet that neither the catalog nor the app knows.
 */
export function WalletButton({ wallet: wanted = usual }: WalletButtonProps) {
  const { wallet, available, ready, connect, lastUsed } = useWalletButton(wanted)
  const { prepareConnect } = useWalletModalContext()
  return (
    <ThemeScope>
      <WalletButtonView
        available={available}
        name={wallet.name}
        icon={wallet.icon}
        lastUsed={lastUsed}
        onOpen={ready ? connect : undefined}
        onIntent={prepareConnect}
      />
    </ThemeScope>
  )
}

/** Renders a custom button for one wallet, with the state of the kit's button. */
WalletButton.Custom = function WalletButtonCustom({
  wallet = usual,
  children,
}: WalletButtonProps & { children: (parts: WalletButtonParts) => ReactNode }) {
  return children(useWalletButton(wallet))
}
