import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { AddSafeDialog } from '../../../src/screens/mySafes/AddSafeDialog.tsx'

const meta: Meta<typeof AddSafeDialog> = {
  title: 'screens/AddSafe/Dialog',
  component: AddSafeDialog,
  args: { open: true, onOpenChange: () => {}, known: [], onAdd: () => {} },
  parameters: { picture: 'page', layout: 'fullscreen', world: 'everyday', wallet: { person: 'alice' } },
}
export default meta
type Story = StoryObj<typeof AddSafeDialog>

/** The gateway's 404 is the proof that there is no safe. */
export const NoSafeThere: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Address of the safe' }, { timeout: 10_000 }), '0x000000000000000000000000000000000000dEaD')
    await expect(await screen.findByText('There is no safe at this address on Ethereum.', {}, { timeout: 10_000 })).toBeVisible()
  },
}
