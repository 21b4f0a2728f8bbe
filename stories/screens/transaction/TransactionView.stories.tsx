import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, no, ready } from '#base'
import { people } from '../../../mocks/people.ts'
import { TransactionView } from '../../../src/screens/transaction/TransactionView.tsx'
import { aDetail, allowed, aProof, mainnet } from './transactions.ts'

const { alice, bob, carol } = people
const names = new Map([
  [alice.address.toLowerCase(), 'alice.eth'],
  [bob.address.toLowerCase(), 'bob.eth'],
  [carol.address.toLowerCase(), 'carol.eth'],
])
const nothing = () => {}

const meta: Meta<typeof TransactionView> = {
  title: 'Screens/Transaction/Transaction view',
  component: TransactionView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: {
    transaction: ready(aDetail()),
    chain: mainnet,
    names,
    proof: aProof('verified'),
    risks: [],
    confirm: allowed,
    execute: no('notEnoughSignatures'),
    queueHref: '/transactions/queue',
    historyHref: '/transactions/history',
    onConfirm: nothing,
    onExecute: nothing,
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof TransactionView>

export const Owner: Story = { parameters: { cell: { screen: 'transaction', state: 'owner' } } }
export const Loading: Story = { args: { transaction: loading }, parameters: { cell: { screen: 'transaction', state: 'loading' } } }
export const Failed: Story = {
  args: { transaction: failed({ kind: 'unreachable', detail: 'CGW error - 503: Service unavailable' }) },
  parameters: { cell: { screen: 'transaction', state: 'failed' } },
}
export const NotFound: Story = { args: { transaction: failed({ kind: 'notFound' }) } }
export const Stale: Story = { args: { transaction: ready(aDetail(), { freshness: 'stale' }) }, parameters: { cell: { screen: 'transaction', state: 'stale' } } }
/** The gateway answered, the node did not: nothing is proven, and nothing can be signed. */
export const Partial: Story = {
  args: { proof: aProof('unverifiable'), confirm: no('unverified') },
  parameters: { cell: { screen: 'transaction', state: 'partial' } },
}
export const ReadOnly: Story = { args: { confirm: no('noWallet') }, parameters: { cell: { screen: 'transaction', state: 'readOnly' } } }
export const UnsupportedVersion: Story = {
  args: {
    proof: { ...aProof('unverifiable'), words: 'The safe’s contract version is not known, so no hash can be computed.' },
    confirm: no('unsupportedVersion'),
  },
  parameters: { cell: { screen: 'transaction', state: 'unsupportedChain' } },
}
export const Differs: Story = { args: { proof: aProof('differs'), confirm: no('differs') }, parameters: { cell: { screen: 'transaction', state: 'differs' } } }
export const ReadyToExecute: Story = { args: { transaction: ready(aDetail({ signers: [carol, alice] })), execute: allowed } }
export const NotItsTurn: Story = { args: { transaction: ready(aDetail({ signers: [carol, alice], nonce: 14 })), execute: no('nonceTooHigh') } }
export const Done: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice], status: 'SUCCESS' })),
    proof: { ...aProof('verified'), words: 'The hash and the signatures match what is shown.' },
  },
}
export const FailedOnChain: Story = { args: { transaction: ready(aDetail({ signers: [carol, alice], status: 'FAILED' })) } }
export const Risky: Story = {
  args: {
    risks: [
      { id: 'untrustedDelegatecall', severity: 'critical', at: [] },
      { id: 'refund', severity: 'critical', at: [] },
    ],
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
export const LongWords: Story = { globals: { locale: 'pseudo-long' } }
