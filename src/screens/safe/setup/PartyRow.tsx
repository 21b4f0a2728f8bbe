import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { type ChainSummary, explorerLink, shortAddress } from '#base'
import type { Party } from '#domain'
import { AddressGroups, IconButton, Identicon, ListRow, Menu, type MenuItem, useText } from '#ui'
import { namesText, nameText, useName } from '#screens/core/names'
import { useCopyAction } from '#screens/common/hooks'
import styles from './PartyRow.module.css'
import { setupText } from './text.ts'

export interface PartyRowProps {
  party: Party
  chain: ChainSummary
  /** The menu's label: a text, or a function of the account's name. */
  menu: 'owner' | 'module' | 'delegate' | ((name: string) => string)
  /** Content below its address. */
  about?: ReactNode
  /** A button before the menu. */
  action?: ReactNode
  /** Its specific actions, in addition to every account's. */
  items: readonly MenuItem[]
}

/** An owner or a module: its name, its whole address, and a menu. */
export function PartyRow({ party, chain, menu, about, action, items }: PartyRowProps) {
  const text = useText(setupText)
  const words = useText(namesText)
  const resolved = useName(party, chain.chainId)
  const name = resolved && nameText(words, resolved)
  const [isCopied, copy] = useCopyAction()
  const { address } = party
  const explorer = explorerLink(chain, 'address', address)
  const shown = name ?? shortAddress(address)
  const label = typeof menu === 'string' ? text(`${menu}.menu`, { name: shown }) : menu(shown)
  const hex = (
    <span className={styles.hex} dir="ltr">
      <AddressGroups address={address} />
    </span>
  )
  return (
    <ListRow
      className={styles.row ?? ''}
      leading={<Identicon address={address} size={32} />}
      title={name ? <bdi>{name}</bdi> : hex}
      detail={about ? <Details hex={name ? hex : undefined} about={about} /> : name && hex}
      actions={
        <>
          {action}
          <Menu
            label={label}
            items={[
              ...items,
              { id: 'copy', icon: Copy, label: text('owner.copy'), onSelect: () => copy(address) },
              ...(explorer
                ? [
                    {
                      id: 'explorer',
                      icon: ExternalLink,
                      label: text('owner.explorer'),
                      href: explorer,
                    },
                  ]
                : []),
            ]}
            trigger={<IconButton size="s" icon={isCopied ? Check : Ellipsis} label={label} />}
          />
        </>
      }
    />
  )
}

const Details = ({ hex, about }: { hex: ReactNode; about: ReactNode }) => (
  <span className={styles.details}>
    {hex}
    <span>{about}</span>
  </span>
)
