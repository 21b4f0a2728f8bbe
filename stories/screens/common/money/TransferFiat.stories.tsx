import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AmountFiat, TransferFiat } from '../../../../src/screens/common/money/TransferFiat.tsx'
import {
  addOwner,
  mainnet,
  receiveDollars,
  receiveFake,
  sendDollars,
  sendEther,
} from '../rows/items.ts'

const meta: Meta<typeof TransferFiat> = {
  title: 'Screens/Shared/Transfer fiat',
  component: TransferFiat,
  parameters: { picture: false, pictureReason: 'Transaction row and Home view show it.' },
  args: { action: sendDollars, chain: mainnet },
}
export default meta
type Story = StoryObj<typeof TransferFiat>

export const Sent: Story = {}
export const Received: Story = { args: { action: receiveDollars } }
export const Native: Story = { args: { action: sendEther, size: 'detail' } }
/** What a fake token claims to be worth is no gain. */
export const Imitation: Story = {
  args: { action: receiveFake },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No price')).toBeVisible()
  },
}
/** A token on no list, or from an address like a known one: its value isn't green. */
export const Doubtful: Story = {
  args: { action: receiveDollars, isSuspicious: true },
}
/** No funds moved. */
export const Failed: Story = { args: { muted: true } }
/** Nothing is transferred, so there is nothing to show. */
export const NoTransfer: Story = { args: { action: addOwner } }
/** What an amount of a token is worth. */
export const OfAnAmount: Story = {
  render: () => <AmountFiat token="native" raw={2n * 10n ** 18n} decimals={18} size="detail" />,
}
