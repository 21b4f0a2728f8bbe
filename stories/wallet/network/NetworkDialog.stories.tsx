import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { NetworkDialog } from '../../../src/wallet/network/NetworkDialog.tsx'
import { onStage } from '../stage.tsx'

/** The networks of a connected wallet, over the demo wallet. */
const meta: Meta<typeof NetworkDialog> = {
  title: 'wallet/network/NetworkDialog',
  component: NetworkDialog,
  decorators: [onStage],
  args: { open: true, onClose: fn() },
  parameters: { picture: false, pictureReason: 'It looks like NetworkDialogView.', wallet: { person: 'bob', authorized: true } },
}
export default meta
type Story = StoryObj<typeof NetworkDialog>

const patience = { timeout: 10_000 }
const choose: NonNullable<Story['play']> = async ({ userEvent }) => {
  const view = within(await screen.findByRole('dialog', { name: 'Switch networks' }, patience))
  await view.findByText('Connected', {}, patience)
  await userEvent.click(view.getByRole('button', { name: 'Holesky' }))
}

export const Switched: Story = {
  play: async (context) => {
    await choose(context)
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce(), patience)
  },
}

/** It stays, and says why. */
export const Busy: Story = {
  parameters: { wallet: { person: 'bob', authorized: true, behaviour: 'pending' } },
  play: async (context) => {
    await choose(context)
    await screen.findByText(/already asking you something/, {}, patience)
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}
