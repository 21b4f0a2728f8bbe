import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shortAddress } from '#base'
import { people } from '../../../mocks/people.ts'
import { createSigninServer } from '../../../mocks/signin/createSigninServer.ts'
import { createWalletSwitch } from '../../../mocks/wallet/createWalletSwitch.ts'
import { onStage } from '../stage.tsx'
import { SigninApp } from './SigninApp.tsx'

const server = createSigninServer({ now: () => Date.now(), domain: () => 'app.example' })
const hands = createWalletSwitch()
const patience = { timeout: 10_000 }

/** An app in which nobody has to sign in. */
const meta: Meta<typeof SigninApp> = {
  title: 'Flows/Optional sign-in',
  component: SigninApp,
  decorators: [onStage],
  parameters: { hands, picture: false, pictureReason: 'It looks like AccountDialogView.' },
  args: { server, required: false },
  // The dialog is at hand: were it to open, nothing would keep it from being there at once.
  loaders: [async () => ({ dialog: await import('../../../src/wallet/signin/SigninDialog.tsx') })],
  beforeEach: () => {
    server.reset()
    hands.set({ person: 'alice', behaviour: 'agrees', chainId: 1, authorized: false })
  },
}
export default meta
type Story = StoryObj<typeof SigninApp>

/** Who has connected is in, goes on to the account, and is asked for no signature; later they sign in all the same. */
export const NobodyIsAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }, patience))
    await userEvent.click(await screen.findByRole('button', { name: /Demo wallet/ }, patience))
    await screen.findByText('Status: connected', {}, patience)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Connect a wallet' })).toBeNull(), patience)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^Account ${shortAddress(people.alice.address)}`) }, patience))
    const account = await screen.findByRole('dialog', { name: 'Your account' }, patience)
    await expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([account])
    await userEvent.click(within(account).getByRole('button', { name: 'Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify your account' }, patience))
    await userEvent.click(await screen.findByRole('button', { name: 'Send message' }, patience))
    await waitFor(() => expect(server.session()).toBe(people.alice.address), patience)
  },
}
