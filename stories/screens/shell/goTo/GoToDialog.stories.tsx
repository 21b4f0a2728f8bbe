import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Shell } from '../../../../src/screens/shell/Shell.tsx'
import { GoToDialog } from '../../../../src/screens/shell/goTo/GoToDialog.tsx'
import { sections } from '../../../../src/screens/sections.ts'
import { navItems } from '../../../../src/screens/shell/navItems.ts'
import { mainnet, treasury } from '../../review/transactions.ts'

const meta: Meta<typeof GoToDialog> = {
  title: 'Screens/Shell/Go to dialog',
  component: GoToDialog,
  parameters: { layout: 'fullscreen', picture: 'page', world: 'everyday', wallet: { person: 'alice' } },
  args: { open: true, onOpenChange: () => {}, items: navItems(sections, [mainnet], treasury), safes: [treasury] },
}
export default meta
type Story = StoryObj<typeof GoToDialog>

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('searchbox')).toHaveFocus()
  },
}

/** In the frame of the app: Ctrl K opens it. */
export const ByShortcut: Story = {
  render: () => (
    <Shell at={treasury} current="home">
      <h1>Home</h1>
    </Shell>
  ),
  play: async ({ canvas }) => {
    await canvas.findByTitle('8 pending')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByRole('searchbox')).toHaveFocus()
    await screen.findByRole('link', { name: /0x5d14/ })
  },
}
