import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenMark } from '../../../../src/screens/common/money/TokenMark.tsx'
import { cheap, dollars, ether, unpriced, wrapped } from '../../safe/assets/tokens.ts'

const meta: Meta<typeof TokenMark> = {
  title: 'Screens/Shared/Token mark',
  component: TokenMark,
  args: { symbol: ether.symbol, address: ether.token },
}
export default meta
type Story = StoryObj<typeof TokenMark>

export const One: Story = {}
export const Small: Story = { args: { size: 20 } }
export const NoSymbol: Story = { args: { symbol: ' ' } }
export const Several: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {[ether, dollars, wrapped, cheap, unpriced].map(({ symbol, token }) => (
        <TokenMark key={token} symbol={symbol} address={token} />
      ))}
    </div>
  ),
}
