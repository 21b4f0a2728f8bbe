import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failed, loading, no, ready, yes } from '#base'
import { DataList } from '#ui'
import type { Action, TransactionItem } from '#domain'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import { IntentFields } from '../../../../src/screens/transactions/review/intent/IntentFields.tsx'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { SharedNotice } from '../../../../src/screens/transactions/transaction/shared/SharedNotice.tsx'
import { RawAnswerView } from '../../../../src/screens/transactions/transaction/RawAnswerView.tsx'
import { TransactionFacts } from '../../../../src/screens/transactions/transaction/TransactionFacts.tsx'
import {
  type TransactionActions,
  TransactionPanel,
} from '../../../../src/screens/transactions/transaction/TransactionPanel.tsx'
import { TransactionView } from '../../../../src/screens/transactions/transaction/TransactionView.tsx'
import { sharedText } from '../../../../src/screens/core/text/text.ts'
import { englishText } from '../../../englishText.ts'
import { swap } from '../review/intents.ts'
import { sendEther, swap as swapAction } from '../../common/rows/items.ts'
import {
  aBatchDetail,
  aBatchReview,
  aDetail,
  allowed,
  aProof,
  mainnet,
  aRefutedDetail,
  otherEffect,
} from '../review/transactions.ts'
import { OtherActions } from '../../../../src/screens/transactions/transaction/OtherActions.tsx'
import { Signatures } from '../../../../src/screens/transactions/transaction/Signatures.tsx'
import { CanceledBy } from '../../../../src/screens/transactions/transaction/CanceledBy.tsx'
import { TransactionValues } from '../../../../src/screens/transactions/transaction/TransactionValues.tsx'
import { keepPrices, pastPriceId } from '../../../../src/screens/common/pastPrices/index.ts'
import { Withdrawn } from '../../../../src/screens/transactions/transaction/Withdrawn.tsx'
import { TransactionSkeleton } from '../../../../src/screens/transactions/transaction/TransactionSkeleton.tsx'

const text = englishText(transactionText)
const shared = englishText(sharedText)

const { alice, carol } = people
const nothing = () => {}
const actions: TransactionActions = {
  available: { kind: 'confirm', may: allowed },
  onConfirm: nothing,
  onExecute: nothing,
}
const sendCalledOtherwise: Action = {
  kind: 'send',
  what: {
    type: 'erc20',
    raw: 12_500_750_000n,
    token: base.tokens.usdc,
    symbol: 'USDT',
    decimals: 6,
    trusted: true,
    imitation: false,
  },
  to: { address: people.dave.address, name: null },
}
const approveCall: Action = {
  kind: 'call',
  method: 'approve',
  to: { address: base.tokens.usdc, name: null },
  value: 0n,
}

