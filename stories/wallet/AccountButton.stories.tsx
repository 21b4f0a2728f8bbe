import type { Meta, StoryObj } from '@storybook/react-vite'
import { people } from '../../mocks/people.ts'
import { AccountButton } from '../../src/wallet/account/AccountButton.tsx'

const meta: Meta<typeof AccountButton> = {
  title: 'Wallet/Account/Account button',
  tags: ['autodocs'],
  component: AccountButton,
  args: { account: people.alice.address },
}
export default meta
type Story = StoryObj<typeof AccountButton>

export const WithoutName: Story = {}
export const WithName: Story = { args: { name: 'alice.eth' } }
export const LongName: Story = { args: { name: 'the-treasurer-of-the-northern-lighthouse.eth' } }
export const Unsupported: Story = { args: { unsupported: true } }
export const Narrow: Story = {
  args: { name: 'the-treasurer-of-the-northern-lighthouse.eth', unsupported: true },
  parameters: { boxWidth: 240 },
}
