import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { shortAddress } from '#base'
import {
  ConnectButton,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useClearRecentTransactions,
  useConnectModal,
  useRecentTransactions,
} from '#wallet'
import { people } from '../../../mocks/people.ts'
import { otherChainId } from '../../../mocks/wallet/behavior.ts'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { onStage, stageToken } from '../stage.tsx'
import { ButtonShapes } from '../../../src/wallet/buttons/ButtonShapes.tsx'
import { SizeReserver } from '../../../src/wallet/buttons/SizeReserver.tsx'

/** The button and its dialogs, with the demo wallet. */
const meta: Meta<typeof ConnectButton> = {
  title: 'Wallet/Buttons/Connect button',
  tags: ['autodocs'],
  component: ConnectButton,
  decorators: [onStage],
  parameters: {
    picture: false,
    pictureReason:
      'Its parts have pictures: ConnectedButtonsView, AccountDialogView, NetworkDialogView.',
    wallet: { person: 'bob', authorized: true },
  },
}
export default meta
type Story = StoryObj<typeof ConnectButton>
type Play = NonNullable<Story['play']>

// The dialogs are loaded on demand, which takes a while on a busy machine.
const dialog = (name: string) => screen.findByRole('dialog', { name })
const bob = new RegExp(`^Account ${shortAddress(people.bob.address)}`)
const account: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: bob }))
  await dialog('Your account')
}
const walletController = createWalletController()
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Connects: Story = {
  args: { label: 'Come in' },
  parameters: { wallet: { person: 'bob', authorized: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Come in' }))
    await dialog('Connect a wallet')
  },
}

export const OpensTheAccount: Story = {
  parameters: { account: { recentTransactions: true } },
  play: async (context) => {
    await account(context)
    const view = within(await dialog('Your account'))
    await view.findByText('2.5', { exact: false })
    view.getByText('Your transactions appear here.')
    await context.userEvent.click(view.getByRole('button', { name: 'Receive' }))
    await expect(
      within(await dialog('Receive')).getByRole('heading', { name: 'Receive' }),
    ).toHaveFocus()
    await context.userEvent.keyboard('{Escape}')
    await noDialog()
    await expect(context.canvas.getByRole('button', { name: bob })).toHaveFocus()
  },
}

/**
 * The wallet changes to a network that the app does not support, while the account is open: the
 * dialog says so, and leads to the networks.
 */
export const UnsupportedWhileOpen: Story = {
  parameters: { walletController },
  beforeEach: () =>
    walletController.set({ person: 'bob', chainId: 1, authorized: true, behavior: 'agrees' }),
  play: async (context) => {
    await account(context)
    walletController.set({ chainId: otherChainId })
    const view = within(await dialog('Your account'))
    await expect(
      await view.findByText('Wrong network detected, switch or disconnect to continue.'),
    ).toBeVisible()
    await context.userEvent.click(
      view.getByRole('button', { name: `Network: Chain ${otherChainId}` }),
    )
    await context.userEvent.click(
      within(await dialog('Switch networks')).getByRole('button', { name: 'Holesky' }),
    )
    await noDialog()
  },
}

export const Disconnects: Story = {
  play: async (context) => {
    await account(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    await context.canvas.findByRole('button', { name: 'Connect wallet' })
    await noDialog()
  },
}

export const SwitchesTheNetwork: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Network: Ethereum/ }))
    await userEvent.click(
      within(await dialog('Switch networks')).getByRole('button', { name: 'Holesky' }),
    )
    await noDialog()
    await canvas.findByRole('button', { name: /^Network: Holesky/ })
  },
}

export const SwitchRejected: Story = {
  parameters: { wallet: { person: 'bob', authorized: true, behavior: 'rejects' } },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Network: Ethereum/ }))
      return within(await dialog('Switch networks'))
    }
    await userEvent.click((await open()).getByRole('button', { name: 'Holesky' }))
    await screen.findByText(/You rejected the switch to Holesky/)
    await userEvent.keyboard('{Escape}')
    await noDialog()
    await expect((await open()).queryByText(/You rejected/)).toBeNull()
  },
}

