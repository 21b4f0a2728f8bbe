import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ConnectButton, WalletButton } from '#wallet'
import { onStage } from '../stage.tsx'

/** A button for one wallet, over the demo wallet. */
const meta: Meta<typeof WalletButton> = {
  title: 'wallet/buttons/WalletButton',
  component: WalletButton,
  decorators: [onStage],
  args: { wallet: 'Demo' },
  parameters: { picture: false, pictureReason: 'Its look is that of WalletButtonView.', wallet: { person: 'bob' } },
}
export default meta
type Story = StoryObj<typeof WalletButton>

const patience = { timeout: 10_000 }

/** No list in between: the wallet is asked at once. Afterwards it is the one that was used last. */
export const Connects: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Demo wallet/ })).not.toHaveAttribute('aria-disabled'), patience)
    await userEvent.click(canvas.getByRole('button', { name: /^Demo wallet/ }))
    const used = await canvas.findByRole('button', { name: /Last used$/ }, patience)
    await expect(used).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  },
}

export const Refused: Story = {
  parameters: { wallet: { person: 'bob', behaviour: 'refuses' } },
  render: (args) => (
    <>
      <WalletButton {...args} />
      <ConnectButton label="Any wallet" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Demo wallet' })).not.toHaveAttribute('aria-disabled'), patience)
    await userEvent.click(canvas.getByRole('button', { name: 'Demo wallet' }))
    await screen.findByRole('dialog', { name: 'You refused' }, patience)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    // The other button still leads to the list.
    await userEvent.click(canvas.getByRole('button', { name: 'Any wallet' }))
    await screen.findByRole('dialog', { name: 'Connect a wallet' }, patience)
  },
}
