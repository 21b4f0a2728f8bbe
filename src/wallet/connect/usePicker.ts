import { useText } from '#ui'
import { useMemo } from 'react'
import { type Connector, useConfig, useConnectors } from 'wagmi'
import type { Findings, ListedGroup, ListedWallet, Surroundings, WalletEntry } from '../catalog/types.ts'
import { defaultGroups, listWallets } from '../catalog/walletList.ts'
import { listWalletsToGet, type WalletToGet } from '../catalog/walletsToGet.ts'
import { browserWalletId } from '../connectors/browserWallet.ts'
import { recentWallets } from '../recent/recentWallets.ts'
import { useWalletPlace } from '../WalletPlace.tsx'
import { connectText } from './connectText.ts'
import { pageFindings, pageSurroundings } from './readPage.ts'
import { useWalletIcons } from './useWalletIcons.ts'

/** What the picker offers in this page. */
export interface Picker {
  groups: readonly ListedGroup[]
  getable: readonly WalletToGet[]
  surroundings: Surroundings
}

/** Reads the list of wallets from the page, the configuration and what was used before; anew whenever the dialog opens or a wallet speaks up. */
export function usePicker(open: boolean): Picker {
  const t = useText(connectText)
  const config = useConfig()
  const connectors = useConnectors()
  const { storage, picker } = useWalletPlace()
  const groups = picker?.groups ?? defaultGroups
  const entries = useMemo(() => groups.flatMap(({ wallets }) => wallets), [groups])
  const icons = useWalletIcons(open, entries)
  return useMemo(() => {
    const announced = config._internal.mipd?.getProviders() ?? []
    const surroundings = pageSurroundings()
    const findings = reachable(pageFindings(entries, announced), connectors)
    const place = { groups, surroundings, findings, pairing: connectors.some(({ type }) => type === 'walletConnect') }
    const known = new Set([browserWalletId, ...announced.map(({ info }) => info.rdns), ...entries.flatMap(namesOf)])
    const own = connectors.filter(({ id }) => !known.has(id))
    const listed = listWallets({ ...place, own, recent: open ? recentWallets(storage) : [], recentLimit: picker?.recentLimit })
    const shown = (wallet: ListedWallet): ListedWallet => {
      const icon = wallet.icon ?? icons[wallet.id]
      return { ...wallet, ...(icon && { icon }), ...(wallet.id === browserWalletId && { name: t('browserWallet') }) }
    }
    return {
      groups: listed.map((group) => ({ ...group, wallets: group.wallets.map(shown) })),
      getable: listWalletsToGet(place).map((one) => ({ ...one, wallet: shown(one.wallet) })),
      surroundings,
    }
  }, [config, connectors, entries, groups, icons, open, picker?.recentLimit, storage, t])
}

/** Without the wallets that are there without a provider, as the Safe around a frame is, where the app has no connector for them. */
const reachable = ({ announced, found }: Findings, connectors: readonly Connector[]): Findings => ({
  announced,
  found: new Map([...found].filter(([id, provider]) => provider !== undefined || connectors.some((connector) => connector.id === id))),
})

const namesOf = ({ id, rdns, aliases = [] }: WalletEntry) => [id, ...(rdns ? [rdns] : []), ...aliases]
