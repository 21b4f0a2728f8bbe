import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StaleBanner } from '#ui'

const meta: Meta<typeof StaleBanner> = {
  title: 'Components/Stale banner',
  tags: ['autodocs'],
  component: StaleBanner,
  // It floats above the page, so a picture of its place shows nothing.
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof StaleBanner>

export const TimeKnown: Story = { args: { since: Date.UTC(2026, 0, 15, 9, 30), onRetry: fn() } }
export const TimeUnknown: Story = {
  args: { onRetry: fn() },
  parameters: { picture: false, pictureReason: 'TimeKnown, with fewer words.' },
}
