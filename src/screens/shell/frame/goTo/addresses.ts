import BookUser from 'lucide-react/icons/book-user'
import Copy from 'lucide-react/icons/copy'
import LinkIcon from 'lucide-react/icons/link'
import { type Address, type ChainSummary, type SafeRef, shortAddress } from '#base'
import { linkTo, safeParam } from '#screens/core/links'
import { type Contact, safeAddress } from '#screens/core/names'
import { sameSafe } from '#screens/core/preferences'
import { type LinkTarget, type ResolvedFrom, targetHref } from '#screens/common/typedAddress'
import type { Entry, GoToText } from './entry.ts'

export interface AddressActions {
  copy: (address: Address) => void
  /** Opens the dialog that names an address; undefined where nothing can be stored. */
  edit: ((address: Address, chainId: string | undefined) => void) | undefined
}

/**
 * The contacts that aren't listed as Safes anyway. A contact is left out if each of its networks,
 * or any network for a contact on all, has a known Safe at the address. A contact opens its dialog,
 * which shows the whole address.
 */
export function contactEntries(
  contacts: readonly Contact[],
  safes: readonly SafeRef[],
  { copy, edit }: AddressActions,
  text: GoToText,
): readonly Entry[] {
  const listed = new Set(
    safes.flatMap(({ chainId, address }) => [
      `${chainId} ${address.toLowerCase()}`,
      ` ${address.toLowerCase()}`,
    ]),
  )
  return contacts
    .filter(
      ({ address, chains }) =>
        !(chains.length > 0 ? chains : ['']).every((chain) =>
          listed.has(`${chain} ${address.toLowerCase()}`),
        ),
    )
    .map(({ name, address, chains: [chainId] }) => ({
      group: 'contact',
      id: `contact ${address} ${chainId ?? ''}`,
      title: name,
      detail: edit ? text('contact', { address: shortAddress(address) }) : shortAddress(address),
      mark: { address },
      words: address,
      run: () => (edit ? edit(address, chainId) : copy(address)),
      atOnce: !edit,
    }))
}

export interface TypedAddressOptions {
  /** As it was typed or pasted. */
  typed: string
  chains: readonly ChainSummary[]
  /** The network of the open Safe is offered first. */
  here: string | undefined
  /** Safes that are listed anyway if the input is part of their address. */
  safes: readonly SafeRef[]
  actions: AddressActions
  text: GoToText
  /** What a pasted link opens besides its Safe, with its label. */
  target?: (LinkTarget & { title: string }) | undefined
  /** The ENS name that was typed, and the network whose record counts. */
  resolved?: ResolvedFrom | undefined
}

/**
 * Results for a typed or pasted address: the Safe on its network, if it or its name has one,
 * otherwise on each; copying and naming it.
 */
export function typedAddressEntries(
  { address, chain }: { address: Address; chain: ChainSummary | undefined },
  { typed, chains, here, safes, actions, text, resolved, target }: TypedAddressOptions,
): readonly Entry[] {
  const name = resolved?.name
  const only = chain?.chainId ?? resolved?.chainId
  const places = (
    only
      ? chains.filter(({ chainId }) => chainId === only)
      : chains.toSorted((a, b) => Number(b.chainId === here) - Number(a.chainId === here))
  )
    .map(({ chainId }): SafeRef => ({ chainId, address }))
    .filter((at) => !safes.some((safe) => sameSafe(safe, at)) || !isPartOf(typed, at, chains))
  const networkOf = ({ chainId }: SafeRef) =>
    chains.find((one) => one.chainId === chainId)?.name ?? chainId
  const detailOf = (at: SafeRef) => `${safeAddress(chains, at)} · ${networkOf(at)}`
  const rest = {
    group: 'address',
    detail: [name, resolved?.network, address].filter((one) => one !== undefined).join(' · '),
  } as const
  const open = places.map((at): Entry => ({
    group: 'address',
    id: `open ${safeParam(chains, at)}`,
    title: text('address.open', { address: name ?? safeAddress(chains, at) }),
    detail: name ? detailOf(at) : networkOf(at),
    mark: { address },
    href: linkTo(chains, at, 'home'),
  }))
  return [
    ...(target && only
      ? [
          {
            group: 'address',
            id: 'target',
            title: target.title,
            detail: detailOf({ chainId: only, address }),
            mark: { icon: LinkIcon },
            href: targetHref(chains, { chainId: only, address }, target),
          } satisfies Entry,
        ]
      : []),
    ...open.slice(0, 1),
    {
      ...rest,
      id: 'copy',
      title: text('address.copy'),
      mark: { icon: Copy },
      run: () => actions.copy(address),
      atOnce: true,
    },
    ...(actions.edit
      ? [
          {
            ...rest,
            id: 'name',
            title: text('address.name'),
            mark: { icon: BookUser },
            run: () => actions.edit?.(address, only),
          } satisfies Entry,
        ]
      : []),
    ...open.slice(1),
  ]
}

/** The search finds a known Safe by part of its address, but not by a link or another name. */
const isPartOf = (typed: string, at: SafeRef, chains: readonly ChainSummary[]): boolean =>
  safeParam(chains, at).toLowerCase().includes(typed.trim().toLowerCase())
