import BookUser from 'lucide-react/icons/book-user'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import LinkIcon from 'lucide-react/icons/link'
import { type ChainSummary, explorerLink } from '#base'
import type { Party } from '#domain'
import { IconButton, Menu, type MenuItem, useText } from '#ui'
import { nameOrAddress, namesText, type ResolvedName, useNames } from '#screens/core/names'
import styles from './RowMenu.module.css'
import { componentsText } from '#screens/common/text'
import { useCopyAction } from '#screens/common/hooks'

export interface RowMenuProps {
  /** The row's subject; part of the accessible name. */
  title: string
  chain: ChainSummary | undefined
  /** Path of the transaction's page. */
  href: string | undefined
  txHash: string | null
  party: Party | undefined
  resolved: ResolvedName | undefined
  /** Items before all others. */
  more?: readonly MenuItem[] | undefined
}

/**
 * More actions for a transaction and its other account. Visible while the row is hovered or
 * focused, and always on touch screens.
 */
export function RowMenu({ title, chain, href, txHash, party, resolved, more = [] }: RowMenuProps) {
  const text = useText(componentsText)
  const names = useText(namesText)
  const { edit } = useNames()
  const [isCopied, copy] = useCopyAction()
  const name = party && resolved && nameOrAddress(names, resolved, party.address)
  const ofTransaction: MenuItem[] = [
    ...(href
      ? [
          {
            id: 'link',
            icon: LinkIcon,
            label: text('menu.link'),
            onSelect: () => copy(new URL(href, location.href).href),
          },
        ]
      : []),
    ...link(
      'tx',
      text('menu.explorerTx'),
      txHash ? explorerLink(chain, 'txHash', txHash) : undefined,
    ),
  ]
  const ofParty: MenuItem[] =
    party && name
      ? [
          {
            id: 'copy',
            icon: Copy,
            label: text('menu.copyAddress', { name }),
            onSelect: () => copy(party.address),
          },
          ...link(
            'address',
            text('menu.explorerAddress', { name }),
            explorerLink(chain, 'address', party.address),
          ),
          ...(edit
            ? [
                {
                  id: 'contact',
                  icon: BookUser,
                  label: text(
                    resolved?.source === 'contact' ? 'menu.editContact' : 'menu.addContact',
                    { name },
                  ),
                  onSelect: () => edit(party.address, chain?.chainId),
                },
              ]
            : []),
        ]
      : []
  const items = [...more, ...ofParty, ...ofTransaction]
  if (items.length === 0) return null
  const label = text('menu', { title })
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <IconButton
          size="s"
          icon={isCopied ? Check : Ellipsis}
          label={label}
          className={styles.menu}
        />
      }
    />
  )
}

const link = (id: string, label: string, href: string | undefined): MenuItem[] =>
  href ? [{ id, icon: ExternalLink, label, href }] : []
