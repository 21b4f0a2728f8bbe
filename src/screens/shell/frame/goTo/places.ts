import FileInput from 'lucide-react/icons/file-input'
import Layers from 'lucide-react/icons/layers'
import type { ChainSummary, SafeRef } from '#base'
import { linkTo, safeParam } from '#screens/core/links'
import { type KnownNames, safeAddress, safeTitle } from '#screens/core/names'
import type { NavItem } from '../navItems.ts'
import type { Entry, GoToText } from './entry.ts'

/** The sections that can be opened. `labelOf` is their label in the user's language. */
export const sectionEntries = (
  items: readonly NavItem[],
  labelOf: (item: NavItem) => string,
): readonly Entry[] =>
  items.map((item) => ({
    group: 'section',
    id: item.name,
    title: labelOf(item),
    mark: { icon: item.icon },
    href: item.href,
  }))

/** Where a link or a file with a transaction of this Safe is opened. */
export const sharedEntry = (
  at: SafeRef,
  chains: readonly ChainSummary[],
  text: GoToText,
): Entry => ({
  group: 'action',
  id: 'openShared',
  title: text('openShared'),
  mark: { icon: FileInput },
  href: linkTo(chains, at, 'transaction'),
})

/** The known Safes, found by name, prefixed address and network. */
export const safeEntries = (
  safes: readonly SafeRef[],
  chains: readonly ChainSummary[],
  names: KnownNames,
): readonly Entry[] =>
  safes.map((at) => {
    const network = chains.find(({ chainId }) => chainId === at.chainId)?.name ?? at.chainId
    const param = safeParam(chains, at)
    const title = safeTitle(names, chains, at)
    const address = safeAddress(chains, at)
    return {
      group: 'safe',
      id: param,
      title,
      detail: title === address ? network : `${address} · ${network}`,
      mark: { address: at.address },
      words: param,
      href: linkTo(chains, at, 'home'),
    }
  })

/** Composes a transaction of the open Safe. */
export const newTransactionEntry = (
  at: SafeRef,
  chains: readonly ChainSummary[],
  text: GoToText,
): Entry => ({
  group: 'action',
  id: 'newTransaction',
  title: text('newTransaction'),
  mark: { icon: Layers },
  href: linkTo(chains, at, 'newTransaction'),
})
