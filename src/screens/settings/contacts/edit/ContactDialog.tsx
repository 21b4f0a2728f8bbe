import { useState } from 'react'
import type { Address } from '#base'
import { checksumAddress } from '#safe'
import { useAnnounce, useText, useToast } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import {
  type Contact,
  contactAt,
  storedContacts,
  useContacts,
  withContact,
  withoutContact,
  withRestored,
} from '#screens/core/names'
import { sameSafe } from '#screens/core/preferences'
import { useLookAlikes } from '#screens/common/suspicions'
import { useKnownSafes } from '#screens/core/openSafe'
import { type FoundAddress, readTypedAddress, useSharedAddress } from '#screens/common/typedAddress'
import { checkContact, type ContactForm, contactText } from '#screens/common/contactForm'
import { ContactView } from './ContactView.tsx'

/** The edited item: a contact, an address with its name on a chain, or a new contact. */
export type ContactTarget =
  | { contact: Contact }
  | { address: Address; chainId: string | undefined }
  | 'new'

export interface ContactDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed?: () => void
  /** Read once: give the dialog another key for another target. */
  target: ContactTarget
}

/**
 * `networks` is undefined until the user chooses, because the default depends on what's known about
 * the address by then.
 */
type Entered = Pick<ContactForm, 'name' | 'address' | 'token' | 'note'> & {
  networks: Pick<ContactForm, 'isForAll' | 'chains'> | undefined
}

/** Adds, changes, and deletes a contact. */
export function ContactDialog({ open, onOpenChange, onClosed, target }: ContactDialogProps) {
  const { chains } = useEnvironment()
  const [contacts, change] = useContacts()
  const safes = useKnownSafes()
  const text = useText(contactText)
  const toast = useToast()
  const announce = useAnnounce()
  // Frozen: another tab may rename it in the meantime, and this form shows its initial state.
  const [before] = useState(() =>
    target === 'new'
      ? undefined
      : 'contact' in target
        ? target.contact
        : contactAt(contacts, target.address, target.chainId),
  )
  const address =
    target === 'new' ? undefined : 'contact' in target ? target.contact.address : target.address
  const chainId = target !== 'new' && 'address' in target ? target.chainId : undefined
  const [{ networks, ...words }, setEntered] = useState<Entered>({
    name: before?.name ?? '',
    address: '',
    token: before?.token ?? '',
    note: before?.note ?? '',
    networks: before && { isForAll: before.chains.length === 0, chains: before.chains },
  })
  // The same address may be a different Safe on another chain, or none.
  const isSafe =
    address !== undefined &&
    chainId !== undefined &&
    safes.some((one) => sameSafe(one, { chainId, address }))
  const form: ContactForm = {
    ...words,
    ...(networks ?? { isForAll: !isSafe, chains: chainId === undefined ? [] : [chainId] }),
  }
  const typed = useSharedAddress(form.address, form.isForAll ? [] : form.chains)
  const { lookAlikeOf } = useLookAlikes()
  const found: FoundAddress = address
    ? { status: 'usable', address, chain: undefined, lookAlike: lookAlikeOf(address) }
    : typed
  const check = checkContact(form, found, { contacts, before })
  const changeForm = ({ address: nextAddress, isForAll, chains: chosen, ...rest }: ContactForm) => {
    const read = readTypedAddress(nextAddress, chains)
    // A prefix that was just entered chooses its network.
    const prefix = nextAddress !== form.address && read.status === 'usable' ? read.chain : undefined
    const isChosen = networks !== undefined || isForAll !== form.isForAll || chosen !== form.chains
    setEntered({
      ...rest,
      address: nextAddress,
      networks: prefix
        ? { isForAll: false, chains: [prefix.chainId] }
        : isChosen
          ? { isForAll, chains: chosen }
          : undefined,
    })
  }
  const save = () => {
    const { contact } = check
    if (!contact) return
    change((now) =>
      withContact(now, { ...contact, address: checksumAddress(contact.address) }, before),
    )
    announce(text('saved', { name: contact.name }))
    onOpenChange(false)
  }
  const undo = (contact: Contact) => {
    // By then its address may have another name.
    const isFree = withRestored(storedContacts(), contact) !== storedContacts()
    if (isFree) change((now) => withRestored(now, contact))
    else toast.show({ tone: 'failed', title: text('replaced.title') })
  }
  const remove = (contact: Contact) => {
    change((now) => withoutContact(now, contact))
    toast.show({
      title: text('deleted', { name: contact.name }),
      action: { label: text('undo'), onClick: () => undo(contact) },
    })
    onOpenChange(false)
  }
  return (
    <ContactView
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      chains={chains}
      address={address}
      form={form}
      onForm={changeForm}
      found={found}
      check={check}
      onSave={save}
      onDelete={before && (() => remove(before))}
    />
  )
}
