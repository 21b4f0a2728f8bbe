import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddedView } from '../../../../src/screens/transactions/send/AddedView.tsx'

const meta: Meta<typeof AddedView> = {
  title: 'Screens/Send/Added view',
  component: AddedView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: { title: '2 payments added to the new transaction', href: '#batch', onClose: () => {} },
}
export default meta
type Story = StoryObj<typeof AddedView>

/** A message says that nothing is proposed yet. */
export const Added: Story = {}
