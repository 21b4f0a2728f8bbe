import type { Meta, StoryObj } from '@storybook/react-vite'
import { TransactionRowsSkeleton } from '../../../../src/screens/common/rows/TransactionRowsSkeleton.tsx'

const meta: Meta<typeof TransactionRowsSkeleton> = {
  title: 'Screens/Shared/Transaction rows skeleton',
  component: TransactionRowsSkeleton,
  args: { variant: 'queue', count: 3 },
  parameters: { boxWidth: 1120 },
}
export default meta
type Story = StoryObj<typeof TransactionRowsSkeleton>

export const Queue: Story = {}
export const History: Story = { args: { variant: 'history' } }
export const NarrowQueue: Story = { parameters: { boxWidth: 390 } }
export const NarrowHistory: Story = { args: { variant: 'history' }, parameters: { boxWidth: 390 } }
