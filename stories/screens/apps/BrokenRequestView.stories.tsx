import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { BrokenRequestView } from '../../../src/screens/apps/requests/BrokenRequestView.tsx'
import { messagesText } from '../../../src/screens/messages/common/text.ts'
import { englishText } from '../../englishText.ts'

const meta: Meta<typeof BrokenRequestView> = {
  title: 'Screens/Apps/Broken request view',
  component: BrokenRequestView,
  parameters: { layout: 'fullscreen', picture: false, pictureReason: 'Words and a button.' },
  args: {
    origin: 'https://payroll.demo.test',
    detail: 'Cannot read properties of undefined',
    onReject: fn(),
  },
}
export default meta
type Story = StoryObj<typeof BrokenRequestView>

export const Shown: Story = {
  play: async ({ args, userEvent }) => {
    const decline = englishText(messagesText)('decline')
    await userEvent.click(await screen.findByRole('button', { name: decline }))
    await expect(args.onReject).toHaveBeenCalledOnce()
  },
}
