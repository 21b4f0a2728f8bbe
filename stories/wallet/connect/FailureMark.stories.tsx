import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureMark } from '../../../src/wallet/connect/FailureMark.tsx'
import { rainbow } from '../fixtures.ts'
import { oneOf } from '../../controls.ts'

const reason = { picture: false, pictureReason: 'FailedStep shows it in every kind.' } as const
const meta: Meta<typeof FailureMark> = {
  title: 'Wallet/Connect/Failure mark',
  tags: ['autodocs'],
  component: FailureMark,
  argTypes: {
    kind: oneOf(
      'rejected',
      'pending',
      'missing',
      'noAccount',
      'timedOut',
      'wrongChain',
      'chainUnknown',
      'lost',
      'failed',
    ),
  },
  args: { kind: 'failed', wallet: 'Rainbow', icon: rainbow.icon },
}
export default meta
type Story = StoryObj<typeof FailureMark>

export const Wrong: Story = { parameters: reason }
export const Waiting: Story = { args: { kind: 'pending' }, parameters: reason }
export const Quiet: Story = { args: { kind: 'rejected' }, parameters: reason }
