import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TokenMark } from '../../../../src/screens/common/marks/TokenMark.tsx'
import tokenMarks from '../../../../src/screens/core/marks/tokenMarks.json' with { type: 'json' }
import { cheap, dollars, unpriced, wrapped } from '../../safe/assets/tokens.ts'

const meta: Meta<typeof TokenMark> = {
  title: 'Screens/Shared/Token mark',
  component: TokenMark,
  args: { symbol: dollars.symbol, token: dollars.token, chainId: '1' },
}
export default meta
type Story = StoryObj<typeof TokenMark>

const pictures = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].map(({ src }) => new URL(src).pathname.split('/').at(-1))

export const Known: Story = {
  parameters: { picture: false, pictureReason: 'Several shows it.' },
  play: ({ canvasElement }) => waitFor(() => expect(pictures(canvasElement)).toEqual(['usdc.svg'])),
}
export const Coin: Story = {
  args: { symbol: 'ETH', token: 'native' },
  parameters: { picture: false, pictureReason: 'Several shows it.' },
  play: ({ canvasElement }) => waitFor(() => expect(pictures(canvasElement)).toEqual(['eth.svg'])),
}
/** The symbol of a known token isn't enough: it's another contract. */
export const Imitation: Story = {
  args: { token: '0x7777777777777777777777777777777777777777' },
  parameters: { picture: false, pictureReason: 'Several shows it.' },
  play: ({ canvasElement }) => expect(pictures(canvasElement)).toEqual([]),
}
/** The same address is another token there. */
export const OtherNetwork: Story = {
  args: { chainId: '17000' },
  parameters: { picture: false, pictureReason: 'It looks like Imitation.' },
  play: ({ canvasElement }) => expect(pictures(canvasElement)).toEqual([]),
}
export const NoSymbol: Story = {
  args: { symbol: ' ', token: unpriced.token },
  parameters: { picture: false, pictureReason: 'The mark’s own stories show it.' },
}
export const Several: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <TokenMark symbol="ETH" token="native" chainId="1" />
      {[dollars, wrapped, cheap, unpriced].map(({ symbol, token }) => (
        <TokenMark key={token} symbol={symbol} token={token} chainId="1" />
      ))}
      <TokenMark symbol="USDC" token="0x7777777777777777777777777777777777777777" chainId="1" />
    </div>
  ),
}
export const AllTokens: Story = {
  parameters: { boxWidth: 480 },
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Object.entries(tokenMarks).map(([name, contracts]) => {
        const [chainId = '', token] = Object.entries(contracts)[0] ?? []
        return (
          <TokenMark key={name} symbol={name} token={token as `0x${string}`} chainId={chainId} />
        )
      })}
    </p>
  ),
}
