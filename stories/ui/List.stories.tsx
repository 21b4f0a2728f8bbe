import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Amount, FiatAmount, List, ListRow, QuorumRing, RowLink, StatusBadge } from '#ui'

const rows = (
  <>
    <ListRow
      leading={<QuorumRing signed={1} required={2} />}
      title={<RowLink href="#">Send to treasury.eth</RowLink>}
      detail="Nonce 12 · 09:30"
      status={<StatusBadge status="awaiting" words="Needs your signature" />}
      trailing={<Amount value={2_500_000_000_000_000_000n} symbol="ETH" direction="out" />}
      trailingDetail={<FiatAmount value="8120.4" currency="usd" quiet size="s" />}
    />
    <ListRow
      leading={<QuorumRing signed={2} required={2} />}
      title={<RowLink href="#">Swap on the exchange</RowLink>}
      detail="Nonce 13 · 10:02"
      status={<StatusBadge status="ready" />}
      trailing={<Amount value={1_250_500_000n} decimals={6} symbol="USDC" direction="out" />}
      trailingDetail={<FiatAmount value={undefined} currency="usd" size="s" />}
    />
    <ListRow
      leading={<QuorumRing signed={2} required={2} status="done" />}
      title={
        <RowLink href="#">Received from a very long name that cannot fit beside the amount</RowLink>
      }
      detail="Yesterday"
      status={<StatusBadge status="done" />}
      trailing={<Amount value={1_234_567_890_123_456_789_012_345n} symbol="DAI" direction="in" />}
    />
  </>
)

const meta: Meta<typeof List> = {
  title: 'Components/List',
  tags: ['autodocs'],
  component: List,
}
export default meta
type Story = StoryObj<typeof List>

export const Wide: Story = {
  args: { label: 'Queue', children: rows },
  parameters: { boxWidth: 760 },
}
export const Narrow: Story = {
  args: { label: 'Queue', children: rows },
  parameters: { boxWidth: 390 },
}
export const Plain: Story = {
  args: { label: 'Queue', variant: 'plain', children: rows },
  parameters: { boxWidth: 760 },
}
export const RightToLeft: Story = {
  args: { label: 'Queue', children: rows },
  parameters: { boxWidth: 760 },
  globals: { locale: 'pseudo-rtl' },
}
export const SecondFocused: Story = {
  args: { label: 'Queue', children: rows },
  parameters: { boxWidth: 760, keepFocus: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('link')[0]?.focus()
    await userEvent.keyboard('jjk')
    await expect(canvas.getByRole('link', { name: 'Swap on the exchange' })).toHaveFocus()
  },
}
