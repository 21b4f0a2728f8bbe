import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  OnChainMessage,
  OnChainMessageView,
} from '../../../src/screens/apps/requests/OnChainMessageView.tsx'
import { gift } from '../messages/orders.ts'
import { useArmed } from '../../../src/screens/common/hooks/useArmed.ts'
import { messagesText } from '../../../src/screens/messages/common/text.ts'
import { englishText } from '../../englishText.ts'
import { mainnet } from '../common/rows/items.ts'

const messageText = englishText(messagesText)
const hash = `0x${'5f'.repeat(32)}` as const
const vote = {
  domain: { name: 'Members’ ballot', version: '1', chainId: 1 },
  types: {
    Vote: [
      { name: 'proposal', type: 'string' },
      { name: 'choice', type: 'uint8' },
    ],
  },
  primaryType: 'Vote',
  message: { proposal: 'Paint the clubhouse', choice: 1 },
}

const meta: Meta<typeof OnChainMessageView> = {
  title: 'Screens/Apps/On-chain message view',
  component: OnChainMessageView,
  parameters: { picture: false, pictureReason: 'The message request view shows the same parts.' },
  args: {
    signer: '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b',
    origin: 'https://ballot.demo.test',
    chain: mainnet,
    message: 'Coffer’s members agree to meet on Friday.',
    lookAlikes: [],
    hash,
    library: 'SignMessageLib 1.4.1',
    isReady: true,
    failure: undefined,
    onRetry: fn(),
    onReview: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof OnChainMessageView>

const review = () => screen.findByRole('button', { name: 'Review transaction' })

/** Ignores clicks for half a second, so that an app can't time it under a click. */
export const Text: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await review()).toHaveAttribute('aria-disabled', 'true')
    await waitFor(async () => expect(await review()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(await review())
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}
export const Data: Story = { args: { message: vote } }
/** A sign-in to another site can't be signed on the chain either. */
export const SignInElsewhere: Story = {
  args: {
    message:
      'bank.demo.test wants you to sign in with your Ethereum account:\n' +
      '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b',
  },
  play: async () => {
    await expect(await screen.findByText(/could sign in to bank.demo.test/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Review transaction' })).toBeNull()
  },
}
/** It's unreadable, so signing it takes one more step. */
export const Blind: Story = {
  args: { message: hash },
  play: async ({ userEvent }) => {
    await expect(await review()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('checkbox'))
    await waitFor(async () => expect(await review()).not.toHaveAttribute('aria-disabled'))
  },
}
/**
 * On-chain signatures have the same effects, so an order's danger must be acknowledged here, too.
 */
export const OrderForNothing: Story = {
  args: { message: gift },
  parameters: { picture: false, pictureReason: 'The off-chain dialog shows the same parts.' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(messageText('givesForNothingText'))).toBeVisible()
    await expect(await review()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('checkbox'))
    await waitFor(async () => expect(await review()).not.toHaveAttribute('aria-disabled'))
  },
}
export const Preparing: Story = { args: { isReady: false } }
/** That half second starts once the transaction is prepared, however long that takes. */
export const OncePrepared: Story = {
  render: function OncePrepared(args) {
    return <OnChainMessageView {...args} isReady={useArmed()} />
  },
  play: async () => {
    const button = await review()
    await waitFor(() => expect(button).toHaveAccessibleDescription(messageText('soon')))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  },
}
export const Failed: Story = {
  args: { isReady: false, failure: { kind: 'unreachable' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const VeryLong: Story = {
  args: {
    message: `${'Unbreakable'.repeat(60)}\n${'words and words '.repeat(200)}`,
    origin: `https://${'sub.'.repeat(40)}demo.test`,
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
/** Content that stays above the transaction's review. */
export const AboveTheReview: Story = {
  render: ({ message, library }) => (
    <OnChainMessage message={message} lookAlikes={[]} hash={hash} library={library} />
  ),
}
