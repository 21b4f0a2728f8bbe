import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InstalledStep } from '../../../src/wallet/connect/InstalledStep.tsx'
import { metaMask } from '../fixtures.ts'

const meta: Meta<typeof InstalledStep> = {
  title: 'Wallet/Connect/Installed step',
  tags: ['autodocs'],
  component: InstalledStep,
  parameters: { boxWidth: 400, picture: false, pictureReason: 'It looks like MissingStep.' },
  args: { wallet: 'MetaMask', icon: metaMask.icon, place: 'here', onOther: fn() },
}
export default meta
type Story = StoryObj<typeof InstalledStep>

export const Here: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeEnabled()
  },
}
/** A page without phone connections. */
export const OnAPhone: Story = {
  args: { place: 'phone' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onOther).toHaveBeenCalledOnce()
  },
}
