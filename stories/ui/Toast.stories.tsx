import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Toast } from '#ui'

const meta: Meta<typeof Toast> = {
  title: 'Components/Toast',
  tags: ['autodocs'],
  component: Toast,
  args: { id: 1, stays: true, onDismiss: fn() },
  parameters: { boxWidth: 412 },
}
export default meta
type Story = StoryObj<typeof Toast>

export const Info: Story = { args: { title: 'Bob signed', text: 'It can be executed now.' } }
export const Done: Story = {
  args: { tone: 'done', title: 'Executed', text: '2.5 ETH went to treasury.eth.' },
}
export const Failed: Story = {
  args: {
    tone: 'failed',
    title: 'You rejected the request',
    text: 'Nothing was sent.',
    action: { label: 'Try again', onClick: fn() },
  },
}
