import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AddSafeDialog } from '../../../src/screens/mySafes/addSafe/AddSafeDialog.tsx'
import { addSafeText } from '../../../src/screens/mySafes/addSafe/text.ts'
import { englishText } from '../../englishText.ts'

const text = englishText(addSafeText)

const meta: Meta<typeof AddSafeDialog> = {
  title: 'Flows/Add a safe',
  component: AddSafeDialog,
  args: { open: true, onOpenChange: () => {}, known: [], onAdd: () => {} },
  parameters: { picture: 'page', layout: 'fullscreen', world: 'everyday', wallet: { person: 'alice' } },
}
export default meta
type Story = StoryObj<typeof AddSafeDialog>

/** The gateway returns 404: there is no Safe at the address. */
export const NoSafeThere: Story = {
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('textbox', { name: text('add.address') })
    await userEvent.type(box, '0x000000000000000000000000000000000000dEaD')
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(text('add.problem.notASafe', { chain: 'Ethereum' }))))
  },
}
