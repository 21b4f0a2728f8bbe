import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DownloadStep } from '../../../src/wallet/connect/DownloadStep.tsx'
import { rainbow } from '../fixtures.ts'

const meta: Meta<typeof DownloadStep> = {
  title: 'Wallet/Connect/Download step',
  tags: ['autodocs'],
  component: DownloadStep,
  parameters: { boxWidth: 400 },
  args: {
    wallet: 'Rainbow',
    icon: rainbow.icon,
    store: 'https://rainbow.test/app',
    mobile: false,
    onContinue: fn(),
  },
}
export default meta
type Story = StoryObj<typeof DownloadStep>

export const ForAnotherDevice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: "I've installed it" }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}
export const ForThisPhone: Story = { args: { mobile: true } }
