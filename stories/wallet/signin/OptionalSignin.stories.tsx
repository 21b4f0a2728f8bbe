import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shortAddress } from '#base'
import { people } from '../../../mocks/people.ts'
import { createSigninServer } from '../../../mocks/signin/createSigninServer.ts'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { onStage } from '../stage.tsx'
import { SigninApp } from './SigninApp.tsx'

const server = createSigninServer({ now: () => Date.now(), domain: () => 'app.example' })
const walletController = createWalletController()

/** An app with optional sign-in. */
const meta: Meta<typeof SigninApp> = {
  title: 'Flows/Optional sign-in',
  component: SigninApp,
  decorators: [onStage],
  parameters: {
    walletController,
    picture: false,
    pictureReason: 'It looks like AccountDialogView.',
  },
  args: { server, required: false },
  // The dialog is preloaded: if it were to open, it would appear immediately.
  loaders: [async () => ({ dialog: await import('../../../src/wallet/signin/SigninDialog.tsx') })],
  beforeEach: () => {
    server.reset()
    walletController.set({ person: 'alice', behavior: 'agrees', chainId: 1, authorized: false })
  },
}
export default meta
type Story = StoryObj<typeof SigninApp>

/** Connecting is enough to use the account, without a signature; users can still sign in later. */
export const ConnectingIsEnough: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /Demo wallet/ }))
    await screen.findByText('Status: connected')
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Connect a wallet' })).toBeNull(),
    )
    await userEvent.click(
      await canvas.findByRole('button', {
        name: new RegExp(`^Account ${shortAddress(people.alice.address)}`),
      }),
    )
    const account = await screen.findByRole('dialog', { name: 'Your account' })
    await expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([account])
    await userEvent.click(within(account).getByRole('button', { name: 'Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify your account' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(server.session()).toBe(people.alice.address))
  },
}
/**
 * A session that outlasts the wallet's account: the app shows who is signed in, and the user
 * decides.
 */
export const OutlastsTheAccount: Story = {
  args: { signOutOnAccountChange: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /Demo wallet/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify your account' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(server.session()).toBe(people.alice.address))
    walletController.set({ person: 'bob' })
    await canvas.findByRole('button', { name: new RegExp(shortAddress(people.bob.address)) })
    await expect(server.session()).toBe(people.alice.address)
  },
}
