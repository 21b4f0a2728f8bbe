import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText, Amount, DataItem, DataList, QuorumRing, StatusBadge } from '#ui'

const fields = (
  <>
    <DataItem label="Status">
      <StatusBadge status="awaiting" />
    </DataItem>
    <DataItem label="Amount">
      <Amount value={2_500_000_000_000_000_000n} symbol="ETH" full />
    </DataItem>
    <DataItem label="To">
      <AddressText
        address="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
        name="treasury.eth"
        variant="full"
      />
    </DataItem>
    <DataItem label="Signatures" hint="Any two of three owners">
      <QuorumRing signed={1} required={2} size={16} /> 1 of 2
    </DataItem>
  </>
)

const meta: Meta<typeof DataList> = {
  title: 'Components/Data list',
  tags: ['autodocs'],
  component: DataList,
}
export default meta
type Story = StoryObj<typeof DataList>

export const Wide: Story = { args: { children: fields }, parameters: { boxWidth: 560 } }
export const Narrow: Story = { args: { children: fields }, parameters: { boxWidth: 340 } }
export const RightToLeft: Story = {
  args: { children: fields },
  parameters: { boxWidth: 560 },
  globals: { locale: 'pseudo-rtl' },
}
