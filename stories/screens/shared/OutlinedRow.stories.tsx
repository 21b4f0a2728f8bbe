import type { Meta, StoryObj } from '@storybook/react-vite'
import { OutlinedRow } from '../../../src/screens/shared/OutlinedRow.tsx'
import { TransactionRow } from '../../../src/screens/shared/TransactionRow.tsx'
import { inTransactionList } from './inTransactionList.tsx'
import { addOwner, aPast, mainnet, receiveDollars, sendDollars } from './items.ts'

const meta: Meta<typeof OutlinedRow> = {
  title: 'Screens/Shared/Outlined row',
  component: OutlinedRow,
  parameters: { boxWidth: 1120 },
  args: { item: aPast(10, { action: sendDollars }), chain: mainnet, style: { blockSize: 48 } },
  decorators: [inTransactionList],
}
export default meta
type Story = StoryObj<typeof OutlinedRow>

/** Above a whole row: what it says is at the same place. */
export const BesideAWholeRow: Story = {
  render: (args) => (
    <>
      {[sendDollars, receiveDollars, addOwner].map((action, index) => (
        <OutlinedRow key={action.kind} {...args} item={aPast(10 * index, { action })} />
      ))}
      <TransactionRow variant="history" item={aPast(30, { action: sendDollars })} chain={mainnet} href="/transactions/tx" />
    </>
  ),
}
export const Narrow: Story = { args: { style: { blockSize: 63 } }, parameters: { boxWidth: 390 } }
