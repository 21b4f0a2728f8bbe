import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GuideStep } from '../../../src/wallet/connect/GuideStep.tsx'
import { metaMask } from '../fixtures.ts'
import { oneOf } from '../../controls.ts'

const guide = { steps: ['install'], learnMore: 'https://learn.test' } as const
const { extension = guide, desktop = guide, mobile = guide } = metaMask.guides
const meta: Meta<typeof GuideStep> = {
  title: 'Wallet/Connect/Guide step',
  tags: ['autodocs'],
  component: GuideStep,
  argTypes: { medium: oneOf('extension', 'desktop', 'mobile') },
  parameters: { boxWidth: 400 },
  args: {
    wallet: 'MetaMask',
    medium: 'extension',
    guide: extension,
    store: 'https://store.test/metamask',
  },
}
export default meta
type Story = StoryObj<typeof GuideStep>

export const Extension: Story = {}
export const Desktop: Story = { args: { medium: 'desktop', guide: desktop, onConnect: fn() } }
/** The guide of an app's own wallet. */
export const OwnWords: Story = {
  args: {
    wallet: 'Acme',
    guide: {
      steps: [
        { step: 'install', title: 'Add Acme to Chrome', description: 'Pin it to the toolbar.' },
        { step: 'scan', title: 'Tap your card', description: 'Hold it against the reader.' },
        'refresh',
      ],
      learnMore: 'https://learn.test',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hold it against the reader.')).toBeVisible()
    await expect(canvas.getByText('Reload this page')).toBeVisible()
  },
}
export const Phone: Story = {
  args: { medium: 'mobile', guide: mobile, onConnect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}
