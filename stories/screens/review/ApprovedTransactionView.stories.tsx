import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApprovedTransactionView } from '../../../src/screens/review/approved/ApprovedTransactionView.tsx'
import { aDetail, mainnet, treasury } from './transactions.ts'

const found = { status: 'found', detail: aDetail(), verification: 'verified', tokens: [] } as const

const meta: Meta<typeof ApprovedTransactionView> = {
  title: 'Screens/Transaction/Approved transaction view',
  component: ApprovedTransactionView,
  args: { safe: treasury.address, chain: mainnet, found, href: '/transactions/tx' },
  parameters: { picture: false, pictureReason: 'A sentence and a badge as in the review.' },
}
export default meta
type Story = StoryObj<typeof ApprovedTransactionView>

/** A Safe approves a hash of another Safe: what it is the hash of, compared with it. */
export const Matches: Story = {}
export const Loading: Story = { args: { found: { status: 'loading' } } }
export const Comparing: Story = { args: { found: { ...found, verification: 'checking' } } }
export const NotCompared: Story = { args: { found: { ...found, verification: 'unverifiable' } } }
export const Differs: Story = { args: { found: { ...found, verification: 'differs' } } }
/** The gateway has no such transaction. */
export const Unknown: Story = { args: { found: { status: 'unknown' } } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
