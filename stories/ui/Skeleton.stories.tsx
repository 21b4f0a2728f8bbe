import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '#ui'

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  parameters: { boxWidth: 480 },
}
export default meta
type Story = StoryObj<typeof Skeleton>

export const Lines: Story = { args: { count: 3, announced: true } }
export const Block: Story = { args: { shape: 'block' } }
export const Rows: Story = { args: { shape: 'row', count: 4, announced: true } }
export const Round: Story = { args: { shape: 'round' } }
