import { useText } from '#ui'
import { useMemo } from 'react'
import { useConfig, useConnectors } from 'wagmi'
import type { ListedGroup, Surroundings, WalletEntry } from '../catalog/types.ts'
import { defaultGroups, listWallets } from '../catalog/walletList.ts'
import { listWalletsToGet, type WalletToGet } from '../catalog/walletsToGet.ts'
import { browserWalletId } from '../connectors/walletChoices.ts'
import { recentWallets } from '../recent/recentWallets.ts'
import { useWalletPlace } from '../WalletPlace.tsx'
import { walletText } from '../walletText.ts'
import { pageFindings, pageSurroundings } from './readPage.ts'

/** What the picker offers in this page. */
export interface Picker {
  groups: readonly ListedGroup[]
  getable: readonly WalletToGet[]
  surroundings: Surroundings
}

/** Reads the list of wallets from the page, the configuration and what was used before; anew whenever the dialog opens or a wallet speaks up. */
export function usePicker(open: boolean): Picker {
  const t = useText(walletText)
  const config = useConfig()
  const connectors = useConnectors()
  const { storage, picker } = useWalletPlace()
  return useMemo(() => {
    const groups = picker?.groups ?? defaultGroups
    const entries = groups.flatMap(({ wallets }) => wallets)
    const announced = config._internal.mipd?.getProviders() ?? []
    const surroundings = pageSurroundings()
    const place = { groups, surroundings, findings: pageFindings(entries, announced), pairing: connectors.some(({ type }) => type === 'walletConnect') }
    const known = new Set([browserWalletId, ...announced.map(({ info }) => info.rdns), ...entries.flatMap(namesOf)])
    const own = connectors.filter(({ id }) => !known.has(id))
    const listed = listWallets({ ...place, own, recent: open ? recentWallets(storage) : [] })
    const named = listed.map(({ heading, wallets }) => ({ heading, wallets: wallets.map((one) => (one.id === browserWalletId ? { ...one, name: t('browserWallet') } : one)) }))
    return { groups: named, getable: listWalletsToGet(place), surroundings }
  }, [config, connectors, open, picker, storage, t])
}

const namesOf = ({ id, rdns, aliases = [] }: WalletEntry) => [id, ...(rdns ? [rdns] : []), ...aliases]
