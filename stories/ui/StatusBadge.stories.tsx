import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '#ui'

const meta: Meta<typeof StatusBadge> = {
  title: 'Components/Status badge',
  component: StatusBadge,
}
export default meta
type Story = StoryObj<typeof StatusBadge>

export const Awaiting: Story = { args: { status: 'awaiting' } }
export const Ready: Story = { args: { status: 'ready' } }
export const Done: Story = { args: { status: 'done' } }
export const Failed: Story = { args: { status: 'failed' } }
export const Cancelled: Story = { args: { status: 'cancelled' } }
export const OtherWords: Story = { args: { status: 'awaiting', words: 'Needs your signature' } }
export const Plain: Story = { args: { status: 'ready', variant: 'plain' } }
export const RightToLeft: Story = { args: { status: 'awaiting' }, globals: { locale: 'pseudo-rtl' } }
