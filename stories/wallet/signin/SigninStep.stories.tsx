import type { Meta, StoryObj } from '@storybook/react-vite'
import { SigninStep } from '../../../src/wallet/signin/SigninStep.tsx'
import { at, facts, failures } from './fixtures.ts'

const meta: Meta<typeof SigninStep> = {
  title: 'Wallet/Sign in/Sign-in step',
  tags: ['autodocs'],
  component: SigninStep,
  args: { state: at.idle(), ...facts },
}
export default meta
type Story = StoryObj<typeof SigninStep>

export const Ready: Story = {}
export const WithAName: Story = { args: { name: 'alice.example.eth' } }
export const Signing: Story = { args: { state: at.signing() } }
export const CancelKeepsTheWallet: Story = { args: { disconnects: false } }
export const WithoutAnAccount: Story = { args: { account: undefined, network: undefined } }
export const Failed: Story = { args: { state: at.idle(failures.verifying) } }
export const LongSite: Story = {
  args: {
    site: 'a-very-long-subdomain-of-the-treasury-department.people.and-their-money.example:8443',
    network: { id: 7, name: 'The Extraordinarily Long-Winded Test Network of the Future' },
  },
}
