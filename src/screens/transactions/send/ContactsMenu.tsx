import BookUser from 'lucide-react/icons/book-user'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { Address } from '#base'
import { createResemblance } from '#safe/suspicion'
import { IconButton, Menu, useText } from '#ui'
import type { Contact } from '#screens/core/names'
import { sendText } from './text.ts'

export interface ContactsMenuProps {
  contacts: readonly Contact[]
  onPick: (address: Address) => void
}

/** Chooses an address from the contacts. Those that could be mistaken for each other are marked. */
export function ContactsMenu({ contacts, onPick }: ContactsMenuProps) {
  const text = useText(sendText)
  const resemblance = createResemblance(contacts, [])
  return (
    <Menu
      label={text('contacts')}
      trigger={<IconButton size="s" icon={BookUser} label={text('contacts')} />}
      items={contacts.map(({ address, name }) => {
        const { lookAlike } = resemblance.of(undefined, address)
        return {
          id: `${address} ${name}`,
          label: name,
          detail: lookAlike
            ? `${address} ${text('contacts.lookAlike', { name: lookAlike.name ?? '' })}`
            : address,
          icon: lookAlike && TriangleAlert,
          onSelect: () => onPick(address),
        }
      })}
    />
  )
}
