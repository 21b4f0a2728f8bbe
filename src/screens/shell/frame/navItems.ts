import type { LucideIcon } from 'lucide-react'
import type { ChainSummary, SafeRef } from '#base'
import { linkToPath, mySafesLink } from '#screens/core/links'
import { isOffered, type Section } from './sections.ts'
import type { ShellTextId } from './text.ts'

export interface NavItem {
  name: string
  label: ShellTextId
  icon: LucideIcon
  group: Section['group']
  /** The section that represents it in the bars; undefined if it's in the bars itself. */
  within?: string | undefined
  href: string
}

/**
 * The available sections: without a Safe only those that need none, and only those that the Safe's
 * chain supports.
 */
export function navItems(
  sections: readonly Section[],
  chains: readonly ChainSummary[],
  at: SafeRef | undefined,
): readonly NavItem[] {
  const chain = chains.find(({ chainId }) => chainId === at?.chainId)
  return sections.flatMap((section) => {
    const { name, label, icon, group, within, path, scope } = section
    if (scope === 'safe' && !(at && isOffered(section, chain))) return []
    // The Safe stays open, except where a user goes to choose one.
    return [
      {
        name,
        label,
        icon,
        group,
        within,
        href: at && path !== mySafesLink ? linkToPath(chains, at, path) : path,
      },
    ]
  })
}

/** Sections that fit in the bottom bar of a narrow window. */
const barSize = 5

/** The sections of the bottom bar; if there are too many, the last ones are behind "More". */
export const splitForBar = (
  items: readonly NavItem[],
): { shown: readonly NavItem[]; more: readonly NavItem[] } =>
  items.length <= barSize
    ? { shown: items, more: [] }
    : { shown: items.slice(0, barSize - 1), more: items.slice(barSize - 1) }
