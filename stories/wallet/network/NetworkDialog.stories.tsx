import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { NetworkDialog } from '../../../src/wallet/network/NetworkDialog.tsx'
import { onStage } from '../stage.tsx'

/** The networks of a connected wallet, with the demo wallet. */
const meta: Meta<typeof NetworkDialog> = {
  title: 'Flows/Switch network',
  component: NetworkDialog,
  decorators: [onStage],
  args: { open: true, onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'It looks like NetworkDialogView.',
    wallet: { person: 'bob', authorized: true },
  },
}
export default meta
type Story = StoryObj<typeof NetworkDialog>

const choose: NonNullable<Story['play']> = async ({ userEvent }) => {
  const view = within(await screen.findByRole('dialog', { name: 'Switch networks' }))
  await view.findByText('Connected')
  await userEvent.click(view.getByRole('button', { name: 'Holesky' }))
}

export const Switched: Story = {
  play: async (context) => {
    await choose(context)
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
  },
}

/** It stays open and shows the reason. */
export const Busy: Story = {
  parameters: { wallet: { person: 'bob', authorized: true, behavior: 'pending' } },
  play: async (context) => {
    await choose(context)
    await screen.findByText(/has a pending request/)
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

const slow = createWalletController()

/** A wallet that changes its network after the dialog has reported a failure. */
export const Late: Story = {
  parameters: { walletController: slow },
  beforeEach: () => slow.set({ person: 'bob', chainId: 1, authorized: true, behavior: 'pending' }),
  play: async (context) => {
    await choose(context)
    await screen.findByText(/has a pending request/)
    slow.set({ behavior: 'agrees', chainId: 17_000 })
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
    await expect(screen.queryByText(/has a pending request/)).toBeNull()
  },
}

const walletController = createWalletController()
const unknown = { walletController, knows: [1] }

/**
 * The wallet doesn't know the network (4902): the dialog says so while the wallet prompts to add
 * it.
 */
export const Added: Story = {
  parameters: unknown,
  beforeEach: () =>
    walletController.set({ person: 'bob', chainId: 1, authorized: true, behavior: 'hangs' }),
  play: async (context) => {
    await choose(context)
    const said = await screen.findByText(
      "Your wallet doesn't have Holesky yet. Approve adding it, then switching to it.",
    )
    await expect(said.closest('[role="status"]')).not.toBeNull()
    walletController.set({ behavior: 'agrees' })
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
  },
}

/** A rejected addition has a different message than a rejected switch. */
export const AddRejected: Story = {
  parameters: unknown,
  beforeEach: () =>
    walletController.set({ person: 'bob', chainId: 1, authorized: true, behavior: 'rejects' }),
  play: async (context) => {
    await choose(context)
    await screen.findByText("You rejected adding Holesky. Your network hasn't changed.")
    await expect(screen.queryByText(/Approve adding it/)).toBeNull()
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}
