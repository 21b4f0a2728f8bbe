import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { List } from '#ui'
import { NetworkRow } from '../../../src/wallet/network/NetworkRow.tsx'
import { diamond } from './fixtures.ts'

/** One network of the list. */
const meta: Meta<typeof NetworkRow> = {
  title: 'Wallet/Network/Network row',
  tags: ['autodocs'],
  component: NetworkRow,
  decorators: [
    (Story) => (
      <List label="Networks">
        <Story />
      </List>
    ),
  ],
  parameters: {
    boxWidth: 352,
    picture: false,
    pictureReason: 'NetworkList and NetworkDialogView show it in each state.',
  },
  args: {
    network: {
      id: 17_000,
      name: 'Holesky',
      testnet: true,
      icon: diamond,
      iconBackground: '#e4e6f5',
    },
    status: 'other',
    onSwitch: fn(),
  },
}
export default meta
type Story = StoryObj<typeof NetworkRow>

export const Other: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Holesky' }))
    await expect(args.onSwitch).toHaveBeenCalledOnce()
  },
}
export const Current: Story = {
  args: { status: 'current' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-current', 'true')
    canvas.getByText('Connected')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** It stays a button during the request, so that it keeps the focus, and ignores presses. */
export const Switching: Story = {
  args: { status: 'switching' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirm in your wallet')
    await userEvent.click(canvas.getByRole('button', { name: 'Holesky' }))
    await expect(args.onSwitch).not.toHaveBeenCalled()
  },
}
/** The status never covers the name, in the width of a small phone. */
export const SwitchingNarrow: Story = {
  args: {
    network: { id: 11_155_420, name: 'OP Sepolia of the Superchain', testnet: true },
    status: 'switching',
  },
  parameters: { boxWidth: 286, picture: 'part' },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('button', { name: /^OP Sepolia/ })
    const status = canvas.getByRole('status')
    await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      status.getBoundingClientRect().top + 1,
    )
    await expect(status.scrollWidth).toBeLessThanOrEqual(status.clientWidth)
    await expect(status.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right,
    )
  },
}
export const CannotSwitch: Story = {
  args: { onSwitch: undefined },
  play: async ({ canvas }) => {
    canvas.getByText('Holesky')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const WithoutIcon: Story = {
  args: { network: { id: 7, name: 'Holesky', testnet: true } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Holesky' })
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
