import type { Meta, StoryObj } from '@storybook/react-vite'
import { OutageView } from '../../../../src/screens/common/system/OutageView.tsx'

const meta: Meta<typeof OutageView> = {
  title: 'Screens/System/Outage view',
  component: OutageView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: { onRetry: () => {} },
}
export default meta
type Story = StoryObj<typeof OutageView>

export const GatewayDown: Story = {
  args: { reason: { kind: 'unreachable', detail: 'CGW error - 503: Service unavailable' } },
}
export const Offline: Story = { args: { reason: { kind: 'offline' } } }
