import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import type { NetworkChoice } from '../../../src/wallet/network/networkChoices.ts'
import { NetworkDialogView } from '../../../src/wallet/network/NetworkDialogView.tsx'
import { diamond } from './fixtures.ts'

const few: readonly NetworkChoice[] = [
  { id: 1, name: 'Ethereum', icon: diamond, iconBackground: '#e4e6f5' },
  { id: 100, name: 'Gnosis' },
  { id: 17_000, name: 'Holesky', testnet: true },
]
const many: readonly NetworkChoice[] = [
  ...few,
  { id: 42_161, name: 'Arbitrum One' },
  { id: 8453, name: 'Base' },
  { id: 42_220, name: 'Celo' },
  { id: 59_144, name: 'Línea' },
  { id: 10, name: 'OP Mainnet' },
  { id: 137, name: 'Polygon' },
  { id: 534_352, name: 'Scroll' },
  { id: 987_654, name: 'A network without a mark' },
]

const meta: Meta<typeof NetworkDialogView> = {
  title: 'Wallet/Network/Network dialog view',
  tags: ['autodocs'],
  component: NetworkDialogView,
  parameters: { picture: 'page' },
  args: {
    open: true,
    onClose: fn(),
    chains: few,
    current: 1,
    state: { status: 'idle', turn: 0 },
    onSwitch: fn(),
    onDisconnect: fn(),
  },
}
export default meta
type Story = StoryObj<typeof NetworkDialogView>
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Switch networks' }))

export const TestNetworks: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Holesky' }))
    await expect(args.onSwitch).toHaveBeenCalledWith(17_000)
  },
}
export const Unsupported: Story = {
  args: { current: 424_242 },
  play: async ({ args, userEvent }) => {
    const view = await dialog()
    view.getByText('Wrong network detected, switch or disconnect to continue.')
    await userEvent.click(view.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
}
export const Enforced: Story = {
  args: { current: 424_242, enforced: true },
  parameters: {
    picture: false,
    pictureReason: 'It is Unsupported without the button that closes.',
  },
  play: async ({ args, userEvent }) => {
    const view = await dialog()
    await expect(view.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    view.getByRole('button', { name: 'Disconnect' })
  },
}
export const CannotSwitch: Story = {
  args: { onSwitch: undefined, appName: 'Coffer' },
  parameters: { picture: false, pictureReason: 'The list is that of NetworkList.' },
  play: async () =>
    void (await dialog()).getByText(
      "Your wallet can't switch networks from Coffer. Switch in your wallet instead.",
    ),
}
export const Many: Story = { args: { chains: many } }
export const Searched: Story = {
  args: { chains: many },
  parameters: { picture: false, pictureReason: 'It is Many, with fewer rows.' },
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.type(view.getByRole('searchbox', { name: 'Search networks' }), 'linea')
    await expect(view.getAllByRole('listitem')).toHaveLength(1)
    view.getByRole('button', { name: 'Línea' })
    await userEvent.clear(view.getByRole('searchbox'))
    await userEvent.type(view.getByRole('searchbox'), '17000')
    view.getByRole('button', { name: 'Holesky' })
    await userEvent.type(view.getByRole('searchbox'), 'x')
    await expect(view.getByRole('status')).toHaveTextContent('No networks match “17000x”.')
  },
}
