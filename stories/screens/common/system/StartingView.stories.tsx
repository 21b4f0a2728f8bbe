import type { Meta, StoryObj } from '@storybook/react-vite'
import { StartingView } from '../../../../src/screens/common/system/StartingView.tsx'

const meta: Meta<typeof StartingView> = {
  title: 'Screens/System/Starting view',
  component: StartingView,
  parameters: { layout: 'fullscreen', picture: 'page' },
}
export default meta
type Story = StoryObj<typeof StartingView>

export const Shown: Story = { args: {} }
export const WaitingForTheConfiguration: Story = { args: { stage: 'config', onRetry: () => {} } }
export const WaitingForTheService: Story = { args: { stage: 'gateway', onRetry: () => {} } }
export const ServiceLimitsRequests: Story = { args: { stage: 'limited', onRetry: () => {} } }