const meta: Meta<typeof TransactionView> = {
  title: 'Screens/Transaction/Transaction view',
  component: TransactionView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  argTypes: {
    status: {
      control: 'select',
      options: [
        'AWAITING_CONFIRMATIONS',
        'AWAITING_EXECUTION',
        'WAITING_FOR_NONCE',
        'NONCE_USED',
        'EXECUTED',
        'PROCESSING',
      ],
    },
  },
  args: {
    transaction: ready(aDetail()),
    chain: mainnet,
    review: { proof: aProof('verified'), risks: [] },
    status: undefined,
    submitted: 1,
    actions,
    links: { queue: '/transactions/queue', history: '/transactions/history' },
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
/** What the account that proposed it can do besides signing. */
export const Proposer: Story = {
  args: {
    actions: {
      ...actions,
      reject: yes,
      onReject: nothing,
      onReplace: nothing,
      onDelete: nothing,
    },
  },
  parameters: {
    picture: false,
    pictureReason: 'The screen of a pending transaction shows its menu.',
  },
}
const byDelegate = aDetail({ signers: [] })
/** No owner has signed it: a delegate's signature doesn't count. */
export const ProposedByDelegate: Story = {
  args: {
    transaction: ready({
      ...byDelegate,
      multisig: byDelegate.multisig && {
        ...byDelegate.multisig,
        proposer: { address: carol.address, name: null },
        delegate: { address: people.frank.address, name: 'Frank' },
      },
    }),
    submitted: 0,
  },
  parameters: { picture: false, pictureReason: 'A Notice and a field.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('delegate.text'))).toBeVisible()
    await expect(canvas.getByText(text('field.delegate'))).toBeVisible()
  },
}
/** An order's summary is above its proof. */
export const SwapOrder: Story = {
  args: {
    transaction: ready({ ...aDetail(), action: swapAction }),
    parts: {
      intent: (
        <IntentFields
          intent={swap}
          check={{ status: 'reported', facts: [] }}
          safe={aDetail().at.address}
          chain={mainnet}
        />
      ),
    },
  },
  parameters: { picture: false, pictureReason: 'IntentFields shows it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: text('intent') })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sell 1,000 USDC for WETH',
    )
  },
}
/** The call that a module made, and the gateway's answer. */
export const ByModule: Story = {
  args: {
    transaction: ready({
      ...aDetail({ status: 'SUCCESS' }),
      tx: null,
      multisig: null,
      module: { address: base.module, name: 'Allowance' },
      called: { to: base.tokens.usdc, value: 0n, data: '0xa9059cbb', operation: 0 },
    }),
    review: undefined,
    parts: { raw: <RawAnswerView open={false} onOpenChange={nothing} answer={undefined} /> },
  },
  parameters: { picture: false, pictureReason: 'Owner shows the parts.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('called') }))
    await expect(canvas.getByRole('region', { name: text('data') })).toHaveTextContent('a9059cbb')
  },
}
export const Created: Story = {
  args: {
    transaction: ready({
      ...aDetail({ status: 'SUCCESS' }),
      action: {
        kind: 'create',
        creator: { address: alice.address, name: null },
        txHash: `0x${'c'.repeat(64)}`,
      },
      tx: null,
      multisig: null,
      creation: {
        factory: { address: base.module, name: null },
        singleton: { address: base.guard, name: null },
        saltNonce: '42',
        setup: '0xb63e800d',
      },
    }),
    review: undefined,
  },
  parameters: { picture: false, pictureReason: 'Owner shows the parts.' },
  play: async ({ canvas }) => {
    for (const field of ['field.factory', 'field.singleton', 'field.saltNonce'] as const)
      await expect(canvas.getByText(text(field))).toBeVisible()
  },
}
export const Loading: Story = {
  args: { transaction: loading },
  parameters: { cell: { screen: 'transaction', state: 'loading' } },
}
export const Failed: Story = {
  args: {
    transaction: failed({ kind: 'unreachable', detail: 'CGW error - 503: Service unavailable' }),
  },
  parameters: { cell: { screen: 'transaction', state: 'failed' } },
}
export const NotFound: Story = { args: { transaction: failed({ kind: 'notFound' }) } }
export const Stale: Story = {
  args: { transaction: ready(aDetail(), { freshness: 'stale' }) },
  parameters: { cell: { screen: 'transaction', state: 'stale' } },
}
/** Where the action is at the end of the window, the banner is above it. */
export const StaleInANarrowWindow: Story = {
  args: Stale.args ?? {},
  parameters: { boxWidth: 390, picture: false, pictureReason: 'Stale shows it.' },
  play: async ({ canvas }) => {
    const banner = await screen.findByText('This may be out of date')
    // It appears after a second.
    await waitFor(() => expect(banner).toBeVisible())
    const bar = canvas.getByRole('complementary').firstElementChild?.firstElementChild
    const { bottom } = banner.closest('[role=status]')?.getBoundingClientRect() ?? {}
    await waitFor(() => expect(bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0))
  },
}
/** The token's own contract says what it is called; the gateway's name for it appears nowhere. */
export const OtherSymbolInTheContract: Story = {
  args: {
    transaction: ready({ ...aDetail(), action: sendCalledOtherwise }),
    review: {
      proof: aProof('verified'),
      risks: [],
      tokens: [
        { token: base.tokens.usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null },
      ],
    },
  },
  parameters: { picture: false, pictureReason: 'Owner shows the parts.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/USDC/)
    await expect(canvasElement).not.toHaveTextContent(/USDT/)
  },
}
/** The gateway names a method; the signed data says who may spend what. */
export const Approval: Story = {
  args: {
    transaction: ready({ ...aDetail(), action: approveCall }),
    review: {
      proof: aProof('verified'),
      risks: [],
      effect: {
        kind: 'approve',
        token: base.tokens.usdc,
        spender: people.dave.address,
        raw: 12_500_000n,
      },
      tokens: [
        { token: base.tokens.usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null },
      ],
    },
  },
  parameters: { picture: false, pictureReason: 'Owner shows the parts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Let .*\bspend 12\.5 USDC$/,
    )
  },
}
/** The gateway responded, the node didn't: the transaction is unverified and can't be signed. */
export const Partial: Story = {
  args: {
    review: { proof: aProof('unverifiable'), risks: [] },
    actions: { ...actions, available: { kind: 'confirm', may: no('unverified') } },
  },
  parameters: { cell: { screen: 'transaction', state: 'partial' } },
}
export const ReadOnly: Story = {
  args: { actions: { ...actions, available: { kind: 'confirm', may: no('noWallet') } } },
  parameters: { cell: { screen: 'transaction', state: 'readOnly' } },
}
export const UnsupportedVersion: Story = {
  args: {
    review: { proof: { ...aProof('unverifiable'), words: text('proof.noVersion') }, risks: [] },
    actions: { ...actions, available: { kind: 'confirm', may: no('unsupportedVersion') } },
  },
  parameters: { cell: { screen: 'transaction', state: 'unsupportedChain' } },
}
export const Differs: Story = {
  args: {
    transaction: ready(aRefutedDetail()),
    review: { proof: aProof('differs', aRefutedDetail()), risks: [], effect: otherEffect },
    actions: { ...actions, available: { kind: 'confirm', may: no('differs') } },
  },
  parameters: { cell: { screen: 'transaction', state: 'differs' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: text('differs.title'), level: 1 }),
    ).toBeVisible()
    await expect(canvas.getByText(/“Send 25 ETH to 0x9641…02e2”/)).toBeVisible()
    await expect(canvas.getByText(text('differs.badge'))).toHaveAttribute('data-status', 'failed')
    // What is only claimed isn't among the facts.
    await expect(canvas.queryByText(text('field.to'), { selector: 'dt' })).toBeNull()
  },
}
export const ReadyToExecute: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice] })),
    submitted: 2,
    actions: { ...actions, available: { kind: 'execute', may: allowed } },
  },
}
export const WaitingInQueue: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice], nonce: 14 })),
    status: 'WAITING_FOR_NONCE',
    submitted: 2,
    actions: { ...actions, available: { kind: 'execute', may: no('nonceTooHigh') } },
  },
}
export const Done: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice], status: 'SUCCESS' })),
    review: {
      proof: { ...aProof('verified'), words: text('proof.verifiedRecord') },
      risks: [],
      execution: 'ok',
    },
    submitted: 2,
  },
}
/** The chain has no receipt for it, so it is shown as the gateway reports it. */
export const Reported: Story = {
  args: {
    ...Done.args,
    review: {
      proof: { ...aProof('partial'), words: text('proof.partialRecord', { count: 1 }) },
      risks: [],
      execution: 'unknown',
    },
  },
  parameters: { picture: false, pictureReason: 'Done shows the parts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(shared('status.UNCHECKED'))).toBeVisible()
    await expect(canvas.queryByText(shared('status.DONE'))).toBeNull()
    await expect(canvas.queryByText('Verified')).toBeNull()
  },
}
/** Its receipt says that the action failed. */
export const Contradicted: Story = {
  args: {
    ...Done.args,
    review: {
      proof: { ...aProof('differs'), words: text('proof.differsRecord', { count: 1 }) },
      risks: [],
      execution: 'differs',
    },
  },
  parameters: { picture: false, pictureReason: 'Done shows the parts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(shared('status.CONTRADICTED'))).toBeVisible()
    await expect(canvas.queryByText(shared('status.DONE'))).toBeNull()
  },
}
/** Executed here or elsewhere, but the gateway still lists it as pending. */
export const NonceUsed: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice] })),
    status: 'NONCE_USED',
    submitted: 2,
    actions: { ...actions, available: { kind: 'execute', may: no('nonceUsed') } },
  },
  parameters: { picture: false, pictureReason: 'Executing shows the parts.' },
}
const executed: TransactionItem = {
  id: 'multisig_other',
  at: 0,
  status: 'SUCCESS',
  action: sendEther,
  txHash: null,
  multisig: { safeTxHash: null, nonce: 7, required: 2, submitted: 2, missing: [] },
  module: null,
  note: null,
  app: null,
}
/** Another transaction was executed with its nonce, and is named. */
export const CanceledByAnother: Story = {
  args: {
    transaction: ready({ ...aDetail({ signers: [carol] }), status: 'CANCELLED' }),
    canceledBy: { item: executed, href: '#other' },
  },
  parameters: { picture: false, pictureReason: 'NonceUsed shows a notice in the same place.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Canceled by “Send .+ to .+”$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('canceledBy.open') })).toHaveAttribute(
      'href',
      '#other',
    )
  },
}
export const Executing: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice] })),
    status: 'PROCESSING',
    submitted: 2,
    actions: { ...actions, available: { kind: 'execute', may: no('processing') } },
  },
}
export const Batch: Story = { args: { transaction: ready(aBatchDetail()), review: aBatchReview() } }
/** Recipients are called what the gateway calls them, next to their addresses. */
export const NamedByGateway: Story = {
  parameters: { picture: false, pictureReason: 'It looks like Batch.' },
  args: {
    transaction: ready({
      ...aBatchDetail(),
      names: { [people.dave.address.toLowerCase()]: 'Payroll splitter' },
    }),
    review: aBatchReview(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Payroll splitter/)[0]).toBeVisible()
  },
}
export const FailedOnChain: Story = {
  args: {
    transaction: ready(aDetail({ signers: [carol, alice], status: 'FAILED' })),
    review: { proof: aProof('verified'), risks: [], execution: 'ok' },
    submitted: 2,
  },
}
export const Risky: Story = {
  args: {
    review: {
      proof: aProof('verified'),
      risks: [
        { id: 'untrustedDelegatecall', at: [] },
        { id: 'refund', at: [] },
      ],
    },
  },
  // The worst is read before anything else, and nothing green is next to it.
  play: async ({ canvas }) => {
    const worst = await canvas.findByText(text('risk.untrustedDelegatecall'))
    const panel = canvas.getByRole('region', { name: text('heading') })
    await expect(worst.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByRole('region', { name: text('proof.authentic') })).toBeVisible()
    await expect(canvas.queryByText('Verified')).toBeNull()
  },
}
/** From a link: what only a gateway would know is missing, and the notice says so. */
export const Shared: Story = {
  args: {
    parts: { notice: <SharedNotice gateway="silent" href="#page" /> },
    actions: { ...actions, onShare: nothing },
  },
  parameters: { picture: false, pictureReason: 'SharedTransactionScreen shows the notice.' },
}
export const SharedAndKnown: Story = {
  args: {
    parts: { notice: <SharedNotice gateway="known" href="#page" /> },
    actions: { ...actions, onShare: nothing },
  },
  parameters: { picture: false, pictureReason: 'SharedTransactionScreen shows the notice.' },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
export const LongWords: Story = { globals: { locale: 'pseudo-long' } }
/** The signatures and the actions next to them. */
export const Panel: Story = {
  parameters: { picture: false, pictureReason: 'Owner shows it.' },
  render: () => (
    <TransactionPanel
      detail={aDetail()}
      required={2}
      submitted={1}
      status="awaiting"
      title="Send 12,500.75 USDC to Dave"
      network="Ethereum"
      actions={actions}
    />
  ),
}
/** All other details. */
export const Facts: Story = {
  parameters: { picture: false, pictureReason: 'Owner shows them.' },
  render: () => <TransactionFacts detail={aDetail()} chain={mainnet} raw={undefined} />,
}

const sent = Date.UTC(2026, 10, 16, 9, 5)
/** Its price was loaded for an exported file; today's value is next to it. */
export const ValueThen: Story = {
  tags: ['part'],
  beforeEach: () =>
    keepPrices(
      new Map([
        [
          pastPriceId({
            chainId: '1',
            token: 'native',
            decimals: 18,
            second: Math.floor(sent / 1000),
          }),
          '2980.25',
        ],
      ]),
    ),
  render: () => (
    <DataList>
      <TransactionValues
        detail={{ action: sendEther, status: 'SUCCESS', executedAt: sent }}
        chain={mainnet}
      />
    </DataList>
  ),
}
/** Who has signed, who hasn't, and how. */
export const SignaturesAlone: Story = {
  tags: ['part'],
  render: () => <Signatures multisig={aDetail().multisig} chain={mainnet} isPending />,
}
const onRemind = fn()
/** Only an owner who can still sign can be reminded. */
export const SignaturesWithReminder: Story = {
  tags: ['part'],
  parameters: { picture: false, pictureReason: 'The screen of a pending transaction shows it.' },
  render: () => (
    <Signatures
      multisig={aDetail().multisig}
      chain={mainnet}
      isPending
      remind={{ owners: [people.bob.address], onRemind }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`^${text('signatures.remind')}`) }),
    )
    await expect(onRemind).toHaveBeenCalledWith(people.bob.address)
  },
}
/** What else can be done. */
export const Others: Story = {
  tags: ['part'],
  render: () => (
    <OtherActions
      title="Send 2.5 ETH to Dave"
      reject={yes}
      onReject={nothing}
      onReplace={nothing}
      onDelete={nothing}
      onShare={nothing}
    />
  ),
}
export const Skeleton: Story = { tags: ['part'], render: () => <TransactionSkeleton /> }
/** Which transaction took the nonce of another. */
export const CanceledByAlone: Story = {
  tags: ['part'],
  render: () => <CanceledBy item={executed} href="#other" chain={mainnet} />,
}
/** Unproven claims aren't repeated as facts. */
export const WithdrawnHeadings: Story = {
  tags: ['part'],
  render: () => (
    <>
      <Withdrawn isPending>Send 2.5 ETH to Dave</Withdrawn>
      <Withdrawn isPending={false}>Sent 2.5 ETH to Dave</Withdrawn>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Send 2.5 ETH to Dave')).toBeNull()
    await expect(canvas.getByText('Sent 2.5 ETH to Dave').tagName).toBe('S')
  },
}
