import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useReducer } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { createSigninAdapter } from '#wallet'
import { createSigninServer, type SigninServer } from '../../../mocks/signin/createSigninServer.ts'
import { SigninDialog } from '../../../src/wallet/signin/SigninDialog.tsx'
import { signinFlow } from '../../../src/wallet/signin/signinFlow.ts'
import { SigninContext, type SigninContextValue } from '../../../src/wallet/signin/SigninContext.ts'
import { onStage } from '../stage.tsx'
import { at } from './fixtures.ts'

const site = () => ({ domain: 'app.example', scheme: 'https', uri: 'https://app.example' })
const server = createSigninServer({ now: () => Date.now(), domain: () => 'app.example' })

interface OpenProps extends Partial<Pick<SigninContextValue, 'required' | 'cancel'>> {
  server: SigninServer
}

/** The dialog with a wallet and a server, initially open. */
function Open({ server: asked, required = true, cancel = 'disconnects' }: OpenProps) {
  const [state, send] = useReducer(signinFlow, at.preparing())
  const place = useMemo<SigninContextValue>(() => {
    const adapter = createSigninAdapter({
      getNonce: () => asked.nonce(),
      verify: ({ message, signature }) => asked.login(message, signature),
      signOut: () => asked.logout(),
      site,
    })
    return {
      adapter,
      status: 'unauthenticated',
      required,
      cancel,
      site,
      now: () => Date.now(),
      state,
      send,
      onError: undefined,
    }
  }, [asked, required, cancel, state])
  return (
    <SigninContext value={place}>
      <SigninDialog />
    </SigninContext>
  )
}

const meta: Meta<typeof Open> = {
  title: 'Wallet/Sign in/Sign-in dialog',
  tags: ['autodocs'],
  component: Open,
  decorators: [onStage],
  parameters: {
    wallet: { person: 'alice', authorized: true },
    picture: false,
    pictureReason: 'It looks like a story of SigninDialogView.',
  },
  args: { server },
  beforeEach: () => server.reset(),
}
export default meta
type Story = StoryObj<typeof Open>
const inside = async () =>
  within(await screen.findByRole('dialog', { name: 'Verify your account' }))

export const Ready: Story = {
  play: async () => void (await (await inside()).findByRole('button', { name: 'Sign in' })),
}

export const NoNonce: Story = {
  beforeEach: () => server.reset('noNonce'),
  play: async () => void (await (await inside()).findByRole('button', { name: 'Try again' })),
}

export const NoncePending: Story = {
  beforeEach: () => server.reset('hangs'),
  play: async () =>
    void (await (await inside()).findByRole('button', { name: /^Preparing message…/ })),
}

export const ServerFails: Story = {
  play: async ({ userEvent }) => {
    const dialog = await inside()
    const send = await dialog.findByRole('button', { name: 'Sign in' })
    server.set('fails')
    await userEvent.click(send)
    await dialog.findByText('Error verifying signature, please retry!', { selector: 'p' })
  },
}

export const WithoutAWallet: Story = {
  parameters: { wallet: { authorized: false } },
  play: async ({ userEvent }) => {
    const dialog = await inside()
    // Without an account and a chain, the press has no effect and causes no error.
    const send = await dialog.findByRole('button', { name: 'Sign in' })
    await userEvent.click(send)
    await expect(send).toHaveTextContent('Sign in')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
