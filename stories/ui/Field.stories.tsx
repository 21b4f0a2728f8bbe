import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field, Select, TextArea, TextInput } from '#ui'

const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  tags: ['autodocs'],
  component: Field,
  parameters: { boxWidth: 400 },
}
export default meta
type Story = StoryObj<typeof Field>

export const Plain: Story = {
  args: { label: 'Name', children: <TextInput defaultValue="Main treasury" /> },
}
export const WithHint: Story = {
  args: {
    label: 'Safe address',
    hint: 'An address, or a link to a Safe.',
    children: <TextInput mono placeholder="eth:0x…" />,
  },
}
export const WithError: Story = {
  args: {
    label: 'Safe address',
    hint: 'An address, or a link to a Safe.',
    error: 'This is not an address. It has 40 characters after 0x.',
    children: <TextInput mono defaultValue="0x1234" />,
  },
}
export const Optional: Story = {
  args: {
    label: 'Note',
    optional: true,
    hint: 'For the other owners.',
    children: <TextArea />,
  },
}
export const WithSelect: Story = {
  args: {
    label: 'Network',
    children: (
      <Select
        options={[
          { value: '1', label: 'Ethereum' },
          { value: '17000', label: 'Holesky' },
        ]}
      />
    ),
  },
}
export const LabelHidden: Story = {
  args: {
    label: 'Search',
    hideLabel: true,
    children: <TextInput type="search" placeholder="Search" />,
  },
}
