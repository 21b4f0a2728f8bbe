import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button, Notice } from '#ui'

const meta: Meta<typeof Notice> = {
  title: 'Components/Notice',
  tags: ['autodocs'],
  component: Notice,
  parameters: { boxWidth: 640 },
}
export default meta
type Story = StoryObj<typeof Notice>

export const Info: Story = {
  args: {
    title: 'No wallet connected',
    children: 'You can view everything, but only owners can sign.',
  },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'A newer contract version is available',
    children: 'It works, but newer versions fix known problems.',
    action: <Button size="s">See how to update</Button>,
  },
}
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'A module can move funds without signatures',
    children: 'Keep it only if you know what it does.',
  },
}
export const Done: Story = {
  args: {
    tone: 'done',
    title: 'Executed',
    children: 'The balance above includes it.',
    onDismiss: fn(),
  },
}
export const TextOnly: Story = { args: { children: 'Names come from your own address book.' } }
export const Narrow: Story = {
  args: {
    tone: 'warning',
    title: 'A newer contract version is available',
    children: 'It works, but newer versions fix known problems.',
    action: <Button size="s">See how</Button>,
    onDismiss: fn(),
  },
  parameters: { boxWidth: 340 },
}
