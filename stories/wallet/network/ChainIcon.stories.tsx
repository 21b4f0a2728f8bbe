import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ChainIcon } from '../../../src/wallet/network/ChainIcon.tsx'
import { markedChains } from '../../../src/wallet/network/marks/markedChains.ts'
import { diamond } from './fixtures.ts'

const meta: Meta<typeof ChainIcon> = {
  title: 'Wallet/Network/Chain icon',
  tags: ['autodocs'],
  component: ChainIcon,
  args: { network: { id: 1, name: 'Ethereum' } },
}
export default meta
type Story = StoryObj<typeof ChainIcon>

export const WithIcon: Story = {
  args: { network: { id: 1, name: 'Ethereum', icon: diamond, iconBackground: '#e4e6f5' } },
}
export const WithMark: Story = {
  play: async ({ canvasElement }) =>
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true)),
}
export const WithoutIcon: Story = { args: { network: { id: 987_654, name: 'Somewhere' } } }
export const Broken: Story = {
  args: {
    network: {
      id: 987_654,
      name: 'Somewhere',
      icon: 'data:image/png;base64,AAAA',
      iconBackground: '#e4e6f5',
    },
  },
}
export const AllMarks: Story = {
  parameters: { boxWidth: 360 },
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {[...markedChains].map((id) => (
        <ChainIcon key={id} network={{ id, name: String(id) }} />
      ))}
    </p>
  ),
  play: async ({ canvasElement }) =>
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('img')).toHaveLength(markedChains.size),
    ),
}
