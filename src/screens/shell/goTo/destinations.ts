import type { LucideIcon } from 'lucide-react'
import type { ChainSummary, SafeRef } from '#base'
import { linkTo, safeParam } from '../../links.ts'
import { safeName } from '../../safeName.ts'
import type { NavItem } from '../navItems.ts'

export type Destination =
  | { kind: 'section'; id: string; href: string; title: string; icon: LucideIcon; words: string }
  | { kind: 'safe'; id: string; href: string; title: string; detail: string; at: SafeRef; words: string }

export interface DestinationsOf {
  items: readonly NavItem[]
  /** Label of a section in the person's language. */
  labelOf: (item: NavItem) => string
  safes: readonly SafeRef[]
  chains: readonly ChainSummary[]
}

/** Everything that "Go to" leads to: the sections of the open Safe, then the known Safes. */
export function destinationsOf({ items, labelOf, safes, chains }: DestinationsOf): readonly Destination[] {
  const pages = items.map((item): Destination => {
    const title = labelOf(item)
    return { kind: 'section', id: item.name, href: item.href, title, icon: item.icon, words: title }
  })
  const others = safes.map((at): Destination => {
    const network = chains.find(({ chainId }) => chainId === at.chainId)?.name ?? at.chainId
    const param = safeParam(chains, at)
    return { kind: 'safe', id: param, href: linkTo(chains, at, 'home'), title: safeName(chains, at), detail: network, at, words: `${param} ${network}` }
  })
  return [...pages, ...others]
}

/** The destinations that contain every word. */
export function findDestinations(all: readonly Destination[], typed: string): readonly Destination[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((one) => words.every((word) => one.words.toLowerCase().includes(word)))
}
