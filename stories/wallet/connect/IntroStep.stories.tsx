import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { IntroStep } from '../../../src/wallet/connect/IntroStep.tsx'

const meta: Meta<typeof IntroStep> = {
  title: 'Wallet/Connect/Intro step',
  tags: ['autodocs'],
  component: IntroStep,
  parameters: { boxWidth: 400 },
  args: { onGet: fn() },
}
export default meta
type Story = StoryObj<typeof IntroStep>

export const Introduction: Story = {}
export const NoWalletsToGet: Story = { render: () => <IntroStep /> }
export const WithAppInfo: Story = {
  args: {
    appInfo: {
      learnMoreUrl: 'https://app.test/wallets',
      disclaimer: (
        <>
          By connecting you agree to our <a href="https://app.test/terms">terms</a>.
        </>
      ),
    },
  },
}
