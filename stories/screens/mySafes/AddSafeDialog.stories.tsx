import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AddSafeDialog } from '../../../src/screens/mySafes/addSafe/AddSafeDialog.tsx'

const meta: Meta<typeof AddSafeDialog> = {
  title: 'Flows/Add a safe',
  component: AddSafeDialog,
  args: { open: true, onOpenChange: () => {}, known: [], onAdd: () => {} },
  parameters: { picture: 'page', layout: 'fullscreen', world: 'everyday', wallet: { person: 'alice' } },
}
export default meta
type Story = StoryObj<typeof AddSafeDialog>

/** The gateway's 404 is the proof that there is no safe. */
export const NoSafeThere: Story = {
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('textbox', { name: 'Address of the safe' })
    await userEvent.type(box, '0x000000000000000000000000000000000000dEaD')
    await waitFor(() => expect(box).toHaveAccessibleDescription(/There is no safe at this address on Ethereum/))
  },
}