export const WrongNetwork: Story = {
  parameters: { wallet: { person: 'bob', authorized: true, chainId: otherChainId } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wrong network' }))
    const view = within(await dialog('Switch networks'))
    view.getByText('Wrong network detected, switch or disconnect to continue.')
    await userEvent.click(view.getByRole('button', { name: 'Disconnect' }))
    await canvas.findByRole('button', { name: 'Connect wallet' })
  },
}

export const SessionEnded: Story = {
  parameters: { walletController },
  beforeEach: () => walletController.set({ person: 'bob', chainId: 1, authorized: true }),
  play: async (context) => {
    await account(context)
    walletController.set({ authorized: false })
    await context.canvas.findByRole('button', { name: 'Reconnect Demo wallet' })
    await noDialog()
  },
}

/**
 * Token details provided by the app are not read from the contract, in the button and in the
 * account.
 */
export const TokenBalance: Story = {
  parameters: { account: { balanceToken: { 1: { address: stageToken } } } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: /Balance 1,250\.5 USDC/ })
    await account(context)
    await within(await dialog('Your account')).findByText('1,250.5', { exact: false })
  },
}

const noToken = '0x0000000000000000000000000000000000000001'
/**
 * The button shows no made-up balance; the account shows the error and a retry. On a chain without
 * the token, the native balance is shown.
 */
export const TokenBalanceFailed: Story = {
  parameters: {
    account: { balanceToken: { 1: { address: noToken, decimals: 6, symbol: 'USDC' } } },
  },
  play: async (context) => {
    await account(context)
    const view = within(await dialog('Your account'))
    await view.findByText('Unavailable')
    view.getByRole('button', { name: 'Try again' })
    await expect(
      context.canvas.getByRole('button', { name: bob, hidden: true }),
    ).not.toHaveAccessibleName(/USDC/)
    await context.userEvent.click(view.getByRole('button', { name: 'Network: Ethereum' }))
    await context.userEvent.click(
      within(await dialog('Switch networks')).getByRole('button', { name: 'Holesky' }),
    )
    await context.canvas.findByRole('button', { name: /Balance 2\.5 ETH/ })
  },
}

const second = createWalletController()
const carol = new RegExp(`^Account ${shortAddress(people.carol.address)}`)
/** The first wallet stays connected and can be activated again. */
export const AnotherWallet: Story = {
  parameters: { walletController, second },
  beforeEach: () => {
    walletController.set({ person: 'bob', chainId: 1, authorized: true, behavior: 'agrees' })
    second.set({ person: 'carol', chainId: 1, authorized: false })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await account(context)
    await userEvent.click(screen.getByRole('button', { name: 'Connect another wallet' }))
    await userEvent.click(
      within(await dialog('Connect another wallet')).getByRole('button', { name: 'Second wallet' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: carol }))
    const view = within(await dialog('Your account'))
    await expect(view.queryByRole('button', { name: 'Connect another wallet' })).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Demo wallet' }))
    await view.findByRole('button', { name: 'Disconnect Second wallet' })
    await canvas.findByRole('button', { name: bob, hidden: true })
    await userEvent.click(view.getByRole('button', { name: 'Disconnect Second wallet' }))
    await view.findByRole('button', { name: 'Connect another wallet' })
    await expect(walletController.get().authorized).toBe(true)
  },
}

export const OneWalletOnly: Story = {
  parameters: { walletController, second, account: { severalWallets: false } },
  beforeEach: () =>
    walletController.set({ person: 'bob', chainId: 1, authorized: true, behavior: 'agrees' }),
  play: async (context) => {
    await account(context)
    await expect(screen.queryByRole('button', { name: 'Connect another wallet' })).toBeNull()
  },
}

