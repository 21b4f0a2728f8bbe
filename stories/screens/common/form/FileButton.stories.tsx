import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileButton } from '../../../../src/screens/common/form/FileButton.tsx'

const meta: Meta<typeof FileButton> = {
  title: 'Screens/Shared/File button',
  component: FileButton,
  parameters: { picture: false, pictureReason: 'Import view shows it.' },
  args: { label: 'Choose a file', accept: '.csv,text/csv', onFile: fn() },
}
export default meta
type Story = StoryObj<typeof FileButton>

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['name,address'], 'contacts.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('Choose a file'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}
export const Small: Story = { args: { size: 's' } }
