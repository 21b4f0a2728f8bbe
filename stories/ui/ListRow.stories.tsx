import type { Meta, StoryObj } from '@storybook/react-vite'
import Trash2 from 'lucide-react/icons/trash'
import { AddressText, IconButton, Identicon, List, ListRow, RowButton } from '#ui'
const treasury = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta: Meta<typeof ListRow> = {
  title: 'Components/List row',
  tags: ['autodocs'],
  component: ListRow,
  parameters: { boxWidth: 480 },
  decorators: [(Story) => <List label="Safes">{Story()}</List>],
}
export default meta
type Story = StoryObj<typeof ListRow>

export const OneLine: Story = { args: { title: 'Main treasury' } }
export const Selected: Story = {
  args: {
    leading: <Identicon address={treasury} />,
    title: <RowButton>Main treasury</RowButton>,
    detail: '2 of 3 · Ethereum',
    selected: true,
  },
}
export const WithActions: Story = {
  args: {
    title: <AddressText address={treasury} name="treasury.eth" />,
    actions: <IconButton icon={Trash2} label="Remove treasury.eth" />,
  },
}
