import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { expect, screen, waitFor } from 'storybook/test'
import { emailQuery } from '#queries'
import { useEnvironment } from '#screens'
import { Button } from '#ui'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import type { World } from '../../../../mocks/world.ts'
import { LoginProvider } from '../../../../src/screens/settings/account/login/LoginProvider.tsx'
import { useLogin } from '../../../../src/screens/settings/account/login/useLogin.ts'
import { signInBefore } from './account.ts'

const { alice } = people
const email = { at: { chainId: '1', address: safes.treasury.address }, signer: alice.address }

let world: World

/** A screen with a call that needs a login. */
function Screen() {
  const { gateway } = useEnvironment()
  const queries = useQueryClient()
  const { state, isYou, obstacle, signIn, signOut, reportDeclined } = useLogin()
  const ask = () =>
    queries
      .fetchQuery(emailQuery(gateway, email))
      .catch((error: unknown) => void reportDeclined(error))
  const ended = state.status === 'signedOut' ? (state.ended ?? 'never') : 'no'
  return (
    <main>
      <p>
        Status: {state.status}, you: {String(isYou)}, ended: {ended}, obstacle: {String(obstacle)}
      </p>
      <Button onClick={() => void ask()}>Ask</Button>
      {signIn && <Button onClick={signIn}>Sign in</Button>}
      {signOut && <Button onClick={() => void signOut()}>Sign out</Button>}
    </main>
  )
}

const meta: Meta<typeof LoginProvider> = {
  title: 'Screens/Account/Login provider',
  component: LoginProvider,
  args: { children: <Screen /> },
  argTypes: { children: { control: false } },
  parameters: {
    picture: false,
    pictureReason: 'It draws nothing.',
    layout: 'padded',
    world: 'everyday',
    gatewayVersion: '2024-05',
    wallet: { person: 'alice' },
    changeWorld: async (opened: World) => {
      world = opened
      await signInBefore(opened, alice.address)
    },
  },
}
export default meta
type Story = StoryObj<typeof LoginProvider>

/** A gateway that can't report the session: a rejected call ends the remembered one. */
export const Declined: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('Status: signedIn, you: true, ended: no, obstacle: null')
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await expect(screen.getByText(/^Status: signedIn/)).toBeVisible()
    world.state.jar.token = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await screen.findByText('Status: signedOut, you: false, ended: expired, obstacle: null')
    // The session is refetched, and the button waits for the response.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible())
  },
}
/** The session of another address stays, and the connected one can replace it. */
export const AnotherAddress: Story = {
  parameters: { changeWorld: (opened: World) => signInBefore(opened, people.bob.address) },
  play: async () => {
    await screen.findByText('Status: signedIn, you: false, ended: no, obstacle: null')
    await expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
  },
}
/** Ended at the gateway, and forgotten on this device. */
export const SignedOut: Story = {
  parameters: { gatewayVersion: 'today' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() =>
      expect(
        screen.getByText('Status: signedOut, you: false, ended: never, obstacle: null'),
      ).toBeVisible(),
    )
  },
}
