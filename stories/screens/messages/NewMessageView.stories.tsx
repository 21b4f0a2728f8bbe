import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { checkMessage, emptyMessageForm } from '../../../src/screens/messages/new/messageForm.ts'
import { NewMessageView } from '../../../src/screens/messages/new/NewMessageView.tsx'
import { mainnet } from '../common/rows/items.ts'
import { vote } from './items.ts'

const at = { chainId: '1', address: '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b' } as const

const meta: Meta<typeof NewMessageView> = {
  title: 'Screens/Messages/New message view',
  component: NewMessageView,
  parameters: { picture: false, pictureReason: 'Text fields in a dialog.' },
  args: {
    form: emptyMessageForm,
    onForm: fn(),
    problem: { why: 'blank' },
    onReview: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
  render: function Form(args) {
    const [form, setForm] = useState(args.form)
    const checked = checkMessage(form, at, mainnet)
    return (
      <NewMessageView
        {...args}
        form={form}
        onForm={setForm}
        problem={'message' in checked ? undefined : checked}
      />
    )
  },
}
export default meta
type Story = StoryObj<typeof NewMessageView>

/** Missing input is reported on submit. */
export const Empty: Story = {
  parameters: { cell: { screen: 'newMessage', state: 'empty' } },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Text' })
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Review' }))
    await expect(screen.getByText('Enter the text for the owners to sign.')).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}
export const Text: Story = {
  args: { form: { ...emptyMessageForm, text: 'We confirm that Frank keeps the books.' } },
  parameters: { cell: { screen: 'newMessage', state: 'ready' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}
export const Data: Story = {
  args: { form: { kind: 'data', text: '', data: JSON.stringify(vote, null, 2) } },
  play: Text.play!,
}
/** Errors appear at their field, and the input is kept. */
export const Wrong: Story = {
  args: {
    form: {
      kind: 'data',
      text: 'Kept',
      data: JSON.stringify({ ...vote, types: { Vote: [{ name: 'choice', type: 'uint7' }] } }),
    },
  },
  parameters: { cell: { screen: 'newMessage', state: 'failed' } },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Data (EIP-712)' })
    await userEvent.click(screen.getByRole('button', { name: 'Review' }))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onReview).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('tab', { name: 'Text' }))
    await expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Kept')
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'newMessage', state: 'rightToLeft' } },
}
