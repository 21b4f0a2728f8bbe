import { useConnectors } from 'wagmi'
import { defaultGroups } from '../catalog/walletList.ts'
import { useWalletIcons } from '../connect/useWalletIcons.ts'
import { recentWallets } from '../recent/recentWallets.ts'
import { useWalletPlace } from '../WalletPlace.tsx'
import { findWallet } from './findWallet.ts'
import { mayOpen } from './mayOpen.ts'
import { useKitStatus } from './useKitStatus.ts'
import { WalletButtonView } from './WalletButtonView.tsx'

export interface WalletButtonProps {
  /** The wallet's id, announced name (rdns) or another name of it, in any letter case. */
  wallet?: string | undefined
}

/** Connects one certain wallet, without a list to choose from. Throws 'Connector not found' for a wallet that the app does not offer. */
export function WalletButton({ wallet: wanted = 'rainbow' }: WalletButtonProps) {
  const { picker, storage, settled, openWallet } = useWalletPlace()
  const entries = (picker?.groups ?? defaultGroups).flatMap(({ wallets }) => wallets)
  const { id, name, icon } = findWallet(wanted, entries, useConnectors())
  const icons = useWalletIcons(icon === undefined, entries.filter((entry) => entry.id === id))
  // Not before the first effect: a server knows nothing of the visitor, and both draw the same.
  const lastUsed = settled && recentWallets(storage)[0] === id
  const may = mayOpen('connect', useKitStatus(), false).allowed
  return <WalletButtonView name={name} icon={icon ?? icons[id]} lastUsed={lastUsed} onOpen={may ? () => openWallet(id) : undefined} />
}
