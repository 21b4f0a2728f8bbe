import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { AccountDialog } from '../../../src/wallet/account/AccountDialog.tsx'
import { onStage } from '../stage.tsx'

/** The connected account, with the demo wallet. */
const meta: Meta<typeof AccountDialog> = {
  title: 'Wallet/Account/Account dialog',
  tags: ['autodocs'],
  component: AccountDialog,
  decorators: [onStage],
  args: { open: true, onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'It looks like AccountDialogView.',
    wallet: { person: 'bob', authorized: true },
  },
}
export default meta
type Story = StoryObj<typeof AccountDialog>

export const Connected: Story = {
  play: async ({ args, userEvent }) => {
    const view = within(await screen.findByRole('dialog', { name: 'Your account' }))
    await view.findByText('2.5', { exact: false })
    await expect(view.queryByText('Recent transactions')).toBeNull()
    await expect(view.getByRole('link', { name: 'View in the block explorer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/etherscan\.io\/address\/0x[0-9a-fA-F]{40}$/),
    )
    await userEvent.click(view.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const RowsOfTheApp: Story = {
  parameters: {
    account: { recentTransactions: true, rows: (account: string) => <p>Points of {account}</p> },
  },
  play: async () => {
    const view = within(await screen.findByRole('dialog', { name: 'Your account' }))
    await expect(view.getByText(/^Points of 0x/)).toBeVisible()
    await expect(view.getByText('Your transactions appear here.')).toBeVisible()
  },
}

/** Rows that throw are left out, and the visitor can still disconnect. */
export const RowsThatThrow: Story = {
  parameters: {
    account: {
      rows: () => {
        throw new Error('The app has no points.')
      },
    },
  },
  play: async () => {
    const view = within(await screen.findByRole('dialog', { name: 'Your account' }))
    await expect(view.getByRole('button', { name: 'Disconnect' })).toBeEnabled()
  },
}
