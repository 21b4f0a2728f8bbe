import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OutlinedRow } from '../../../../src/screens/common/rows/OutlinedRow.tsx'
import { TransactionRow } from '../../../../src/screens/common/rows/TransactionRow.tsx'
import { inTransactionList } from './inTransactionList.tsx'
import { addOwner, aPast, aPending, mainnet, receiveDollars, sendDollars } from './items.ts'

const meta: Meta<typeof OutlinedRow> = {
  title: 'Screens/Shared/Outlined row',
  component: OutlinedRow,
  parameters: { boxWidth: 1120 },
  args: {
    item: aPast(10, { action: sendDollars }),
    chain: mainnet,
    variant: 'history',
    style: { blockSize: 48 },
  },
  decorators: [inTransactionList],
}
export default meta
type Story = StoryObj<typeof OutlinedRow>

/** Covers the whole row and keeps the text in place. */
export const BesideAWholeRow: Story = {
  render: (args) => (
    <>
      {[sendDollars, receiveDollars, addOwner].map((action, index) => (
        <OutlinedRow key={action.kind} {...args} item={aPast(10 * index, { action })} />
      ))}
      <TransactionRow
        variant="history"
        item={aPast(30, { action: sendDollars })}
        chain={mainnet}
        href="/transactions/tx"
      />
    </>
  ),
}
export const Narrow: Story = { args: { style: { blockSize: 63 } }, parameters: { boxWidth: 390 } }
/**
 * A queue row has its own columns; its sentence and time are in the same place as in the full row.
 */
export const OfTheQueue: Story = {
  args: { variant: 'queue', item: aPending({ nonce: 42 }), style: { blockSize: 57 } },
  parameters: { picture: false, pictureReason: 'The places are compared.' },
  render: (args) => (
    <>
      <OutlinedRow {...args} />
      <TransactionRow variant="queue" item={args.item} chain={mainnet} href="/transactions/tx" />
    </>
  ),
  play: async ({ canvas }) => {
    const placesOf = (row: HTMLElement) =>
      [row.querySelector('[class*="title"]'), row.querySelector('time')].map((part) => {
        const { left, top } = part?.getBoundingClientRect() ?? { left: NaN, top: NaN }
        return [left - row.getBoundingClientRect().left, top - row.getBoundingClientRect().top]
      })
    const [outlined = [], whole = []] = canvas
      .getAllByRole('listitem')
      .map((row) => placesOf(row).flat())
    await expect(outlined).toHaveLength(4)
    // The hairline between two rows is one pixel.
    for (const [at, place] of outlined.entries())
      await expect(Math.abs(place - (whole[at] ?? NaN))).toBeLessThanOrEqual(1)
  },
}
