import type { ListedGroup, ListedWallet } from '../catalog/types.ts'
import { walletConnectId } from '../connectors/walletConnectId.ts'

interface Connected {
  connector: { id: string; type: string; rdns?: string | readonly string[] | undefined }
}

/**
 * The list for adding a wallet: connected wallets are marked and cannot be picked. A pairing
 * supports one wallet, so while one is paired, wallets that need pairing are left out.
 */
export function markConnected(
  groups: readonly ListedGroup[],
  connections: readonly Connected[],
): readonly ListedGroup[] {
  const names = new Set(
    connections.flatMap(({ connector: { id, rdns } }) => [id, ...[rdns ?? []].flat()]),
  )
  const paired = connections.some(({ connector }) => connector.type === walletConnectId)
  const isConnected = ({ id, rdns }: ListedWallet) =>
    names.has(id) || (rdns !== undefined && names.has(rdns))
  return groups
    .map(({ heading, wallets }) => ({
      heading,
      wallets: wallets
        .map((wallet) =>
          isConnected(wallet) || (paired && wallet.anyWallet)
            ? { ...wallet, recent: false, connected: true }
            : wallet,
        )
        .filter(
          ({ connectionMethod, connected }) =>
            connected || !paired || connectionMethod !== 'pairing',
        ),
    }))
    .filter(({ wallets }) => wallets.length > 0)
}
