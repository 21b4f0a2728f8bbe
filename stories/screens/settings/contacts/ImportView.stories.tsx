import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ImportState,
  ImportView,
} from '../../../../src/screens/settings/contacts/csv/ImportView.tsx'
import type { ImportedContact } from '../../../../src/screens/settings/contacts/csv/planImport.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { alice, bob, carol, dave, nameless } from '../../common/rows/items.ts'
import { ImportPreview } from '../../../../src/screens/settings/contacts/csv/ImportPreview.tsx'

const added: readonly ImportedContact[] = [alice, nameless.address].map((address, index) => ({
  contact: { name: `Supplier ${index + 1}`, address, chains: [] },
  before: undefined,
}))
const changed: readonly ImportedContact[] = [
  { contact: { name: 'Robert', address: bob, chains: [] }, before: 'Bob' },
  { contact: { name: 'Landlord', address: dave, chains: ['1', '17000'] }, before: 'Dave' },
  {
    contact: { name: 'Office', address: carol, chains: ['1'], token: 'DAI', note: 'Rent' },
    before: 'Office',
    payeeBefore: { token: 'USDC' },
  },
]
const flagged: ImportedContact = {
  contact: {
    name: 'bob',
    address: `${bob.slice(0, 6)}${'0'.repeat(32)}${bob.slice(-4)}` as typeof bob,
    chains: [],
  },
  before: undefined,
  resembles: { sameName: { address: bob, name: 'Bob' }, lookAlike: { address: bob, name: 'Bob' } },
}
const file = 'contacts-2026.csv'
const mixed: Extract<ImportState, { status: 'read' }> = {
  status: 'read',
  file,
  plan: { added, changed, known: 5 },
  problems: [
    { line: 4, problem: { what: 'address', problem: { why: 'unfinished', have: 38 } } },
    { line: 9, problem: { what: 'chain', text: 'mainnet' } },
    { line: 12, problem: { what: 'twice', name: 'Supplier 1', line: 2 } },
  ],
}
const declined = (
  problem: Extract<ImportState, { status: 'declined' }>['problem'],
): ImportState => ({
  status: 'declined',
  file,
  problem,
})

const meta: Meta<typeof ImportView> = {
  title: 'Screens/Contacts/Import view',
  component: ImportView,
  parameters: {
    picture: false,
    pictureReason: 'Preview shows the same parts.',
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onOpenChange: () => {},
    chains,
    state: mixed,
    onFile: () => {},
    onImport: () => {},
  },
}
export default meta
type Story = StoryObj<typeof ImportView>

export const Preview: Story = { parameters: { picture: 'page' } }
/** A new contact that could be mistaken for one that the person has. */
export const Flagged: Story = {
  args: {
    state: { ...mixed, plan: { added: [flagged, ...added], changed: [], known: 0 }, problems: [] },
  },
  parameters: { picture: 'page' },
}
export const NoFile: Story = { args: { state: { status: 'none' } } }
export const Reading: Story = { args: { state: { status: 'reading', file } } }
export const NothingNew: Story = {
  args: { state: { ...mixed, plan: { added: [], changed: [], known: 12 }, problems: [] } },
}
export const Workbook: Story = { args: { state: declined({ why: 'workbook' }) } }
export const TooLarge: Story = { args: { state: declined({ why: 'tooLarge', bytes: 12_300_000 }) } }
export const NoHeader: Story = { args: { state: declined({ why: 'noHeader' }) } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
/** More than are listed one by one. */
export const VeryMany: Story = {
  args: {
    state: {
      status: 'read',
      file: `${'long-name-'.repeat(20)}.csv`,
      plan: {
        added: [],
        changed: Array.from({ length: 150 }, (_, index) => ({
          contact: { name: `Robert ${index}`, address: bob, chains: [] },
          before: `Bob ${index}`,
        })),
        known: 0,
      },
      problems: Array.from({ length: 150 }, (_, index) => ({
        line: index + 2,
        problem: { what: 'quotes' },
      })),
    },
  },
}

/** Opened from a link: only selected contacts are imported. */
export const Shared: Story = { args: { isShared: true }, parameters: { picture: 'page' } }
export const SharedCut: Story = {
  args: { isShared: true, state: declined({ why: 'linkCut' }) },
}

/** What a file would change, line by line. */
export const Lines: Story = {
  tags: ['part'],
  render: () => (
    <ImportPreview
      plan={{ added, changed, known: 5 }}
      problems={mixed.problems}
      chains={chains}
      isChosen={() => true}
      onChoose={() => {}}
    />
  ),
}
