import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Address } from '#base'
import type { ContactRow } from '../../../../src/screens/settings/contacts/contactRows.ts'
import { ContactsView } from '../../../../src/screens/settings/contacts/ContactsView.tsx'
import { chains } from '../../safe/mySafes/rows.ts'
import { expectEstimatedHeights } from '../../common/rows/estimatedHeights.ts'
import { alice, at, bob, carol, dave, nameless } from '../../common/rows/items.ts'
import {
  ContactItem,
  ContactOutline,
} from '../../../../src/screens/settings/contacts/ContactItem.tsx'
import { ContactList } from '../../../../src/screens/settings/contacts/ContactList.tsx'

const row = (
  name: string,
  address: Address,
  chainIds: readonly string[] = [],
  mark?: ContactRow['mark'],
): ContactRow => ({
  key: `${name} ${address}`,
  contact: { name, address, chains: chainIds },
  mark,
})
const rows = [
  row('Alice', alice, [], 'you'),
  row('Bob', bob),
  row('Carol', carol),
  row('Landlord', dave, ['1', '17000']),
  row('Payroll provider', nameless.address, ['1']),
  row('Treasury', at.address, ['1'], 'yourSafe'),
]
const addressOf = (index: number): Address =>
  `0x${(0xc0ffee00 + index).toString(16)}${'0'.repeat(28)}${index.toString(16).padStart(4, '0')}`
const thousand = Array.from({ length: 1000 }, (_, index) =>
  row(`Supplier ${index + 1}`, addressOf(index), index % 3 === 0 ? ['17000'] : []),
)
const nothing = () => {}

const meta: Meta<typeof ContactsView> = {
  title: 'Screens/Contacts/Contacts view',
  component: ContactsView,
  parameters: {
    picture: false,
    pictureReason: 'Ready shows the same parts.',
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    rows,
    chains,
    onAdd: nothing,
    onEdit: nothing,
    onDelete: nothing,
    onImport: nothing,
    onExport: nothing,
    onShare: nothing,
  },
}
export default meta
type Story = StoryObj<typeof ContactsView>

export const Ready: Story = {
  parameters: { picture: 'page', cell: { screen: 'contacts', state: 'ready' } },
}
export const Empty: Story = {
  args: { rows: [] },
  parameters: { cell: { screen: 'contacts', state: 'empty' } },
}
/** A contact is kept on a network that this site doesn't support. */
export const UnsupportedChain: Story = {
  args: { rows: [row('Old friend', dave, ['424242'])] },
  parameters: { cell: { screen: 'contacts', state: 'unsupportedChain' } },
}
export const VeryLong: Story = {
  args: {
    rows: [row('W'.repeat(60), dave, ['1', '17000', '424242', '10', '137'], 'yourSafe'), ...rows],
  },
  globals: { locale: 'pseudo-long' },
  parameters: { cell: { screen: 'contacts', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'contacts', state: 'rightToLeft' } },
}
/** Only those near the window are rendered. */
export const Thousand: Story = {
  args: { rows: thousand },
  parameters: { cell: { screen: 'contacts', state: 'huge' } },
  play: async ({ canvas, canvasElement }) => {
    await expectEstimatedHeights(canvasElement, { li: thousand.length })
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(100))
    await waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute(
        'aria-posinset',
        String(thousand.length),
      )
    })
    scrollTo(0, 0)
  },
}
export const NothingFound: Story = {
  args: { rows: thousand },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
    await expect(await canvas.findByText('No contacts found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all contacts' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const ListOfContacts: Story = {
  tags: ['part'],
  render: ({ onEdit, onDelete }) => (
    <ContactList rows={rows} chains={chains} onEdit={onEdit} onDelete={onDelete} />
  ),
}
/** A row, and the outline of one that passes too fast to be read. */
export const Rows: Story = {
  tags: ['part'],
  render: ({ onEdit, onDelete }) => (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      <ContactItem
        style={{ position: 'static' }}
        row={row('Landlord', dave, ['1', '17000'])}
        chains={chains}
        onEdit={onEdit}
        onDelete={onDelete}
      />
      <ContactOutline style={{ position: 'static', blockSize: 72 }} row={row('Bob', bob)} />
    </ul>
  ),
}
