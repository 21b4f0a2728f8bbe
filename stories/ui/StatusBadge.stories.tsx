import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '#ui'
import { oneOf } from '../controls.ts'

const meta: Meta<typeof StatusBadge> = {
  title: 'Components/Status badge',
  tags: ['autodocs'],
  component: StatusBadge,
  argTypes: { status: oneOf('awaiting', 'ready', 'done', 'failed', 'canceled', 'reported') },
}
export default meta
type Story = StoryObj<typeof StatusBadge>

export const Awaiting: Story = { args: { status: 'awaiting' } }
export const Ready: Story = { args: { status: 'ready' } }
export const Done: Story = { args: { status: 'done' } }
export const Failed: Story = { args: { status: 'failed' } }
export const Canceled: Story = { args: { status: 'canceled' } }
export const Reported: Story = { args: { status: 'reported' } }
export const CustomText: Story = { args: { status: 'awaiting', words: 'Needs your signature' } }
export const Plain: Story = { args: { status: 'ready', variant: 'plain' } }
export const RightToLeft: Story = {
  args: { status: 'awaiting' },
  globals: { locale: 'pseudo-rtl' },
}
