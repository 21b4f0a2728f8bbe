import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { no, yes } from '#base'
import type { TransactionDetail } from '#domain'
import type { ExecutionCall, PendingExecution, Review as TransactionReview } from '#signing'
import { ExecuteManyView } from '../../../../src/screens/transactions/execute/executeMany/ExecuteManyView.tsx'
import {
  ManyItem,
  SentManyItem,
} from '../../../../src/screens/transactions/execute/executeMany/ManyItem.tsx'
import type { ReviewedExecution } from '../../../../src/screens/transactions/execute/executeMany/reviewedExecution.ts'
import { executeText } from '../../../../src/screens/transactions/execute/text.ts'
import { fixed } from '../../../controls.ts'
import { people } from '../../../../mocks/people.ts'
import { englishText } from '../../../englishText.ts'
import { pressOnceReady, showAllReviews } from '../review/pressOnceReady.ts'
import {
  aBatchDetail,
  aBatchReview,
  aDetail,
  anOwnerDetail,
  aProof,
  mainnet,
} from '../review/transactions.ts'

const text = englishText(executeText)
const { alice, carol } = people
const txHash = `0x${'ab'.repeat(32)}` as const

const at = (detail: TransactionDetail, nonce: bigint): TransactionDetail => ({
  ...detail,
  tx: detail.tx && { ...detail.tx, nonce },
})
const reviewed = (
  detail: TransactionDetail,
  parts: Partial<ReviewedExecution> = {},
): ReviewedExecution => ({
  detail,
  shown: { proof: aProof('verified'), risks: [] },
  pending: undefined,
  review: undefined,
  recheck: undefined,
  ...parts,
})
const first = aDetail({ signers: [carol, alice] })
const ids = ['a', 'b', 'c']
const reviews = new Map([
  ['a', reviewed(at(first, 12n))],
  ['b', reviewed(at(aBatchDetail(), 13n), { shown: aBatchReview() })],
  [
    'c',
    reviewed(at(anOwnerDetail(), 14n), {
      shown: {
        proof: aProof('verified'),
        risks: [{ id: 'ownersExtended', at: [] }],
        threshold: 2,
      },
    }),
  ],
])
const sent = (inner: 'success' | 'failure'): PendingExecution[] => [
  {
    kind: 'execute',
    at: first.at,
    safeTxHash: first.multisig!.safeTxHash,
    by: alice.address,
    txHash,
    since: 0,
    state: { status: 'executed', inner },
  },
]

const meta: Meta<typeof ExecuteManyView> = {
  title: 'Screens/Queue/Execute many view',
  component: ExecuteManyView,
  argTypes: { simulation: fixed },
  parameters: {
    layout: 'fullscreen',
    picture: false,
    pictureReason: 'SignManyView shows the list, ExecuteDialogView the steps.',
  },
  args: {
    ids,
    chain: mainnet,
    reviews,
    sent: [],
    simulation: { status: 'works', fee: 4_200_000_000_000_000n, gas: 300_000n },
    state: { step: 'review' },
    allowed: yes,
    onSwitchChain: () => {},
    onExecute: fn(),
    onBack: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ExecuteManyView>

const send = (count = 3) => screen.findByRole('button', { name: text('many.send', { count }) })

export const Review: Story = {
  play: async ({ args, userEvent }) => {
    await showAllReviews(userEvent)
    await expect(args.onExecute).not.toHaveBeenCalled()
    await pressOnceReady(userEvent, text('many.send', { count: 3 }))
    await expect(args.onExecute).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  args: { reviews: new Map(), simulation: { status: 'loading' }, allowed: no('loading') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await send())
    await expect(args.onExecute).not.toHaveBeenCalled()
  },
}
/** Another transaction took a nonce between them while the dialog was open. */
export const Gap: Story = {
  args: { allowed: no('gap') },
  play: async () => {
    await expect(await send()).toHaveAccessibleDescription(text('many.reason.gap'))
  },
}
export const NoExecutor: Story = {
  args: { allowed: no('noExecutor'), simulation: { status: 'unsupported' } },
  play: async () => {
    await expect(await send()).toHaveAccessibleDescription(text('many.reason.noExecutor'))
  },
}
export const OneWouldFail: Story = {
  args: {
    simulation: {
      status: 'reverts',
      failing: { signable: { tx: { nonce: 13n } } } as ExecutionCall,
      code: 'GS013',
    },
  },
  play: async () => {
    await expect(await screen.findByText(text('many.wouldFail', { nonce: 13 }))).toBeVisible()
  },
}
/**
 * An old Safe's contract executes a transaction even if its action fails, so it isn't all or none.
 */
export const SurvivesFailure: Story = {
  args: {
    reviews: new Map(
      [...reviews].map(([id, one]) => [
        id,
        { ...one, review: { safe: { version: '1.1.1' } } as TransactionReview },
      ]),
    ),
  },
  play: async () => {
    await expect(await screen.findByText(text('many.textEach'))).toBeVisible()
  },
}
export const WrongNetwork: Story = { args: { allowed: no('wrongChain') } }
export const NotLoaded: Story = {
  args: {
    reviews: new Map([
      ...reviews,
      ['b', { ...reviews.get('b')!, detail: undefined, failure: { kind: 'unreachable' } }],
    ]),
  },
}
export const InTheWallet: Story = { args: { state: { step: 'wallet' } } }
/** Nothing was sent: the review is as it was. */
export const Rejected: Story = {
  args: { state: { step: 'failed', failure: { at: 'wallet', why: 'rejected' }, txHash: null } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Mining: Story = { args: { state: { step: 'mining', txHash, slow: false } } }
export const Done: Story = {
  args: { state: { step: 'done', txHash, inner: 'success' }, sent: sent('success') },
}
export const OneActionFailed: Story = {
  args: { state: { step: 'done', txHash, inner: 'failure' }, sent: sent('failure') },
  play: async () => {
    await expect((await screen.findAllByText(text('execute.inner')))[0]).toBeVisible()
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
/** One that is reviewed, and one that was sent. */
export const Items: Story = {
  render: () => (
    <main style={{ padding: 16 }}>
      <ManyItem chain={mainnet} reviewed={reviews.get('a')} />
      <SentManyItem chain={mainnet} reviewed={reviews.get('a')} sent={sent('failure')} isDone />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('execute.inner'))).toBeVisible()
  },
}
