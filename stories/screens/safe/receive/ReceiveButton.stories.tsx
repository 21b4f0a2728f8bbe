import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ReceiveButton } from '../../../../src/screens/safe/receive/ReceiveButton.tsx'
import { receiveText } from '../../../../src/screens/safe/receive/text.ts'
import { englishText } from '../../../englishText.ts'

const meta: Meta<typeof ReceiveButton> = {
  title: 'Screens/Receive/Receive button',
  component: ReceiveButton,
  args: { open: fn(), prepare: fn() },
  parameters: { picture: false, pictureReason: 'A Button, shown in the views that offer it.' },
}
export default meta
type Story = StoryObj<typeof ReceiveButton>

/** The dialog is loaded before it is opened. */
export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(args.prepare).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: englishText(receiveText)('button') }))
    await expect(args.open).toHaveBeenCalledOnce()
  },
}
export const UnsupportedChain: Story = {
  args: { open: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
