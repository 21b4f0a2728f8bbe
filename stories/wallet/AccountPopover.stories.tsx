import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { type Address, shortAddress } from '#base'
import { ConnectMenu, useAddRecentTransaction } from '#wallet'
import { people } from '../../mocks/people.ts'
import { otherChainId } from '../../mocks/wallet/behavior.ts'
import { createWalletController } from '../../mocks/wallet/createWalletController.ts'
import { onStage } from './stage.tsx'
import { AccountPanel } from '../../src/wallet/account/AccountPanel.tsx'
import { AccountPopover } from '../../src/wallet/account/AccountPopover.tsx'

/** The connected account, with the demo wallet. */
const meta: Meta<typeof ConnectMenu> = {
  title: 'Flows/Account menu',
  component: ConnectMenu,
  decorators: [onStage],
  parameters: { picture: 'page', wallet: { person: 'bob', authorized: true } },
}
export default meta
type Story = StoryObj<typeof ConnectMenu>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Account/ }))
  await screen.findByRole('dialog', { name: 'Your account' })
}
const accountName = (address: string) => `Account ${shortAddress(address)}`

export const Closed: Story = {
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: accountName(people.bob.address) })),
}

export const Open: Story = {
  play: async (context) => {
    await open(context)
    await screen.findByText('2.5')
  },
}

export const OtherChain: Story = {
  parameters: { wallet: { person: 'bob', authorized: true, chainId: otherChainId } },
  play: open,
}

export const Switched: Story = {
  parameters: { wallet: { person: 'bob', authorized: true, chainId: otherChainId } },
  play: async (context) => {
    await open(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Holesky' }))
    await context.canvas.findByRole('button', {
      name: accountName(people.bob.address),
      hidden: true,
    })
    await screen.findByText('2.5')
  },
}

export const SwitchPending: Story = {
  parameters: { wallet: { person: 'bob', authorized: true, behavior: 'hangs' } },
  play: async (context) => {
    await open(context)
    await screen.findByText('2.5')
    await context.userEvent.click(screen.getByRole('button', { name: 'Holesky' }))
    await screen.findByText('Confirm in your wallet')
  },
}

export const SwitchRejected: Story = {
  parameters: { wallet: { person: 'bob', authorized: true, behavior: 'rejects' } },
  play: async (context) => {
    await open(context)
    await screen.findByText('2.5')
    await context.userEvent.click(screen.getByRole('button', { name: 'Holesky' }))
    await screen.findByText(/You rejected the switch to Holesky/)
  },
}

const walletController = createWalletController()

export const AccountChanged: Story = {
  parameters: { walletController },
  beforeEach: () => walletController.set({ person: 'bob', chainId: 1, authorized: true }),
  play: async (context) => {
    await open(context)
    walletController.set({ person: 'carol' })
    await context.canvas.findByRole('button', {
      name: accountName(people.carol.address),
      hidden: true,
    })
    await screen.findByText('2.5')
  },
}

export const SessionEnded: Story = {
  parameters: {
    walletController,
    picture: false,
    pictureReason: 'It ends with the button of ConnectButtonView.',
  },
  beforeEach: () => walletController.set({ person: 'bob', chainId: 1, authorized: true }),
  play: async (context) => {
    await open(context)
    walletController.set({ authorized: false })
    await context.canvas.findByRole('button', { name: 'Reconnect Demo wallet' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Disconnected: Story = {
  parameters: { picture: false, pictureReason: 'It ends with the list of ConnectDialogView.' },
  play: async (context) => {
    await open(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Connect wallet' }),
    )
    await screen.findByRole('dialog', { name: 'Connect a wallet' })
  },
}

/**
 * Three of the transactions that the account has sent in this app, newest first, until they are
 * cleared; then the focus is on their heading.
 */
export const RecentTransactions: Story = {
  parameters: {
    picture: false,
    pictureReason: 'Its look is that of AccountDialogView.',
    account: { recentTransactions: true },
  },
  render: () => (
    <>
      <ConnectMenu />
      <Sender />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('button', { name: /^Account/ })
    for (let sent = 0; sent < 4; sent++)
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await open(context)
    const list = screen.getByRole('list', { name: 'Recent transactions' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(list).getByRole('link', { name: 'Send 4 ETH' })).toHaveAttribute(
      'href',
      `https://etherscan.io/tx/0x${'4'.repeat(64)}`,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(screen.queryByText('Send 4 ETH')).toBeNull())
    await expect(screen.getByRole('heading', { name: 'Recent transactions' })).toHaveFocus()
  },
}

function Sender() {
  const [sent, setSent] = useState(0)
  const add = useAddRecentTransaction()
  const send = () => {
    add({ hash: `0x${String(sent + 1).repeat(64)}`, description: `Send ${sent + 1} ETH` })
    setSent(sent + 1)
  }
  return (
    <button type="button" onClick={send}>
      Send
    </button>
  )
}

/** The app's own rows receive the account, and can close the popover. */
export const RowsOfTheApp: Story = {
  parameters: {
    picture: false,
    pictureReason: 'Its look is that of AccountView.',
    account: {
      rows: (account: string, close: () => void) => (
        <button type="button" onClick={close}>
          Points of {shortAddress(account as Address)}
        </button>
      ),
    },
  },
  play: async (context) => {
    await open(context)
    await context.userEvent.click(
      screen.getByRole('button', { name: `Points of ${shortAddress(people.bob.address)}` }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const second = createWalletController()
/** The popover closes for the picker, and then shows both wallets. */
export const AnotherWallet: Story = {
  parameters: {
    walletController,
    second,
    picture: false,
    pictureReason: 'Its look is that of AccountView.',
  },
  beforeEach: () => {
    walletController.set({ person: 'bob', chainId: 1, authorized: true })
    second.set({ person: 'carol', authorized: false })
  },
  play: async (context) => {
    await open(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Connect another wallet' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Connect another wallet' }))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    await context.userEvent.click(picker.getByRole('button', { name: 'Second wallet' }))
    await context.canvas.findByRole('button', { name: accountName(people.carol.address) })
    await open(context)
    await expect(
      within(screen.getByRole('list', { name: 'Your wallets' })).getAllByRole('listitem'),
    ).toHaveLength(2)
  },
}

/** The connected account's button and its popover, without the connect button it replaces. */
export const Popover: Story = {
  tags: ['part'],
  render: () => <AccountPopover />,
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: accountName(people.bob.address) })),
}
/** The popover's content. */
export const Panel: Story = {
  tags: ['part'],
  render: () => <AccountPanel close={fn()} />,
  play: async ({ canvas }) => void (await canvas.findByText('2.5')),
}
