import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NoneStep } from '../../../src/wallet/connect/NoneStep.tsx'
import { someGroups } from '../fixtures.ts'

const meta: Meta<typeof NoneStep> = {
  title: 'Wallet/Connect/None step',
  tags: ['autodocs'],
  component: NoneStep,
  parameters: { boxWidth: 360 },
  args: { groups: someGroups, onPick: fn() },
}
export default meta
type Story = StoryObj<typeof NoneStep>

export const SideBySide: Story = {
  parameters: { picture: false, pictureReason: 'It looks like WalletList.' },
}
export const OneColumn: Story = { args: { onAskWhat: fn() } }
export const PairingTaken: Story = { args: { pairingTaken: true } }
export const NoWallet: Story = { args: { groups: [], onAskWhat: fn() } }