const insists = { walletController, enforce: true }
/** An app that requires a supported network: only switching or disconnecting closes the dialog. */
export const EnforcedNetwork: Story = {
  parameters: insists,
  beforeEach: () =>
    walletController.set({ person: 'bob', chainId: 1, authorized: true, behavior: 'agrees' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Network: Ethereum/ })
    await expect(screen.queryByRole('dialog')).toBeNull()
    walletController.set({ chainId: otherChainId })
    const view = within(await dialog('Switch networks'))
    view.getByText('Wrong network detected, switch or disconnect to continue.')
    await expect(view.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    walletController.set({ behavior: 'rejects' })
    await userEvent.click(view.getByRole('button', { name: 'Holesky' }))
    await view.findByText(/You rejected the switch to Holesky/)
    walletController.set({ behavior: 'agrees' })
    await userEvent.click(view.getByRole('button', { name: 'Holesky' }))
    await noDialog()
    await canvas.findByRole('button', { name: /^Network: Holesky/ })
  },
}

export const EnforcedNetworkDisconnected: Story = {
  parameters: insists,
  beforeEach: () =>
    walletController.set({
      person: 'bob',
      chainId: otherChainId,
      authorized: true,
      behavior: 'agrees',
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      within(await dialog('Switch networks')).getByRole('button', { name: 'Disconnect' }),
    )
    await noDialog()
    await canvas.findByRole('button', { name: 'Connect wallet' })
  },
}

const events = { onConnect: fn(), onChange: fn(), onDisconnect: fn(), onError: fn() }
/** Wallet events of an app, each once and after the change. */
export const EventCallbacks: Story = {
  parameters: { walletController, events },
  beforeEach: () => {
    for (const heard of Object.values(events)) heard.mockClear()
    walletController.set({ person: 'bob', chainId: 1, authorized: false, behavior: 'rejects' })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const wallet = {
      account: people.bob.address,
      chainId: 1,
      unsupported: false,
      walletName: 'Demo wallet',
      chain: { id: 1, unsupported: false },
      provider: expect.any(Function) as () => Promise<unknown>,
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
    await userEvent.click(
      within(await dialog('Connect a wallet')).getByRole('button', { name: 'Demo wallet' }),
    )
    await waitFor(() => expect(events.onError.mock.calls).toEqual([[{ kind: 'rejected' }, 'demo']]))
    await expect(events.onConnect).not.toHaveBeenCalled()
    walletController.set({ behavior: 'agrees' })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(events.onConnect.mock.calls).toEqual([[wallet]]))
    walletController.set({ chainId: otherChainId })
    await waitFor(() =>
      expect(events.onChange.mock.calls).toEqual([
        [
          {
            ...wallet,
            chainId: otherChainId,
            unsupported: true,
            chain: { id: otherChainId, unsupported: true },
          },
        ],
      ]),
    )
    await expect(events.onDisconnect).not.toHaveBeenCalled()
    walletController.set({ authorized: false })
    await waitFor(() => expect(events.onDisconnect).toHaveBeenCalledOnce())
    await expect(events.onError).toHaveBeenCalledOnce()
  },
}

const paid = `0x${'2'.repeat(64)}`
const receipt = {
  transactionHash: paid,
  blockHash: paid,
  blockNumber: '0x7',
  status: '0x1',
  type: '0x2',
  from: people.bob.address,
  to: people.bob.address,
  logs: [],
  logsBloom: '0x',
  gasUsed: '0x5208',
  cumulativeGasUsed: '0x5208',
  effectiveGasPrice: '0x1',
  transactionIndex: '0x0',
  contractAddress: null,
}
let isMined = false
const chain: Record<string, () => unknown> = {
  eth_getBalance: () => (isMined ? '0xde0b6b3a7640000' : '0x22b1c8c1227a0000'),
  eth_getTransactionReceipt: () => (isMined ? receipt : null),
  eth_getTransactionByHash: () => null,
  eth_getTransactionCount: () => '0x0',
}

function Pays() {
  const add = useAddRecentTransaction()
  return (
    <>
      <ConnectButton />
      <button
        type="button"
        onClick={() => add({ hash: paid as `0x${string}`, description: 'Payment' })}
      >
        Pay
      </button>
    </>
  )
}

/** The balance is refreshed when a transaction is confirmed. */
export const BalanceAfterATransaction: Story = {
  parameters: {
    account: { recentTransactions: true },
    answers: (method: string) => chain[method]?.(),
  },
  beforeEach: () => {
    isMined = false
  },
  render: () => <Pays />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Balance 2\.5 ETH/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }))
    await canvas.findByRole('button', { name: /1 transaction pending$/ })
    isMined = true
    await canvas.findByRole('button', { name: /Balance 1 ETH$/ })
    await screen.findByText('Payment: Confirmed')
  },
}

