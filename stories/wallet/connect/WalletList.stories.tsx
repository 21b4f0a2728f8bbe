import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WalletList } from '../../../src/wallet/connect/WalletList.tsx'
import { manyGroups, someGroups } from '../fixtures.ts'

const meta: Meta<typeof WalletList> = {
  title: 'wallet/connect/WalletList',
  component: WalletList,
  parameters: { boxWidth: 288 },
  args: { groups: someGroups, onPick: fn() },
}
export default meta
type Story = StoryObj<typeof WalletList>

export const InGroups: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rainbow' }))
    await expect(args.onPick).toHaveBeenCalledWith('rainbow')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Coinbase Wallet' })).toHaveFocus()
  },
}
export const OneChosen: Story = { args: { chosen: 'coinbase' } }
export const ManyToSearch: Story = { args: { groups: manyGroups } }
export const Found: Story = {
  args: { groups: manyGroups },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search wallets' }), 'ECL')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 wallet')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const NothingFound: Story = {
  args: { groups: manyGroups },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search wallets' }), 'Purse')
    await expect(canvas.getByText('No wallet is called “Purse”.')).toBeVisible()
  },
}
