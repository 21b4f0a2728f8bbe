import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SigninActions } from '../../../src/wallet/signin/SigninActions.tsx'
import { oneOf } from '../../controls.ts'

const meta: Meta<typeof SigninActions> = {
  title: 'Wallet/Sign in/Sign-in actions',
  tags: ['autodocs'],
  component: SigninActions,
  argTypes: {
    step: oneOf('idle', 'preparing', 'unprepared', 'creatingMessage', 'signing', 'verifying'),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 8 }}>
        <Story />
      </div>
    ),
  ],
  args: { step: 'idle', onSign: fn(), onRetry: fn(), onCancel: fn() },
}
export default meta
type Story = StoryObj<typeof SigninActions>

export const Ready: Story = {}
export const Preparing: Story = { args: { step: 'preparing' } }
export const NonceFailed: Story = { args: { step: 'unprepared' } }
export const Signing: Story = { args: { step: 'signing' } }
export const Verifying: Story = { args: { step: 'verifying' } }
