import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { KeysDialog } from '../../../../../src/screens/shell/frame/keys/KeysDialog.tsx'

const meta: Meta<typeof KeysDialog> = {
  title: 'Screens/Shell/Keys dialog',
  component: KeysDialog,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: { open: true, onOpenChange: () => {} },
}
export default meta
type Story = StoryObj<typeof KeysDialog>

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Keyboard shortcuts' })).toHaveFocus()
  },
}
