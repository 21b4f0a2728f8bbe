import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AddressText, Button, DataItem, DataList, Sheet } from '#ui'

const content = (
  <DataList>
    <DataItem label="To">
      <AddressText
        address="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
        name="treasury.eth"
        variant="full"
      />
    </DataItem>
    <DataItem label="Nonce">12</DataItem>
  </DataList>
)

const meta: Meta<typeof Sheet> = {
  title: 'Components/Sheet',
  tags: ['autodocs'],
  component: Sheet,
  args: { open: true, onOpenChange: fn() },
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof Sheet>

export const Details: Story = {
  args: {
    title: 'Transfer',
    footer: <Button variant="primary">Confirm</Button>,
    children: content,
  },
}
export const RightToLeft: Story = {
  args: {
    title: 'Transfer',
    footer: <Button variant="primary">Confirm</Button>,
    children: content,
  },
  globals: { locale: 'pseudo-rtl' },
}
