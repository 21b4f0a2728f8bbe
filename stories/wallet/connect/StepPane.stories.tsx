import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StepPane } from '../../../src/wallet/connect/StepPane.tsx'

const meta: Meta<typeof StepPane> = {
  title: 'Wallet/Connect/Step pane',
  tags: ['autodocs'],
  component: StepPane,
  parameters: {
    boxWidth: 420,
    picture: false,
    pictureReason: 'ConnectDialogView shows it around every step.',
  },
  args: {
    title: 'Get a wallet',
    text: 'These wallets work here.',
    step: 'get',
    children: <p>What the step shows.</p>,
  },
}
export default meta
type Story = StoryObj<typeof StepPane>

export const First: Story = {}
export const WithBack: Story = {
  args: { onBack: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
