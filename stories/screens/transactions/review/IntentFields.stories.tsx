import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { intentText } from '../../../../src/screens/transactions/review/intent/text.ts'
import { IntentFields } from '../../../../src/screens/transactions/review/intent/IntentFields.tsx'
import { englishText } from '../../../englishText.ts'
import * as intents from './intents.ts'
import { mainnet, treasury } from './transactions.ts'

const text = englishText(intentText)

const meta: Meta<typeof IntentFields> = {
  title: 'Screens/Transaction/Intent fields',
  component: IntentFields,
  args: {
    intent: intents.swap,
    check: { status: 'matches', facts: ['order', 'owner', 'expiry', 'amounts', 'receiver'] },
    safe: treasury.address,
    chain: mainnet,
  },
  parameters: {
    picture: false,
    pictureReason: 'A list of fields; TwapOrder shows the most of them.',
    boxWidth: 560,
  },
}
export default meta
type Story = StoryObj<typeof IntentFields>

const reported = { status: 'reported', facts: [] } as const

export const SwapOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 DAI = 0.998 USDC')).toBeVisible()
  },
}
export const PartlyFilled: Story = {
  args: {
    intent: intents.orderWith({
      status: 'open',
      sold: intents.sell.raw / 4n,
      bought: intents.buy.raw / 4n,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^25%/)).toBeVisible()
  },
}
export const Fulfilled: Story = {
  args: {
    intent: intents.orderWith({
      status: 'fulfilled',
      sold: intents.sell.raw,
      bought: intents.buy.raw,
    }),
  },
}
export const Canceled: Story = { args: { intent: intents.orderWith({ status: 'cancelled' }) } }
export const Expired: Story = { args: { intent: intents.orderWith({ status: 'expired' }) } }
/** A value that this version doesn't know. */
export const UnknownStatus: Story = {
  args: { intent: intents.orderWith({ status: 'unknown', side: 'unknown', type: 'unknown' }) },
}
export const BuyOrder: Story = {
  args: { intent: intents.orderWith({ side: 'buy', type: 'market' }) },
}
export const LiquidityOrder: Story = { args: { intent: intents.orderWith({ type: 'liquidity' }) } }
/** The money that is bought leaves the Safe. */
export const OtherReceiver: Story = {
  args: { intent: intents.orderWith({ receiver: intents.dave }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('receiver.other'))).toBeVisible()
  },
}
/** The gateway names a different order than the signed one. */
export const Differs: Story = {
  args: { check: { status: 'differs', facts: ['order', 'amounts'] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        text('source.differs', { facts: `${text('fact.order')}, ${text('fact.amounts')}` }),
      ),
    ).toBeVisible()
  },
}
export const Settlement: Story = {
  args: { intent: { ...intents.swap, kind: 'settlement' }, check: reported },
}
export const TwapOrder: Story = {
  args: {
    intent: intents.twap,
    check: { status: 'matches', facts: ['amounts', 'receiver', 'parts', 'times'] },
  },
  parameters: { picture: 'part' },
}
/** Each part is open for an hour, starting at a set time. */
export const TwapWithTimes: Story = { args: { intent: intents.timedTwap } }
export const StakingDeposit: Story = {
  args: {
    intent: intents.deposit(),
    check: { status: 'matches', facts: ['amounts', 'validators'] },
  },
}
export const StakingExit: Story = {
  args: { intent: intents.exit(), check: { status: 'matches', facts: ['validators'] } },
}
export const StakingWithdrawal: Story = {
  args: { intent: intents.withdrawal, check: { status: 'matches', facts: ['validators'] } },
}
/** Every status that a stake can have. */
export const StakingStatuses: Story = {
  render: ({ check, safe, chain }) => (
    <>
      {intents.stakeStatuses.map((status) => (
        <IntentFields
          key={status}
          intent={intents.exit(status)}
          check={check}
          safe={safe}
          chain={chain}
        />
      ))}
    </>
  ),
  args: { check: reported },
  play: async ({ canvas }) => {
    for (const status of intents.stakeStatuses)
      await expect(canvas.getByText(text(`stake.${status}`))).toBeVisible()
  },
}
export const Bridge: Story = { args: { intent: intents.bridge, check: reported } }
export const AggregatorSwap: Story = { args: { intent: intents.exchange, check: reported } }
export const VaultDeposit: Story = { args: { intent: intents.vault, check: reported } }
export const VaultRedeem: Story = {
  args: {
    intent: {
      ...intents.vault,
      move: { ...intents.vault.move, direction: 'redeem', reward: null },
    },
    check: reported,
  },
}
export const RightToLeft: Story = {
  ...TwapOrder,
  globals: { locale: 'pseudo-rtl' },
  parameters: { picture: false },
}
