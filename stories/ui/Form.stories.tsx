import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button, Field, Form, type FormProps, TextInput, useForm } from '#ui'

/** Two fields: the second one takes at most three digits. */
function Example({ onSubmit, isRejected }: Pick<FormProps, 'onSubmit' | 'isRejected'>) {
  const form = useForm()
  const [name, setName] = useState('')
  const [amount, setAmount] = useState('')
  const nameError = name === '' ? 'Enter a name.' : undefined
  const isTooLong = amount.length > 3
  const amountError = isTooLong
    ? 'Enter at most three digits.'
    : /^\d+$/.test(amount)
      ? undefined
      : 'Enter a number.'
  return (
    <Form
      form={form}
      isRejected={isRejected}
      style={{ display: 'grid', gap: 16 }}
      onSubmit={() => form.attempt(!nameError && !amountError, () => onSubmit?.())}
    >
      <Field
        label="Name"
        error={isRejected ? 'This name is taken.' : nameError}
        urgent={isRejected}
      >
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label="Amount" error={amountError} urgent={isTooLong}>
        <TextInput value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </Form>
  )
}

const meta: Meta<typeof Form> = {
  title: 'Components/Form',
  tags: ['autodocs'],
  component: Form,
  args: { onSubmit: fn() },
  parameters: { boxWidth: 400 },
  render: ({ onSubmit, isRejected }) => <Example {...{ onSubmit, isRejected }} />,
}
export default meta
type Story = StoryObj<typeof Form>

/** Nothing is wrong yet. */
export const Empty: Story = {}

/** All errors are shown, and the first field that has one gets the focus. */
export const SubmittedTooEarly: Story = {
  parameters: { keepFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeValid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** A field that was left with input shows its error; a skipped one doesn't. */
export const Left: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.tab()
    await userEvent.keyboard('1x')
    await expect(amount).toBeValid()
    await userEvent.tab()
    await expect(amount).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeValid()
  },
}

/** The error stays while it's being corrected and disappears as soon as the input is right. */
export const Corrected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Rent')
    await userEvent.type(amount, 'xy')
    await userEvent.tab()
    await userEvent.type(amount, '{Backspace}')
    await expect(amount).toBeInvalid()
    await userEvent.type(amount, '{Backspace}5')
    await expect(amount).toBeValid()
    // It counts as new input again.
    await userEvent.type(amount, 'x')
    await expect(amount).toBeValid()
    await userEvent.type(amount, '{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Shown while typing: no further character makes it right. */
export const Urgent: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(amount, '1234')
    await expect(amount).toBeInvalid()
  },
}

/** The recipient rejected the input of a field, which gets the focus. */
export const Rejected: Story = {
  args: { isRejected: true },
  parameters: { keepFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}
