import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '#ui'
import { Combobox, type ComboboxProps } from '../../../../src/screens/common/form/Combobox.tsx'

const fruits = ['Apple', 'Apricot', 'Banana', 'Cherry'].map((words) => ({ id: words, words }))

/** Suggests what contains the text. */
function Suggesting(args: ComboboxProps) {
  const [value, setValue] = useState(args.value)
  return (
    <Field label="Fruit" optional>
      <Combobox
        {...args}
        value={value}
        options={() => args.options().filter(({ words }) => words.toLowerCase().includes(value))}
        onType={setValue}
        onPick={(id) => {
          args.onPick(id)
          setValue(id)
        }}
      />
    </Field>
  )
}

const meta: Meta<typeof Combobox> = {
  title: 'Screens/Common/Combobox',
  component: Combobox,
  parameters: { boxWidth: 343 },
  args: { value: '', options: () => fruits, listLabel: 'Fruits', onType: fn(), onPick: fn() },
  render: (args) => <Suggesting {...args} />,
}
export default meta
type Story = StoryObj<typeof Combobox>

export const Closed: Story = {}
export const Open: Story = {
  args: { options: () => fruits.map((one) => ({ ...one, detail: 'Fruit' })) },
  parameters: { keepFocus: true },
  // The picture is as high as the suggestions need.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ap{ArrowDown}')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
  },
}
/** Escape closes the suggestions and keeps the text; Enter without a choice takes none. */
export const ByKeyboard: Story = {
  parameters: { picture: false, pictureReason: 'Open shows it.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'a{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveValue('a')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith('Banana')
  },
}
