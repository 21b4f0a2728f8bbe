import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { people } from '../../../mocks/people.ts'
import { ConnectedButtonsView } from '../../../src/wallet/buttons/ConnectedButtonsView.tsx'
import { aPicture } from '../account/fixtures.ts'
import { diamond } from '../network/fixtures.ts'

const both = <Value,>(value: Value) => ({ small: value, large: value })
const ether = (value: bigint) => ready({ value, decimals: 18, symbol: 'ETH' })

const meta: Meta<typeof ConnectedButtonsView> = {
  title: 'Wallet/Buttons/Connected buttons view',
  tags: ['autodocs'],
  component: ConnectedButtonsView,
  args: {
    account: people.alice.address,
    balance: ether(2_500_000_000_000_000_000n),
    symbol: 'ETH',
    network: { id: 1, name: 'Ethereum', icon: diamond, iconBackground: '#e4e6f5' },
    choice: true,
    accountStatus: both('full'),
    chainStatus: both('full'),
    showBalance: both(true),
    onAccount: fn(),
    onNetwork: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ConnectedButtonsView>

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Network: Ethereum/ }))
    await expect(args.onNetwork).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Account 0x/ }))
    await expect(args.onAccount).toHaveBeenCalledOnce()
  },
}
export const WithName: Story = { args: { name: 'alice.eth', image: aPicture } }
export const LongName: Story = { args: { name: 'the-treasurer-of-the-northern-lighthouse.eth' } }
export const BalanceLoading: Story = { args: { balance: loading } }
export const BalanceFailed: Story = { args: { balance: failed({ kind: 'unreachable' }) } }
export const LargeBalance: Story = { args: { balance: ether(9_999_990_000_000_000_000_000n) } }
export const Pending: Story = {
  args: { pending: 2 },
  play: async ({ canvas }) => void canvas.getByRole('button', { name: /2 transactions pending/ }),
}
export const PictureOnly: Story = {
  args: { accountStatus: both('avatar'), chainStatus: both('icon'), showBalance: both(false) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Account 0x/ })
    canvas.getByRole('button', { name: /^Network: Ethereum/ })
  },
}
export const NamesOnly: Story = {
  args: { accountStatus: both('address'), chainStatus: both('name'), showBalance: both(false) },
}
export const MissingIcon: Story = {
  args: { network: { id: 987_654, name: 'A network without a mark' }, chainStatus: both('icon') },
}
export const WithMark: Story = {
  args: { network: { id: 100, name: 'Gnosis' }, chainStatus: both('icon') },
}
/** A button per line where both do not fit, as with large text. */
export const Narrow: Story = {
  args: {
    network: { id: 987_654, name: 'A network with a long name' },
    chainStatus: both('full'),
    name: 'the-treasurer-of-the-northern-lighthouse.eth',
  },
  parameters: { boxWidth: 220 },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.getBoundingClientRect()
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(box.right)
  },
}
/** The bound of an absurd balance is announced as text. */
export const AbsurdBalance: Story = {
  args: { balance: ether(10n ** 70n) },
  play: async ({ canvas }) =>
    void canvas.getByRole('button', { name: /more than 999 trillion ETH/ }),
}
export const NoNetwork: Story = {
  args: { chainStatus: both('none') },
  play: async ({ canvas }) => await expect(canvas.getAllByRole('button')).toHaveLength(1),
}
export const OneNetwork: Story = {
  args: { choice: false },
  parameters: { picture: false, pictureReason: 'It looks like NoNetwork.' },
  play: async ({ canvas }) => await expect(canvas.getAllByRole('button')).toHaveLength(1),
}
export const Unsupported: Story = {
  args: { network: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const [button, ...others] = canvas.getAllByRole('button')
    await expect(others).toEqual([])
    await userEvent.click(button as HTMLElement)
    await expect(args.onNetwork).toHaveBeenCalledOnce()
  },
}
export const Reconnecting: Story = {
  args: { onAccount: undefined, onNetwork: undefined, balance: loading },
}

const widths = new Set<number>()
/** Nothing moves while the balance and the name load. */
export const KeepsItsSize: Story = {
  args: { balance: loading },
  parameters: { picture: false, pictureReason: 'It is measured.' },
  render: (args) => (
    <>
      {[
        args,
        { ...args, onAccount: undefined },
        { ...args, balance: ether(1n) },
        { ...args, balance: ether(0n), name: 'a.eth' },
        {
          ...args,
          balance: ether(9_999_990_000_000_000_000_000n),
          name: 'the-treasurer-of-the-northern-lighthouse.eth',
        },
        { ...args, pending: 1 },
      ].map((each, at) => (
        <p key={at}>
          <ConnectedButtonsView {...each} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Account/ }))
      widths.add(button.getBoundingClientRect().width)
    await expect([...widths]).toHaveLength(1)
  },
}