/** An app's own button: it reports what it can open, and other presses have no effect. */
function Own() {
  const list = useRecentTransactions()
  const add = useAddRecentTransaction()
  const clear = useClearRecentTransactions()
  const [said, say] = useState('')
  const may = {
    connect: useConnectModal().openConnectModal,
    account: useAccountModal().openAccountModal,
    chain: useChainModal().openChainModal,
  }
  const names = Object.entries(may).flatMap(([name, open]) => (open ? [name] : []))
  const attempt = (act: () => void) => {
    try {
      act()
    } catch (error) {
      say(String(error))
    }
  }
  return (
    <ConnectButton.Custom>
      {({ account: who, chain, mounted, openAccountModal, openChainModal }) => (
        <div>
          <p data-testid="drawn">
            {JSON.stringify({
              mounted,
              name: who?.displayName,
              balance: who?.displayBalance,
              pending: who?.hasPendingTransactions,
              chain: chain?.name,
              unsupported: chain?.unsupported,
            })}
          </p>
          <p data-testid="may">{names.join(' ')}</p>
          <p data-testid="list">
            {list.map(({ description, status }) => `${description} ${status}`).join(', ')}
          </p>
          <p role="alert">{said}</p>
          <button type="button" onClick={openAccountModal}>
            Account
          </button>
          <button type="button" onClick={openChainModal}>
            Chain
          </button>
          <button
            type="button"
            onClick={() =>
              attempt(() => add({ hash: `0x${'1'.repeat(64)}`, description: 'Payment' }))
            }
          >
            Add
          </button>
          <button
            type="button"
            onClick={() => attempt(() => add({ hash: '0x1', description: 'Payment' }))}
          >
            Add nonsense
          </button>
          <button type="button" onClick={() => attempt(clear)}>
            Clear
          </button>
        </div>
      )}
    </ConnectButton.Custom>
  )
}

export const OwnButtonConnected: Story = {
  parameters: { account: { recentTransactions: true } },
  render: () => <Own />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(JSON.parse(canvas.getByTestId('drawn').textContent)).toEqual({
        mounted: true,
        name: shortAddress(people.bob.address),
        balance: '2.5 ETH',
        pending: false,
        chain: 'Ethereum',
        unsupported: false,
      }),
    )
    await expect(canvas.getByTestId('may')).toHaveTextContent(/^account chain$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(canvas.getByTestId('list')).toHaveTextContent('Payment pending'))
    await waitFor(() => expect(canvas.getByTestId('drawn')).toHaveTextContent('"pending":true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add nonsense' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Unable to add transaction Invalid transaction hash$/,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(canvas.getByTestId('list').textContent).toBe(''))
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await dialog('Your account')
  },
}

export const OwnButtonDisconnected: Story = {
  parameters: { wallet: { person: 'bob', authorized: false } },
  render: () => <Own />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByTestId('may')).toHaveTextContent(/^connect$/))
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Chain' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('No address or chain ID found'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('No address or chain ID found'),
    )
  },
}

export const OwnButtonOnAWrongNetwork: Story = {
  parameters: { wallet: { person: 'bob', authorized: true, chainId: otherChainId } },
  render: () => <Own />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('may')).toHaveTextContent(/^chain$/))
    await expect(canvas.getByTestId('drawn')).toHaveTextContent('"unsupported":true')
  },
}

/** Everything that can replace the button; only used for measuring. */
export const Shapes: Story = {
  parameters: { picture: false, pictureReason: 'ConnectedButtonsView shows each of them.' },
  render: () => <ButtonShapes />,
}
/** Space is reserved for the largest one, so that nothing moves once the wallet is known. */
export const KeptPlace: Story = {
  parameters: { picture: false, pictureReason: 'It is empty but for its size.' },
  render: () => <SizeReserver shapes={<ButtonShapes />}>Connect</SizeReserver>,
}
