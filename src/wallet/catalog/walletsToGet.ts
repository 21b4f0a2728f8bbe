import { checkGroups } from './checkGroups.ts'
import { defaultGroups } from './defaultGroups.ts'
import { describeWallet } from './describeWallet.ts'
import type { Downloads, ListedWallet } from './types.ts'
import type { WalletListInput } from './walletList.ts'

/** Maximum number of wallets to get. */
export const getShown = { desktop: 5, mobile: 3 } as const

/** The kinds of download, shown below the name (`get.kind.extension`). */
type WalletKind = 'both' | 'appAndDesktop' | 'mobile' | 'extension' | 'desktop'

export interface WalletToGet {
  wallet: ListedWallet
  kind: WalletKind
}

/**
 * The wallets available for this device, in the order of the groups: five on a computer, three on a
 * phone.
 */
export function listWalletsToGet(
  input: Pick<WalletListInput, 'groups' | 'detectedWallets' | 'device' | 'pairing'>,
): readonly WalletToGet[] {
  const wallets = checkGroups(input.groups ?? defaultGroups).flatMap((group) => group.wallets)
  return wallets
    .map((wallet) => describeWallet(wallet, input))
    .flatMap((wallet) => {
      const kind = kindOf(wallet.downloads)
      return kind ? [{ wallet, kind }] : []
    })
    .slice(0, input.device.mobile ? getShown.mobile : getShown.desktop)
}

function kindOf({ extension, desktop, mobile }: Downloads): WalletKind | undefined {
  if (mobile) return extension ? 'both' : desktop ? 'appAndDesktop' : 'mobile'
  return extension ? 'extension' : desktop ? 'desktop' : undefined
}
