import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StaleBanner } from '#ui'

const meta: Meta<typeof StaleBanner> = {
  title: 'Components/Stale banner',
  tags: ['autodocs'],
  component: StaleBanner,
  parameters: { boxWidth: 640 },
}
export default meta
type Story = StoryObj<typeof StaleBanner>

export const TimeKnown: Story = { args: { since: Date.UTC(2026, 0, 15, 9, 30), onRetry: fn() } }
export const TimeUnknown: Story = { args: { onRetry: fn() } }
