import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { no, yes } from '#base'
import {
  checkSpend,
  type SpendForm,
} from '../../../../src/screens/transactions/send/spend/spendForm.ts'
import { SpendView } from '../../../../src/screens/transactions/send/spend/SpendView.tsx'
import { limitsText } from '../../../../src/screens/transactions/send/spend/text.ts'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../mySafes/rows.ts'
import { contacts, usable } from '../../transactions/send/sending.ts'
import { at, carol, dave, mainnet } from '../../common/rows/items.ts'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { aLimit, usdc } from './limits.ts'
import { watchTokenText } from '../../../../src/screens/common/watchToken/text.ts'
import { SpendFields } from '../../../../src/screens/transactions/send/spend/SpendFields.tsx'
import { SpendReview } from '../../../../src/screens/transactions/send/spend/SpendReview.tsx'

const text = englishText(limitsText)
const watchText = englishText(watchTokenText)
const limit = aLimit()
const token = { token: usdc, symbol: 'USDC', decimals: 6, balance: 8_500_000_000n }
const spending = {
  at,
  module: limit.module,
  delegate: carol,
  token: usdc,
  to: dave,
  raw: 20_000_000n,
}
const txHash = `0x${'ab'.repeat(32)}` as const
const works = { status: 'works', gas: 90_000n, fee: 90_000_000_000_000n } as const

/** A form and how it is checked. */
const checked = (form: SpendForm, found = usable(dave)) => ({
  form,
  found,
  check: checkSpend(form, { at, limit, token, found }),
})

const meta: Meta<typeof SpendView> = {
  title: 'Screens/Setup/Spend view',
  component: SpendView,
  argTypes: { simulation: fixed },
  parameters: {
    picture: false,
    pictureReason: 'Its parts have pictures of their own.',
    layout: 'fullscreen',
  },
  args: {
    ...checked({ amount: '20', typed: dave }),
    at,
    chain: mainnet,
    chains,
    token,
    words: { symbolOf: () => 'USDC', amountOf: (_, raw) => `${raw / 1_000_000n} USDC` },
    onForm: fn(),
    contacts,
    left: 380_000_000n,
    spending,
    earlier: [],
    onDismiss: fn(),
    state: { step: 'review' },
    simulation: works,
    fees: { status: 'wallet', why: 'noMarket' },
    onLevel: fn(),
    balance: 1_000_000_000_000_000_000n,
    allowed: yes,
    isRechecking: false,
    onReview: fn(),
    onEdit: fn(),
    onCheck: fn(),
    onSwitchChain: fn(),
    onSend: fn(),
    onBack: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SpendView>

export const Form: Story = {
  args: { spending: undefined, onReview: fn() },
  parameters: { cell: { screen: 'spend', state: 'ready' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('review') }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: {
    ...checked({ amount: '', typed: '' }, { status: 'wrong', problem: { why: 'empty' } } as never),
    spending: undefined,
    onReview: fn(),
  },
  parameters: { cell: { screen: 'spend', state: 'empty' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('review') }))
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveFocus()
  },
}
/** An amount above the remaining limit is rejected while it's typed. */
export const TooMuch: Story = {
  args: { ...checked({ amount: '380.000001', typed: dave }), spending: undefined },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^Amount/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  },
}
/** The effects, before the wallet is prompted. */
export const Review: Story = {
  args: { onSend: fn() },
  parameters: { cell: { screen: 'spend', state: 'owner' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('360 USDC')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('spend.send') }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
/**
 * The wallet responded after its dialog was closed: when reopened, it shows that the payment was
 * sent, so that it isn't sent twice.
 */
export const SentBefore: Story = {
  args: {
    earlier: [
      { ...spending, by: carol, txHash, since: storyTime, state: { status: 'processing' } },
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/^Sending 20 USDC to /)).toBeVisible()
  },
}
export const Checking: Story = {
  args: { simulation: { status: 'loading' }, allowed: no('checking') },
  parameters: { cell: { screen: 'spend', state: 'loading' } },
}
export const Unread: Story = {
  args: { simulation: { status: 'unknown' }, allowed: no('unread'), onCheck: fn() },
  parameters: { cell: { screen: 'spend', state: 'failed' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('spend.checkAgain') }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}
export const Reverts: Story = {
  args: {
    simulation: {
      status: 'reverts',
      detail: 'newSpent > allowance.spent && newSpent <= allowance.amount',
    },
    allowed: no('reverts'),
  },
  parameters: { cell: { screen: 'spend', state: 'differs' } },
}
export const OtherNetwork: Story = {
  args: { allowed: no('wrongChain'), onSwitchChain: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: text('spend.switch', { network: 'Ethereum' }) }),
    )
    await expect(args.onSwitchChain).toHaveBeenCalledOnce()
  },
}
export const OtherAccount: Story = {
  args: { allowed: no('otherAccount') },
  parameters: { cell: { screen: 'spend', state: 'readOnly' } },
}
export const Wallet: Story = { args: { state: { step: 'wallet' } } }
export const Rejected: Story = {
  args: {
    state: { step: 'failed', failure: { at: 'wallet', why: 'rejected' }, txHash: null },
    onBack: fn(),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('back') }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Mining: Story = { args: { state: { step: 'mining', txHash, slow: false } } }
export const Slow: Story = { args: { state: { step: 'mining', txHash, slow: true } } }
export const Done: Story = { args: { state: { step: 'done', txHash } } }
/** The wallet's own account was paid: the wallet can list the token. */
export const DoneToOwnAccount: Story = {
  args: { state: { step: 'done', txHash }, onWatch: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: watchText('add') }))
    await expect(args.onWatch).toHaveBeenCalledOnce()
  },
}
export const Reverted: Story = {
  args: { state: { step: 'failed', failure: { at: 'chain', why: 'reverted' }, txHash } },
}
export const Dropped: Story = {
  args: { state: { step: 'failed', failure: { at: 'chain', why: 'dropped' }, txHash } },
  play: async () => {
    const links = await screen.findAllByRole('link', { name: /^Open in the block explorer/ })
    await expect(links.filter((one) => one.dataset['variant'] === 'primary')).toHaveLength(1)
    const back = screen.getByRole('button', { name: text('back') })
    await expect(back).toHaveAttribute('data-variant', 'secondary')
  },
}
/** The wallet sent something else. */
export const Missing: Story = {
  args: { state: { step: 'failed', failure: { at: 'module', why: 'missing' }, txHash } },
}
export const VeryLong: Story = {
  args: {
    token: { ...token, symbol: 'W'.repeat(24) },
    spending: { ...spending, raw: 2n ** 96n - 1n },
    left: 2n ** 96n - 1n,
  },
  parameters: { cell: { screen: 'spend', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'spend', state: 'rightToLeft' } },
}

/** The fields, without the dialog around them. */
export const Fields: Story = {
  render: (args) => <SpendFields {...args} />,
}
/** The review, without the dialog around it. */
export const ReviewAlone: Story = {
  render: (args) => <SpendReview {...args} spending={spending} isFixed={false} />,
}
