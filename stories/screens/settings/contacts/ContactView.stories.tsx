import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading } from '#base'
import {
  checkContact,
  type ContactForm,
} from '../../../../src/screens/common/contactForm/contactForm.ts'
import { ContactView } from '../../../../src/screens/settings/contacts/edit/ContactView.tsx'
import type { FoundAddress } from '../../../../src/screens/common/typedAddress/withLookup.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { bob, dave, nameless } from '../../common/rows/items.ts'
import { NetworkChoice } from '../../../../src/screens/settings/contacts/edit/NetworkChoice.tsx'
import { ContactWarningList } from '../../../../src/screens/common/contactForm/ContactWarningList.tsx'

const contacts = [
  { name: 'Payroll', address: bob, chains: [] },
  { name: 'Dave', address: dave, chains: ['1', '17000'] },
  { name: 'Landlord', address: '0x9641000000000000000000000000000000A102e2', chains: [] },
] as const
const entered = { status: 'usable', address: nameless.address, chain: undefined } as const
const found: FoundAddress = { ...entered, lookAlike: undefined }
/** Begins and ends like the landlord's. */
const copy: FoundAddress = { ...entered, lookAlike: contacts[2] }
const form: ContactForm = { name: 'Erin', address: '', isForAll: true, chains: [] }
const noContacts = { contacts: [], before: undefined }

/** The form, checked against these contacts. */
const checked = (
  typed: ContactForm,
  at: FoundAddress = found,
  known: Parameters<typeof checkContact>[2] = noContacts,
) => ({
  form: typed,
  found: at,
  check: checkContact(typed, at, known),
})

const meta: Meta<typeof ContactView> = {
  title: 'Screens/Contacts/Contact view',
  component: ContactView,
  parameters: { picture: false, pictureReason: 'LookAlike shows all parts.', layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => {},
    chains,
    address: nameless.address,
    onForm: () => {},
    onSave: () => {},
    onDelete: undefined,
    ...checked(form),
  },
}
export default meta
type Story = StoryObj<typeof ContactView>

export const Naming: Story = { args: checked({ ...form, name: '' }) }
export const Adding: Story = {
  args: {
    address: undefined,
    ...checked({ ...form, name: '' }, { status: 'wrong', problem: { why: 'empty' } }),
  },
}
export const Editing: Story = {
  args: {
    address: dave,
    onDelete: () => {},
    ...checked({ ...form, name: 'Dave', isForAll: false, chains: ['1', '424242'] }),
  },
}
/** How it's paid; the symbol and the note are wrong. */
export const Payee: Story = {
  args: checked({ ...form, token: 'US DC', note: 'Invoices '.repeat(30) }),
  parameters: { picture: 'page' },
}
/** All warnings at once. */
export const LookAlike: Story = {
  args: checked({ ...form, name: 'payroll', isForAll: false, chains: ['1'] }, copy, {
    ...noContacts,
    contacts: [...contacts, { name: 'Petty cash', address: nameless.address, chains: ['1'] }],
  }),
  parameters: { picture: 'page' },
}
export const LookingUp: Story = {
  args: {
    address: undefined,
    ...checked(
      { ...form, address: 'treasury.eth' },
      { status: 'pending', name: 'treasury.eth', lookup: loading },
    ),
  },
}
export const FoundByName: Story = {
  args: { address: undefined, ...checked({ ...form, address: 'treasury.eth' }) },
}
export const UnknownName: Story = {
  args: {
    address: undefined,
    ...checked(
      { ...form, address: 'nobody.eth' },
      {
        status: 'wrong',
        problem: { why: 'nameNotFound', name: 'nobody.eth', network: undefined },
      },
    ),
  },
}
export const LookupFailed: Story = {
  args: {
    address: undefined,
    ...checked(
      { ...form, address: 'treasury.eth' },
      { status: 'pending', name: 'treasury.eth', lookup: failed({ kind: 'offline' }) },
    ),
  },
}
export const HiddenCharacters: Story = { args: checked({ ...form, name: 'Da\u202Eve' }) }
export const RightToLeft: Story = {
  args: checked({ ...form, name: 'Da\u202Eve', isForAll: false, chains: ['1'] }),
  globals: { locale: 'pseudo-rtl' },
}

/** On which networks the name counts. */
export const Networks: Story = {
  tags: ['part'],
  render: () => (
    <NetworkChoice
      chains={chains}
      isForAll={false}
      chosen={['1']}
      onChange={() => {}}
      error={undefined}
    />
  ),
}

/** Warnings about a contact, without the enclosing dialog. */
export const Warnings: Story = {
  tags: ['part'],
  render: () => (
    <ContactWarningList
      warnings={{ sameName: contacts[0], replaced: [contacts[1]] }}
      chains={chains}
      name="payroll"
    />
  ),
}
