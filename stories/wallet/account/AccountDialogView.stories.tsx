import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ready } from '#base'
import { List, ListRow } from '#ui'
import { people } from '../../../mocks/people.ts'
import { AccountDialogView } from '../../../src/wallet/account/AccountDialogView.tsx'
import { someTransactions } from '../transactions/fixtures.ts'
import { twoWallets } from './fixtures.ts'

const links = { explorerHref: `https://explorer.test/address/${people.alice.address}` }
const transactions = {
  list: someTransactions,
  hrefOf: (hash: string) => `https://explorer.test/tx/${hash}`,
  onClear: fn(),
}

const meta: Meta<typeof AccountDialogView> = {
  title: 'Wallet/Account/Account dialog view',
  tags: ['autodocs'],
  component: AccountDialogView,
  parameters: { picture: 'page' },
  args: {
    open: true,
    onClose: fn(),
    step: 'account',
    onStep: fn(),
    account: people.alice.address,
    walletName: 'Demo wallet',
    balance: ready({ value: 2_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' }),
    network: { current: { id: 1, name: 'Ethereum' }, onOpen: fn() },
    wallets: { wallets: twoWallets.slice(0, 1), onUse: fn(), onDisconnect: fn() },
    onDisconnect: fn(),
    ...links,
  },
}
export default meta
type Story = StoryObj<typeof AccountDialogView>

export const Account: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your account' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Network: Ethereum' }))
    await expect(args.network?.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Receive' }))
    await expect(args.onStep).toHaveBeenCalledWith('receive')
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
}
export const Everything: Story = {
  args: {
    name: 'alice.eth',
    transactions,
    wallets: { wallets: twoWallets, onUse: fn(), onDisconnect: fn(), onAdd: fn() },
    rows: (
      <List label="Of the app">
        <ListRow title="Points" trailing="1,204" />
      </List>
    ),
  },
}
export const Unsupported: Story = {
  args: {
    unsupported: true,
    balance: undefined,
    network: { current: { id: 5, name: 'Network 5' }, onOpen: fn() },
    explorerHref: undefined,
  },
}
export const NoTransactions: Story = {
  args: { transactions: { ...transactions, list: [] }, network: undefined },
}
export const Receive: Story = {
  args: { step: 'receive' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Receive' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await expect(args.onStep).toHaveBeenCalledWith('account')
  },
}
export const OtherNetwork: Story = {
  args: {
    balance: undefined,
    explorerHref: undefined,
    network: { current: { id: 424_242, name: 'Network 424242' }, onOpen: fn() },
  },
  parameters: {
    picture: false,
    pictureReason: 'The same rows as in Account, with another name of the network.',
  },
}
