import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready, shortAddress } from '#base'
import { people } from '../../../mocks/people.ts'
import { AccountPill } from '../../../src/wallet/buttons/AccountPill.tsx'
import styles from '../../../src/wallet/buttons/ConnectedButtonsView.module.css'

const both = <Value,>(value: Value) => ({ small: value, large: value })
const alice = `Account ${shortAddress(people.alice.address)}`

/** The account part of the connected buttons. */
const meta: Meta<typeof AccountPill> = {
  title: 'Wallet/Buttons/Account pill',
  tags: ['autodocs'],
  component: AccountPill,
  // The parent decides what to show at each width.
  decorators: [
    (Story) => (
      <span className={styles.buttons}>
        <Story />
      </span>
    ),
  ],
  parameters: { picture: false, pictureReason: 'ConnectedButtonsView shows it in each form.' },
  args: {
    account: people.alice.address,
    balance: ready({ value: 2_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' }),
    symbol: 'ETH',
    accountStatus: both('full'),
    showBalance: both(true),
    onOpen: fn(),
  },
}
export default meta
type Story = StoryObj<typeof AccountPill>

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${alice} Balance 2.5 ETH` }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const WithName: Story = {
  args: { name: 'alice.eth' },
  play: async ({ canvas }) =>
    void canvas.getByRole('button', { name: 'Account alice.eth Balance 2.5 ETH' }),
}
export const BalanceLoading: Story = {
  args: { balance: loading },
  play: async ({ canvas }) => void canvas.getByRole('button', { name: alice }),
}
export const BalanceFailed: Story = {
  args: { balance: failed({ kind: 'unreachable' }) },
  play: async ({ canvas }) =>
    void canvas.getByRole('button', { name: `${alice} Balance Unavailable` }),
}
export const WithoutBalance: Story = {
  args: { showBalance: both(false) },
  play: async ({ canvas }) => void canvas.getByRole('button', { name: alice }),
}
export const Pending: Story = {
  args: { pending: 1, balance: loading },
  play: async ({ canvas }) =>
    void canvas.getByRole('button', { name: `${alice} 1 transaction pending` }),
}
export const Inactive: Story = {
  args: { onOpen: undefined },
  play: async ({ canvas }) =>
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'),
}
