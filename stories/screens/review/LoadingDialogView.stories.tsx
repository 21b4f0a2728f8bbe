import type { Meta, StoryObj } from '@storybook/react-vite'
import { GatewayUnreachableError } from '#gateway'
import { LoadingDialogView } from '../../../src/screens/review/LoadingDialogView.tsx'

const meta: Meta<typeof LoadingDialogView> = {
  title: 'Screens/Transaction/Loading dialog view',
  component: LoadingDialogView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: { title: 'Confirm transaction', error: undefined, onRetry: () => {}, onClose: () => {} },
}
export default meta
type Story = StoryObj<typeof LoadingDialogView>

export const Loading: Story = {}
export const Failed: Story = {
  args: { error: new GatewayUnreachableError('The gateway cannot be reached.', '/v1/chains/{chainId}/transactions/{transactionId}') },
}
