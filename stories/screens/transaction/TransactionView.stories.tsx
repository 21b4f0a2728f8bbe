import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, no, ready } from '#base'
import { people } from '../../../mocks/people.ts'
import { transactionText } from '../../../src/screens/review/text.ts'
import { TransactionView } from '../../../src/screens/transaction/TransactionView.tsx'
import { englishText } from '../../englishText.ts'
import { aBatchDetail, aBatchReview, aDetail, allowed, aProof, mainnet } from '../review/transactions.ts'

const text = englishText(transactionText)

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
    review: { proof: aProof('verified'), risks: [] },
    status: undefined,
    submitted: 1,
    action: { kind: 'confirm', may: allowed },
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
/** The gateway responded, the node didn't: the transaction is unverified and can't be signed. */
export const Partial: Story = {
  args: { review: { proof: aProof('unverifiable'), risks: [] }, action: { kind: 'confirm', may: no('unverified') } },
  parameters: { cell: { screen: 'transaction', state: 'partial' } },
}
export const ReadOnly: Story = {
  args: { action: { kind: 'confirm', may: no('noWallet') } },
  parameters: { cell: { screen: 'transaction', state: 'readOnly' } },
}
export const UnsupportedVersion: Story = {
  args: {
    review: { proof: { ...aProof('unverifiable'), words: text('proof.noVersion') }, risks: [] },
    action: { kind: 'confirm', may: no('unsupportedVersion') },
  },
  parameters: { cell: { screen: 'transaction', state: 'unsupportedChain' } },
}
export const Differs: Story = {
  args: { review: { proof: aProof('differs'), risks: [] }, action: { kind: 'confirm', may: no('differs') } },
  parameters: { cell: { screen: 'transaction', state: 'differs' } },
}
export const ReadyToExecute: Story = {
  args: { transaction: ready(aDetail({ signers: [carol, alice] })), submitted: 2, action: { kind: 'execute', may: allowed } },
}
export const WaitingInQueue: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice], nonce: 14 })),
    status: 'WAITING_FOR_NONCE',
    submitted: 2,
    action: { kind: 'execute', may: no('nonceTooHigh') },
  },
}
export const Done: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice], status: 'SUCCESS' })),
    review: { proof: { ...aProof('verified'), words: text('proof.verifiedRecord') }, risks: [] },
    submitted: 2,
  },
}
/** Executed here or elsewhere, but the gateway still lists it as pending. */
export const NonceUsed: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice] })),
    status: 'NONCE_USED',
    submitted: 2,
    action: { kind: 'execute', may: no('nonceUsed') },
  },
}
export const Executing: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice] })),
    status: 'PROCESSING',
    submitted: 2,
    action: { kind: 'execute', may: no('processing') },
  },
}
export const Batch: Story = { args: { transaction: ready(aBatchDetail()), review: aBatchReview() } }
export const FailedOnChain: Story = { args: { transaction: ready(aDetail({ signers: [carol, alice], status: 'FAILED' })), submitted: 2 } }
export const Risky: Story = {
  args: {
    review: {
      proof: aProof('verified'),
      risks: [
        { id: 'untrustedDelegatecall', severity: 'critical', at: [] },
        { id: 'refund', severity: 'critical', at: [] },
      ],
    },
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
export const LongWords: Story = { globals: { locale: 'pseudo-long' } }
