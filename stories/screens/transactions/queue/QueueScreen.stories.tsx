import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { routes } from '#gateway'
import { toTransactionDetail } from '#queries'
import { plainTx } from '#safe'
import type { Environment } from '#screens'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { household, safes } from '../../../../mocks/chain/genesis/places.ts'
import { aSafe, aTransactionDetails } from '../../../../mocks/fixtures/index.ts'
import { people } from '../../../../mocks/people.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import type { World } from '../../../../mocks/world.ts'
import { QueueScreen } from '../../../../src/screens/transactions/queue/QueueScreen.tsx'
import { queueText } from '../../../../src/screens/transactions/queue/text.ts'
import { componentsText } from '../../../../src/screens/common/text/text.ts'
import { sharedText } from '../../../../src/screens/core/text/text.ts'
import { sharedTransactionText } from '../../../../src/screens/transactions/transaction/shared/text.ts'
import { englishText } from '../../../englishText.ts'
import { keepQueue } from '../../../keptQueue.ts'
import { aBatchDetail } from '../review/transactions.ts'
import { Unsubmitted } from '../../../../src/screens/transactions/confirm/unsubmitted/Unsubmitted.tsx'
import { confirmText } from '../../../../src/screens/transactions/confirm/text.ts'
import { OwnRole } from '../../../../src/screens/transactions/role/OwnRole.tsx'
import { OwnLimits } from '../../../../src/screens/transactions/limits/OwnLimits.tsx'
import { BatchSummary } from '../../../../src/screens/transactions/review/batch/BatchSummary.tsx'

const text = englishText(queueText)
const shared = englishText(sharedText)
const sharing = englishText(sharedTransactionText)

const meta: Meta<typeof QueueScreen> = {
  title: 'Screens/Queue/Queue screen',
  component: QueueScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    picture: 'page',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1152, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof QueueScreen>

/** Shows which transactions need Alice's signature, and what the batch pays. */
export const Treasury: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByText('Needs your signature')
    await expect(rows[0]).toBeVisible()
    // The payments of the batch, decoded from its call data.
    await canvas.findByText('950 USDC, 1,100 USDC, 0.3 ETH')
  },
}
/** Without a wallet, everything is visible and all actions are disabled. */
export const Visitor: Story = {
  parameters: {
    picture: false,
    pictureReason: 'QueueView shows it.',
    wallet: { person: 'alice', connected: false },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('visitor.title'))).toBeVisible()
    const [confirm] = await canvas.findAllByRole('button', { name: /^Sign, / })
    await expect(confirm).toHaveAccessibleDescription(text('reason.noWallet'))
  },
}
/** Carol owns nothing here, but may spend: how much, and where. */
export const LimitHolder: Story = {
  args: { at: { chainId: '1', address: household.address } },
  parameters: {
    picture: false,
    pictureReason: 'Visitor shows its place.',
    world: 'limits',
    wallet: { person: 'carol' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/You can spend up to 380 USDC without signatures/),
    ).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: englishText(componentsText)('role.spend.action') }),
    ).toHaveAttribute('href', expect.stringContaining('/settings/setup'))
    await expect(canvas.queryByText(text('nonOwner.title'))).toBeNull()
  },
}
/** Without a limit, the other role is shown. */
export const NoLimit: Story = {
  tags: ['part'],
  render: ({ at }) => (
    <>
      <OwnRole at={at} account={people.frank.address} otherwise={<p>{text('nonOwner.title')}</p>} />
      <OwnLimits at={at} account={people.frank.address} modules={[]} otherwise={<p>–</p>} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('nonOwner.title'))).toBeVisible()
    await expect(canvas.getByText('–')).toBeVisible()
  },
}
/** "Sign" opens the dialog that verifies the transaction. */
export const Confirming: Story = {
  parameters: { picture: false, pictureReason: 'ConfirmDialogView shows it.' },
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Sign, / })
    const first = buttons.find((button) => !button.hasAttribute('aria-disabled'))
    if (!first) throw new Error('Alice has something to sign in this world.')
    await userEvent.click(first)
    await within(document.body).findByRole('dialog')
    await within(document.body).findByText('Verified')
  },
}
/** The gateway doesn't know the contract, but the chain does: nothing is withheld. */
export const UnknownToTheGateway: Story = {
  parameters: {
    picture: false,
    pictureReason: 'It looks like Treasury.',
    msw: [
      mockRoute(routes.safe).answers(
        aSafe({ version: null, implementationVersionState: 'UNKNOWN' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Needs your signature')
    await expect(canvas.queryByText(text('unsupported.title'))).toBeNull()
  },
}
/**
 * The time of one transaction is text: its row says so, and the Safe can't be read at all, so
 * nothing can be signed.
 */
export const UnreadableRow: Story = {
  parameters: {
    serviceBehavior: 'wrongTypes',
    picture: false,
    pictureReason: 'QueueView shows unreadable rows.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shared('action.unreadable'))).toBeVisible()
    const problem = canvas.getByText(/timestamp should be a time in milliseconds/)
    await expect(problem.getBoundingClientRect().right).toBeLessThanOrEqual(
      problem.parentElement!.getBoundingClientRect().right,
    )
    await expect(canvas.queryByText('0 of 0 signatures')).toBeNull()
    await canvas.findByText(text('safe.failed'))
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6)
  },
}
/**
 * Each row has a word that this version doesn't know: none is missing, and none is shown as done.
 */
export const UnknownWords: Story = {
  parameters: {
    serviceBehavior: 'unknownWords',
    picture: false,
    pictureReason: 'TransactionRow shows it.',
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(shared('status.UNKNOWN')))[0]).toBeVisible()
    await expect(canvas.getAllByText(/^Transfer/)[0]).toBeVisible()
    await expect(canvas.queryByText(shared('status.SUCCESS'))).toBeNull()
  },
}
export const HiddenCharacters: Story = {
  parameters: {
    serviceBehavior: 'bidi',
    picture: false,
    pictureReason: 'TransactionRow shows it.',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByTitle(/US\[U\+202E\]\[U\+200B\]\[U\+0007\]DC/)
    await expect(canvas.queryByText(/[\u202E\u200B]/)).toBeNull()
  },
}
/** Transactions of another Safe are never shown as those of this one. */
export const OfAnotherSafe: Story = {
  parameters: {
    serviceBehavior: 'anotherSafe',
    picture: false,
    pictureReason: 'UnreadableRow shows such rows.',
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(shared('action.unreadable'))).length).toBe(8)
    await expect(canvas.queryByText('Dave’s invoice for October')).toBeNull()
    for (const button of canvas.getAllByRole('button', { name: /^(Sign|Execute)/ }))
      await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Down: Story = {
  parameters: {
    picture: false,
    pictureReason: 'QueueView shows it.',
    msw: [mockRoute(routes.queued).fails(503)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('failed'))).toBeVisible()
  },
}
/**
 * Two hundred pending transactions, some of them in conflict: further pages are loaded near the
 * end.
 */
