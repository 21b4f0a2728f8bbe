import type { Meta, StoryObj } from '@storybook/react-vite'
import { people } from '../../../mocks/people.ts'
import { ReceiveStep } from '../../../src/wallet/account/ReceiveStep.tsx'

const meta: Meta<typeof ReceiveStep> = {
  title: 'Wallet/Account/Receive step',
  tags: ['autodocs'],
  component: ReceiveStep,
  parameters: { boxWidth: 352 },
  args: { account: people.alice.address },
}
export default meta
type Story = StoryObj<typeof ReceiveStep>

export const Code: Story = {}
