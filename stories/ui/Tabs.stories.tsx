import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs } from '#ui'

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  parameters: { boxWidth: 480 },
}
export default meta
type Story = StoryObj<typeof Tabs>

export const Plain: Story = {
  args: {
    label: 'Assets',
    tabs: [
      { id: 'tokens', label: 'Tokens' },
      { id: 'nfts', label: 'NFTs' },
    ],
    selected: 'tokens',
    onSelect: fn(),
    children: 'Tokens',
  },
}
export const WithCounts: Story = {
  args: {
    label: 'Transactions',
    tabs: [
      { id: 'queue', label: 'Queue', badge: 3 },
      { id: 'history', label: 'History' },
      { id: 'messages', label: 'Messages', badge: 12 },
    ],
    selected: 'history',
    onSelect: fn(),
    children: 'History',
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'Assets',
    tabs: [
      { id: 'tokens', label: 'Tokens' },
      { id: 'nfts', label: 'NFTs' },
    ],
    selected: 'tokens',
    onSelect: fn(),
    children: 'Tokens',
  },
  globals: { locale: 'pseudo-rtl' },
}
export const MovedByArrows: Story = {
  args: {
    label: 'Assets',
    tabs: [
      { id: 'tokens', label: 'Tokens' },
      { id: 'nfts', label: 'NFTs' },
    ],
    selected: 'tokens',
    onSelect: fn(),
    children: 'Tokens',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenCalledWith('nfts')
    await expect(canvas.getByRole('tab', { name: 'NFTs' })).toHaveFocus()
  },
}
