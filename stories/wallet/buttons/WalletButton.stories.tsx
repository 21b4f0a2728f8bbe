import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ConnectButton, WalletButton } from '#wallet'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { onStage } from '../stage.tsx'
import { fixed } from '../../controls.ts'

/** A button for one wallet, with the demo wallet. */
const meta: Meta<typeof WalletButton> = {
  title: 'Wallet/Buttons/Wallet button',
  tags: ['autodocs'],
  component: WalletButton,
  argTypes: { wallet: fixed },
  decorators: [onStage],
  args: { wallet: 'Demo' },
  parameters: {
    picture: false,
    pictureReason: 'Its look is that of WalletButtonView.',
    wallet: { person: 'bob' },
  },
}
export default meta
type Story = StoryObj<typeof WalletButton>

/**
 * Sends the request immediately, without a list. Afterward, it is the most recently used wallet.
 */
export const Connects: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Demo wallet/ })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Demo wallet/ }))
    const used = await canvas.findByRole('button', { name: /Last used$/ })
    await expect(used).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Rejected: Story = {
  parameters: { wallet: { person: 'bob', behavior: 'rejects' } },
  render: (args) => (
    <>
      <WalletButton {...args} />
      <ConnectButton label="Any wallet" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Demo wallet' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Demo wallet' }))
    await screen.findByRole('dialog', { name: 'Connection rejected' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The other button still opens the list.
    await userEvent.click(canvas.getByRole('button', { name: 'Any wallet' }))
    await screen.findByRole('dialog', { name: 'Connect a wallet' })
  },
}

/** Renders only its children. */
const Own = () => (
  <WalletButton.Custom wallet="demo">
    {({ wallet, connect, ...parts }) => (
      <button type="button" onClick={connect}>
        {JSON.stringify({ name: wallet.name, ...parts })}
      </button>
    )}
  </WalletButton.Custom>
)
const drawn = async () =>
  JSON.parse((await screen.findByText(/^\{"name"/)).textContent) as Record<string, unknown>
const becomes = (parts: object) => waitFor(async () => expect(await drawn()).toMatchObject(parts))

const walletController = createWalletController()
/** An app's own button, from the first rejection to the connection. */
export const OwnButton: Story = {
  parameters: { walletController },
  beforeEach: () =>
    walletController.set({ person: 'bob', chainId: 1, authorized: false, behavior: 'hangs' }),
  render: () => <Own />,
  play: async ({ canvas, userEvent }) => {
    await becomes({
      name: 'Demo wallet',
      ready: true,
      connected: false,
      loading: false,
      lastUsed: false,
    })
    await expect((await drawn()).error).toBeUndefined()
    await userEvent.click(canvas.getByRole('button'))
    await becomes({ loading: true, connected: false })
    walletController.set({ behavior: 'rejects' })
    await becomes({ loading: false, error: { kind: 'rejected' } })
    walletController.set({ behavior: 'agrees' })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await becomes({ connected: true, ready: false, loading: false, lastUsed: true })
  },
}

/**
 * A wallet of the catalog that this app does not list and this browser does not have: the button
 * leads to getting it.
 */
export const NotListed: Story = {
  args: { wallet: 'rabby' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Rabby Wallet' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Rabby Wallet' }))
    await screen.findByRole('dialog', { name: "Rabby Wallet isn't installed" })
    await userEvent.click(screen.getByRole('button', { name: 'Install Rabby Wallet' }))
    await screen.findByRole('dialog', { name: /Rabby/ })
  },
}

export const Unknown: Story = {
  args: { wallet: 'com.example.wallet' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: "com.example.wallet isn't available" }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}
