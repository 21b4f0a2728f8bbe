import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FailedStep } from '../../../src/wallet/connect/FailedStep.tsx'
import { rainbow } from '../fixtures.ts'

const meta: Meta<typeof FailedStep> = {
  title: 'Wallet/Connect/Failed step',
  tags: ['autodocs'],
  component: FailedStep,
  parameters: { boxWidth: 400 },
  args: {
    failure: { kind: 'rejected' },
    wallet: 'Rainbow',
    icon: rainbow.icon,
    onRetry: fn(),
    onOther: fn(),
  },
}
export default meta
type Story = StoryObj<typeof FailedStep>

export const Rejected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onOther).toHaveBeenCalledOnce()
  },
}
export const RejectedOnThePhone: Story = { args: { paired: true } }
export const Pending: Story = { args: { failure: { kind: 'pending' } } }
export const Missing: Story = { args: { failure: { kind: 'missing' }, onGet: fn() } }
export const NoAccount: Story = {
  args: { failure: { kind: 'noAccount' }, paired: true },
  parameters: { picture: false, pictureReason: 'Looks like RejectedOnThePhone with another mark.' },
}
export const TimedOut: Story = { args: { failure: { kind: 'timedOut' } } }
export const WrongChain: Story = { args: { failure: { kind: 'wrongChain' } } }
export const ChainUnknown: Story = { args: { failure: { kind: 'chainUnknown' } } }
export const Lost: Story = { args: { failure: { kind: 'lost' } } }
export const Failed: Story = { args: { failure: { kind: 'failed' } } }
export const FailedWithDetail: Story = {
  args: {
    failure: {
      kind: 'failed',
      detail: 'Internal JSON-RPC error: keyring controller is locked (0x5f3759df)',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details from the wallet'))
  },
}
