import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TransactionList } from '../../../src/wallet/transactions/TransactionList.tsx'
import { aTransaction, someTransactions } from './fixtures.ts'

const meta: Meta<typeof TransactionList> = {
  title: 'Wallet/Transactions/Transaction list',
  tags: ['autodocs'],
  component: TransactionList,
  parameters: { boxWidth: 384 },
  args: {
    transactions: someTransactions,
    onClear: fn(),
    hrefOf: (hash) => `https://explorer.test/tx/${hash}`,
    moreHref: 'https://explorer.test/address/0x',
  },
}
export default meta
type Story = StoryObj<typeof TransactionList>

export const Newest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Approve USDC' })).toHaveAttribute(
      'href',
      `https://explorer.test/tx/${someTransactions[1]?.hash}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
export const ReplacedAndDropped: Story = {
  args: {
    transactions: [
      aTransaction(5, 'replaced', 'Send 1 ETH to bob.eth'),
      aTransaction(6, 'dropped', 'Mint a badge'),
    ],
  },
}
export const LongDescription: Story = {
  args: {
    transactions: [
      aTransaction(
        7,
        'pending',
        'Move everything that the northern lighthouse has earned since spring to the new treasury',
      ),
    ],
  },
}
export const NoExplorer: Story = {
  args: { hrefOf: undefined, moreHref: undefined },
  play: async ({ canvas }) => await expect(canvas.queryByRole('link')).toBeNull(),
}
export const Empty: Story = { args: { transactions: [] } }
export const EmptyWithoutAppName: Story = { args: { transactions: [] } }
