import { useText } from '#ui'
import { useEffect, useMemo } from 'react'
import { useConfig, useConnections, useConnectors } from 'wagmi'
import type { ListedGroup, ListedWallet, Device, WalletEntry } from '../catalog/types.ts'
import { usableGroups } from '../catalog/checkGroups.ts'
import { defaultGroups } from '../catalog/defaultGroups.ts'
import { describeWallet } from '../catalog/describeWallet.ts'
import { moreCatalog } from '../catalog/loadMore.ts'
import { popularWallets } from '../catalog/popular.ts'
import { isConnectorOf, namesOf } from '../catalog/namesOf.ts'
import { reachable } from '../catalog/reachable.ts'
import { listWallets } from '../catalog/walletList.ts'
import { listWalletsToGet, type WalletToGet } from '../catalog/walletsToGet.ts'
import { browserWalletId } from '../connectors/browserWallet.ts'
import { canPair } from '../connectors/canPair.ts'
import { walletConnectId } from '../connectors/walletConnectId.ts'
import { announcements } from '../internals/connecting.ts'
import { registerWallets } from '../internals/registerWallets.ts'
import { recentShown, type RecentWallets } from '../recent/recentWallets.ts'
import { useConnectModalState, useWalletModalContext } from '../WalletModalContext.ts'
import { connectText } from './connectText.ts'
import { markConnected } from './markConnected.ts'
import { walletsInPage, currentDevice } from './readPage.ts'
import { type MoreOffer, useMoreWallets } from './useMoreWallets.ts'
import { useRecents } from './useRecents.ts'
import { useWalletIcons } from './useWalletIcons.ts'

/** What the picker offers. */
export interface Picker {
  groups: readonly ListedGroup[]
  getable: readonly WalletToGet[]
  device: Device
  /** Catalog and app entries of the listed wallets. */
  entries: readonly WalletEntry[]
  /** Undefined if disabled. */
  recents: RecentWallets | undefined
  more: MoreOffer | undefined
  onForget: () => void
  /** Whether another wallet is being added. */
  addWallet: boolean
  /** Whether a wallet on another device is connected: only one can be paired. */
  pairingTaken: boolean
}

/**
 * Builds the wallet list from the page, the configuration, and the recent wallets, and updates it
 * whenever a wallet announces itself.
 * @param reading changes whenever everything must be read again; undefined while the list is not
 *   needed
 */
export function usePicker(reading: number | undefined): Picker {
  const t = useText(connectText)
  const config = useConfig()
  const connectors = useConnectors()
  const connections = useConnections()
  const { picker, ...context } = useWalletModalContext()
  const modal = useConnectModalState()
  const addWallet = modal.addWallet && connections.length > 0
  const recents = picker?.recent === false ? undefined : context.recents
  const given = picker?.groups
  const appGroups = useMemo(() => (given ? usableGroups(given) : defaultGroups), [given])
  const own = useMemo(() => appGroups.flatMap(({ wallets }) => wallets), [appGroups])
  useEffect(() => registerWallets(config, appGroups), [config, appGroups])
  const open = reading !== undefined
  const { recent, forget } = useRecents(reading, recents)
  const taken = useMemo(
    () =>
      new Set([
        ...own.flatMap(namesOf),
        ...connectors.flatMap(({ id, rdns }) => [id, ...[rdns ?? []].flat()]),
      ]),
    [own, connectors],
  )
  const pairing = canPair(connectors)
  const pairingTaken =
    addWallet && connections.some(({ connector }) => connector.type === walletConnectId)
  const limit = picker?.recent === false ? 0 : (picker?.recent ?? recentShown)
  // IDs of announced wallets contain dots; they are either in the page or not.
  const missed = useMemo(
    () => recent.slice(0, limit).filter((id) => !taken.has(id) && !id.includes('.')),
    [recent, limit, taken],
  )
  const more = useMoreWallets(
    open,
    (picker?.more ?? (pairing && !picker?.groups)) && !pairingTaken,
    missed,
  )
  const groups = useMemo(() => {
    const others = more.wallets.filter((wallet) => !namesOf(wallet).some((name) => taken.has(name)))
    return others.length > 0 ? [...appGroups, { name: 'More', wallets: others }] : appGroups
  }, [appGroups, more.wallets, taken])
  // A button may name a wallet that the app does not list, or that is not listed here because it
  // can only be downloaded.
  const wanted = useMemo(
    () =>
      [
        ...groups.flatMap(({ wallets }) => wallets),
        ...popularWallets,
        ...(moreCatalog.get()?.wallets ?? []),
      ].find(({ id }) => id === modal.wanted),
    [groups, modal.wanted],
  )
  const entries = useMemo(
    () => [...new Set([...groups.flatMap(({ wallets }) => wallets), ...(wanted ? [wanted] : [])])],
    [groups, wanted],
  )
  const unlisted = useMemo(
    () =>
      connectors.filter(
        (one) =>
          one.type !== 'injected' &&
          ![...own, ...popularWallets].some((entry) => isConnectorOf(one, entry)),
      ),
    [connectors, own],
  )
  const icons = useWalletIcons(open, own, unlisted)
  const listed = useMemo(() => {
    void reading
    const announced = announcements(config)
    const device = currentDevice()
    const detectedWallets = reachable(walletsInPage(entries, announced), entries, connectors)
    const here = { groups, device, detectedWallets, pairing }
    const known = new Set([browserWalletId, ...announced.map(({ info }) => info.rdns)])
    const offered = listWallets({
      ...here,
      own: connectors.filter(
        (one) => !known.has(one.id) && !entries.some((entry) => isConnectorOf(one, entry)),
      ),
      recent,
      recentLimit: limit,
    })
    const isListed =
      !wanted ||
      offered.some(({ wallets }) =>
        wallets.some(
          ({ id, rdns }) => id === wanted.id || (rdns !== undefined && rdns === wanted.rdns),
        ),
      )
    const list = isListed
      ? offered
      : [...offered, { heading: '', wallets: [describeWallet(wanted, here)] }]
    const shown = (wallet: ListedWallet): ListedWallet => {
      const icon = wallet.icon ?? icons[wallet.id]
      return {
        ...wallet,
        ...(icon && { icon }),
        ...(wallet.id === browserWalletId && { name: t('browserWallet') }),
      }
    }
    return {
      groups: (addWallet ? markConnected(list, connections) : list).map((group) => ({
        ...group,
        wallets: group.wallets.map(shown),
      })),
      getable: listWalletsToGet({ ...here, groups: appGroups }).map((one) => ({
        ...one,
        wallet: shown(one.wallet),
      })),
      device,
    }
  }, [
    addWallet,
    appGroups,
    config,
    connections,
    connectors,
    entries,
    groups,
    icons,
    limit,
    pairing,
    reading,
    recent,
    t,
    wanted,
  ])
  return {
    ...listed,
    entries,
    recents,
    more: more.offer,
    onForget: forget,
    addWallet,
    pairingTaken,
  }
}
