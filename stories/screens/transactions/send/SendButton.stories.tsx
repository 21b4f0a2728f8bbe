import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { no, yes } from '#base'
import { sendButtonText } from '../../../../src/screens/transactions/send/buttonText.ts'
import { SendButton } from '../../../../src/screens/transactions/send/SendButton.tsx'
import { englishText } from '../../../englishText.ts'

const text = englishText(sendButtonText)

const meta: Meta<typeof SendButton> = {
  title: 'Screens/Send/Send button',
  component: SendButton,
  args: { open: fn(), prepare: fn(), may: yes },
  parameters: { picture: false, pictureReason: 'A Button, shown in the views that offer it.' },
}
export default meta
type Story = StoryObj<typeof SendButton>

/** The dialog is loaded before it is opened. */
export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(args.prepare).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: text('send') }))
    await expect(args.open).toHaveBeenCalledOnce()
  },
}
/** The button explains why it's disabled. */
export const NotAnOwner: Story = {
  args: { may: no('notOwner') },
  parameters: { cell: { screen: 'send', state: 'readOnly' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: text('send') })
    await expect(button).toHaveAccessibleDescription(text('reason.notOwner'))
    await userEvent.click(button)
    await expect(args.open).not.toHaveBeenCalled()
  },
}
/** An account that can't propose but has a spending limit can send from it. */
export const HoldsLimit: Story = {
  args: { may: no('notOwner'), maySpend: true, open: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('send') }))
    await expect(args.open).toHaveBeenCalledOnce()
  },
}
export const UnsupportedChain: Story = {
  args: { open: undefined },
  parameters: { cell: { screen: 'send', state: 'unsupportedChain' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
