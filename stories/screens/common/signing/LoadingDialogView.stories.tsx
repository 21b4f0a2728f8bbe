import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingDialogView } from '../../../../src/screens/common/signing/LoadingDialogView.tsx'

const meta: Meta<typeof LoadingDialogView> = {
  title: 'Screens/Transaction/Loading dialog view',
  component: LoadingDialogView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: { title: 'Sign transaction', failure: undefined, onRetry: () => {}, onClose: () => {} },
}
export default meta
type Story = StoryObj<typeof LoadingDialogView>

export const Loading: Story = {}
export const Failed: Story = { args: { failure: { kind: 'unreachable' } } }
