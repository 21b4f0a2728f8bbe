import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataItem, DataList } from '#ui'

const meta: Meta<typeof DataItem> = {
  title: 'Components/Data item',
  tags: ['autodocs'],
  component: DataItem,
  parameters: { boxWidth: 480 },
  decorators: [(Story) => <DataList>{Story()}</DataList>],
}
export default meta
type Story = StoryObj<typeof DataItem>

export const Plain: Story = { args: { label: 'Nonce', children: '12' } }
export const WithHint: Story = {
  args: { label: 'Gas limit', hint: 'Zero lets the wallet decide', children: '0' },
}