export const Busy: Story = {
  parameters: {
    world: 'busy',
    picture: false,
    pictureReason:
      'The page loads further rows as long as its end is in sight, ' +
      'and a picture has all of it in sight.',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('group')
    const height = document.documentElement.scrollHeight
    scrollTo(0, height)
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(height))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80)
  },
}
/** The first page loaded, the second failed: only the end of the list shows an error. */
export const NextPageFails: Story = {
  parameters: { picture: false, pictureReason: 'MoreRows shows its end.', world: 'busy' },
  beforeEach: ({ msw }) => msw.use(mockRoute(routes.queued).after(1).fails(503)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Next' })
    scrollTo(0, document.documentElement.scrollHeight)
    await expect(await canvas.findByText(englishText(componentsText)('more.failed'))).toBeVisible()
    await expect(canvas.queryByText('This may be out of date')).toBeNull()
    scrollTo(0, 0)
  },
}

/** Signed on this device but not submitted yet. */
export const NotSubmitted: Story = {
  tags: ['part'],
  render: ({ at }) => <Unsubmitted at={at} nonce={12n} listed={[]} />,
  play: async ({ args: { at }, canvas, loaded }) => {
    const { storyWorld } = loaded as { storyWorld: { environment: Environment } }
    storyWorld.environment.pending.update(() => [
      {
        kind: 'confirm',
        at,
        by: people.alice.address,
        since: storyTime,
        safeTxHash: `0x${'17'.repeat(32)}`,
        tx: plainTx({ to: people.dave.address, value: 10n ** 17n, nonce: 17n }),
        signature: `0x${'5a'.repeat(64)}1b`,
        proposal: { origin: null },
        state: { status: 'unsubmitted', why: 'unreachable' },
      },
    ])
    await canvas.findByRole('button', {
      name: englishText(confirmText)('confirm.submitAgain'),
    })
  },
}
const { tx: batched } = aBatchDetail()
const ofBatch = aTransactionDetails({
  to: batched!.to,
  data: batched!.data,
  operation: 1,
})
/** What a batch of the list does, decoded from its call data. */
export const ActionsOfABatch: Story = {
  tags: ['part'],
  parameters: { msw: [mockRoute(routes.details).answers(ofBatch)] },
  render: ({ at }) => (
    <BatchSummary
      at={at}
      id={ofBatch.txId}
      hash={toTransactionDetail(ofBatch, '1').multisig?.safeTxHash ?? null}
      version="1.4.1"
    />
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(/950 USDC/)),
}
/** On a site without a gateway: what this browser keeps, with the ways in and out. */
export const WithoutGateway: Story = {
  parameters: {
    gateway: 'none',
    pictureIn: 'light',
    pictureReason: 'The list is the same in both themes.',
    changeWorld: (world: World) =>
      keepQueue(world, { chainId: '1', address: safes.treasury.address }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(text('local'))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: text('share') }))
    await screen.findByText(/pending transactions with all signatures/)
    await expect(screen.getByText(sharing('share.private'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
export const EmptyWithoutGateway: Story = {
  parameters: {
    gateway: 'none',
    picture: false,
    pictureReason: 'The one with transactions shows the parts.',
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('empty.local'))
    await expect(canvas.queryByRole('button', { name: text('share') })).toBeNull()
    await expect(canvas.getByRole('link', { name: text('add') })).toBeVisible()
  },
}
/** The node doesn't answer: the queue can't say which nonces are used. */
export const NodeDownWithoutGateway: Story = {
  parameters: {
    gateway: 'none',
    changeWorld: (world: World) => {
      world.setNetworkCondition({ rpc: 'down' })
      return Promise.resolve()
    },
    picture: false,
    pictureReason: 'As when a gateway is down.',
  },
  play: async ({ canvas }) => void (await canvas.findByText(text('failed'))),
}
