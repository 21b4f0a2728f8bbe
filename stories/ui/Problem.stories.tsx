import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button, Problem } from '#ui'

const meta: Meta<typeof Problem> = {
  title: 'Components/Problem',
  tags: ['autodocs'],
  component: Problem,
  parameters: { boxWidth: 560 },
}
export default meta
type Story = StoryObj<typeof Problem>

export const Unreachable: Story = { args: { reason: { kind: 'unreachable' }, onRetry: fn() } }
export const Offline: Story = { args: { reason: { kind: 'offline' }, onRetry: fn() } }
export const Timeout: Story = { args: { reason: { kind: 'timeout' }, onRetry: fn() } }
export const NotFound: Story = {
  args: { reason: { kind: 'notFound' }, action: <Button>My Safes</Button> },
}
export const NotSent: Story = {
  args: {
    reason: { kind: 'notSent', detail: 'This "transactionId" cannot be sent.' },
    action: <Button>My Safes</Button>,
  },
}
export const NotOffered: Story = {
  args: { reason: { kind: 'notOffered', detail: 'CGW error - 404: Not Found' }, onRetry: fn() },
}
export const Redirected: Story = { args: { reason: { kind: 'redirected' }, onRetry: fn() } }
export const Declined: Story = {
  args: {
    reason: { kind: 'declined', status: 422, detail: 'Nonce 7 was already executed' },
    onRetry: fn(),
  },
}
export const Limited: Story = {
  args: { reason: { kind: 'limited', retryAfter: 12 }, onRetry: fn() },
}
export const Broken: Story = { args: { reason: { kind: 'broken' }, onRetry: fn() } }
export const WithTitle: Story = {
  args: { reason: { kind: 'timeout' }, title: "Couldn't load the queue", onRetry: fn() },
}
export const Inline: Story = {
  args: { reason: { kind: 'unreachable' }, variant: 'inline', onRetry: fn() },
}
export const InlineNarrow: Story = {
  args: { reason: { kind: 'unreachable' }, variant: 'inline', onRetry: fn() },
  parameters: { boxWidth: 340 },
}
