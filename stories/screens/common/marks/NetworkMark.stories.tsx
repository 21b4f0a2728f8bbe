import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NetworkMark } from '../../../../src/screens/common/marks/NetworkMark.tsx'
import networkMarks from '../../../../src/screens/core/marks/networkMarks.json' with { type: 'json' }

const meta: Meta<typeof NetworkMark> = {
  title: 'Screens/Shared/Network mark',
  component: NetworkMark,
  args: { chain: { chainId: '1', name: 'Ethereum' }, size: 28 },
}
export default meta
type Story = StoryObj<typeof NetworkMark>

const pictures = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].map(({ src }) => new URL(src).pathname.split('/').at(-1))

export const Known: Story = {
  parameters: { picture: false, pictureReason: 'AllNetworks shows it.' },
  play: ({ canvasElement }) =>
    waitFor(() => expect(pictures(canvasElement)).toEqual(['ethereum.svg'])),
}
export const Unknown: Story = {
  args: { chain: { chainId: '987654', name: 'Somewhere' } },
  parameters: { picture: false, pictureReason: 'The mark’s own stories show it.' },
  play: ({ canvasElement }) => expect(pictures(canvasElement)).toEqual([]),
}
export const AllNetworks: Story = {
  parameters: {
    boxWidth: 480,
    pictureIn: 'light',
    pictureReason: 'The marks are the same in both themes.',
  },
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Object.entries(networkMarks)
        .filter(([, marks]) => 'network' in marks)
        .map(([chainId]) => (
          <NetworkMark key={chainId} chain={{ chainId, name: chainId }} size={28} />
        ))}
    </p>
  ),
}
