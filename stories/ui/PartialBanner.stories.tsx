import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PartialBanner } from '#ui'

const meta: Meta<typeof PartialBanner> = {
  title: 'Components/Partial banner',
  tags: ['autodocs'],
  component: PartialBanner,
  parameters: { boxWidth: 640 },
}
export default meta
type Story = StoryObj<typeof PartialBanner>

export const TwoMissing: Story = { args: { missing: ['prices', 'names'], onRetry: fn() } }
export const OneMissing: Story = { args: { missing: ['prices'] } }
