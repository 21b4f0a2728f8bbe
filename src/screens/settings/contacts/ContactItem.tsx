import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import type { ComponentProps } from 'react'
import { type ChainSummary, explorerLink, shortAddress, shortName } from '#base'
import { IconButton, Identicon, ListRow, Menu, RowButton, useText, useTextSettings } from '#ui'
import type { Contact } from '#screens/core/names'
import { formatList, useCopyAction } from '#screens/common/hooks'
import type { ContactRow } from './contactRows.ts'
import styles from './ContactsView.module.css'
import { contactsText } from './text.ts'

export interface ContactActions {
  onEdit: (contact: Contact) => void
  onDelete: (contact: Contact) => void
}

export interface ContactItemProps extends ContactActions, Omit<ComponentProps<'li'>, 'title'> {
  row: ContactRow
  chains: readonly ChainSummary[]
}

/**
 * A contact: its name, its short address and networks, and a menu. The whole row opens it for
 * editing.
 */
export function ContactItem({
  row: { contact, mark },
  chains,
  onEdit,
  onDelete,
  ...rest
}: ContactItemProps) {
  const text = useText(contactsText)
  const { locale } = useTextSettings()
  const [isCopied, copy] = useCopyAction()
  const { name, address } = contact
  const shown = contact.chains.map(
    (id) =>
      chains.find(({ chainId }) => chainId === id)?.name ??
      text('networks.unknown', { chainId: id }),
  )
  const chain = chains.find(
    ({ chainId }) => contact.chains.length === 0 || contact.chains.includes(chainId),
  )
  const explorer = explorerLink(chain, 'address', address)
  const label = text('menu', { name })
  return (
    <ListRow
      {...rest}
      leading={<Identicon address={address} size={32} />}
      title={
        <span className={styles.words}>
          <RowButton
            className={styles.name}
            title={`${name}\n${address}`}
            onClick={() => onEdit(contact)}
          >
            <bdi>{shortName(name)}</bdi>
          </RowButton>
          {mark && <span className={styles.mark}>{text(`mark.${mark}`)}</span>}
        </span>
      }
      detail={
        <>
          <span className={styles.hex} dir="ltr" title={address}>
            {shortAddress(address)}
          </span>
          {shown.length > 0 && <span className={styles.networks}>{formatList(locale, shown)}</span>}
        </>
      }
      actions={
        <Menu
          label={label}
          items={[
            { id: 'edit', icon: Pencil, label: text('menu.edit'), onSelect: () => onEdit(contact) },
            { id: 'copy', icon: Copy, label: text('menu.copy'), onSelect: () => copy(address) },
            ...(explorer
              ? [
                  {
                    id: 'explorer',
                    icon: ExternalLink,
                    label: text('menu.explorer'),
                    href: explorer,
                  },
                ]
              : []),
            {
              id: 'delete',
              icon: Trash,
              tone: 'danger',
              label: text('menu.delete'),
              onSelect: () => onDelete(contact),
            },
          ]}
          trigger={<IconButton size="s" icon={isCopied ? Check : Ellipsis} label={label} />}
        />
      }
    />
  )
}

export type ContactOutlineProps = Pick<ContactItemProps, 'row' | 'style' | 'ref'>

/** A contact that scrolls by too fast to read: its text, in the position of the full row. */
export const ContactOutline = ({ row: { contact }, ...rest }: ContactOutlineProps) => (
  <ListRow
    {...rest}
    data-outlined=""
    leading={<span className={styles.picture} />}
    title={<bdi>{shortName(contact.name)}</bdi>}
    detail={
      <span className={styles.hex} dir="ltr">
        {shortAddress(contact.address)}
      </span>
    }
  />
)
