import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddedView } from '../../../../src/screens/transactions/send/AddedView.tsx'

const meta: Meta<typeof AddedView> = {
  title: 'Screens/Send/Added view',
  component: AddedView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: { count: 2, href: '#batch', onClose: () => {} },
}
export default meta
type Story = StoryObj<typeof AddedView>

/** Nothing is proposed yet, and a message says so. */
export const Added: Story = {}
