import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GetStep } from '../../../src/wallet/connect/GetStep.tsx'
import { someToGet } from '../fixtures.ts'

const meta: Meta<typeof GetStep> = {
  title: 'Wallet/Connect/Get step',
  tags: ['autodocs'],
  component: GetStep,
  parameters: { boxWidth: 400 },
  args: { wallets: someToGet, mobile: false, onGet: fn() },
}
export default meta
type Story = StoryObj<typeof GetStep>

export const OnAComputer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Coinbase Wallet' }))
    await expect(args.onGet).toHaveBeenCalledWith('coinbase')
  },
}
export const OnAPhone: Story = {
  args: { mobile: true, wallets: someToGet.slice(0, 3) },
  parameters: { picture: false, pictureReason: 'The buttons are links here, and look the same.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Rainbow' })).toHaveAttribute(
      'href',
      'https://rainbow.test/app',
    )
  },
}
