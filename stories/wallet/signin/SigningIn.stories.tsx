import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { createSigninServer } from '../../../mocks/signin/createSigninServer.ts'
import { otherChainId } from '../../../mocks/wallet/behavior.ts'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { people } from '../../../mocks/people.ts'
import { onStage } from '../stage.tsx'
import { SigninApp } from './SigninApp.tsx'
import { listen, rolesOf } from './transcribe.ts'
import transcript from './signin.transcript.txt?raw'

const server = createSigninServer({ now: () => Date.now(), domain: () => 'app.example' })
const walletController = createWalletController()
const alike = {
  picture: false,
  pictureReason: 'It looks like a story of SigninDialogView.',
} as const

/**
 * The complete sign-in flow, with the demo wallet and a server that tracks nonces and verifies
 * signatures.
 */
const meta: Meta<typeof SigninApp> = {
  title: 'Flows/Sign in',
  component: SigninApp,
  decorators: [onStage],
  parameters: { walletController, ...alike },
  args: { server },
  beforeEach: () => {
    server.reset()
    walletController.set({ person: 'alice', behavior: 'agrees', chainId: 1, authorized: true })
  },
}
export default meta
type Story = StoryObj<typeof SigninApp>
type Context = Parameters<NonNullable<Story['play']>>[0]

const statusIs = async (status: string) => void (await screen.findByText(`Status: ${status}`))
const button = (name: string | RegExp) =>
  within(screen.getByRole('dialog')).findByRole('button', { name })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openDialog({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Verify your account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Verify your account' })
  await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus())
}

export const SignsIn: Story = {
  play: async (context) => {
    await openDialog(context)
    await statusIs('unauthenticated')
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
    await gone()
    await expect(server.session()).toBe(people.alice.address)
  },
}

export const AfterConnecting: Story = {
  beforeEach: () => walletController.set({ authorized: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /Demo wallet/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Verify your account' })
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus())
  },
}

export const NotAfterReloading: Story = {
  play: async () => {
    await statusIs('unauthenticated')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const FromTheConnectButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await statusIs('unauthenticated')
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
    await screen.findByRole('dialog', { name: 'Verify your account' })
    await userEvent.click(await button('Sign in'))
    await statusIs('connected')
  },
}

export const OptionalAfterConnecting: Story = {
  args: { required: false },
  beforeEach: () => walletController.set({ authorized: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /Demo wallet/ }))
    await statusIs('connected')
    await gone()
    await canvas.findByRole('button', { name: 'Verify your account' })
  },
}

export const NonceFailsThenSucceeds: Story = {
  beforeEach: () => server.reset('noNonce'),
  play: async (context) => {
    await openDialog(context)
    const retry = await button('Try again')
    server.set('agrees')
    await context.userEvent.click(retry)
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
  },
}

export const RejectedInTheWallet: Story = {
  play: async (context) => {
    await openDialog(context)
    walletController.set({ behavior: 'rejects' })
    await context.userEvent.click(await button('Sign in'))
    const again = await button('Sign in')
    await expect(within(screen.getByRole('dialog')).queryByText(/^Error/)).toBeNull()
    walletController.set({ behavior: 'agrees' })
    await context.userEvent.click(again)
    await statusIs('connected')
  },
}

export const RejectedByTheServer: Story = {
  play: async (context) => {
    await openDialog(context)
    const send = await button('Sign in')
    server.set('rejects')
    await context.userEvent.click(send)
    await within(screen.getByRole('dialog')).findByText(
      'Error verifying signature, please retry!',
      { selector: 'p' },
    )
    server.set('agrees')
    // With another nonce: this server has invalidated the first one.
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
  },
}

export const CancelDisconnects: Story = {
  play: async (context) => {
    await openDialog(context)
    await context.userEvent.click(await button('Cancel'))
    await statusIs('disconnected')
    await gone()
    await expect(walletController.get().authorized).toBe(false)
  },
}

export const CancelCloses: Story = {
  args: { cancel: 'closes' },
  play: async (context) => {
    await openDialog(context)
    await button('Sign in')
    await context.userEvent.keyboard('{Escape}')
    await gone()
    await statusIs('unauthenticated')
    await expect(context.canvas.getByRole('button', { name: 'Verify your account' })).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  args: { cancel: 'closes' },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Verify your account' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Verify your account' })
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus())
    const send = await button('Sign in')
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await expect(send).toHaveFocus()
    walletController.set({ behavior: 'rejects' })
    await userEvent.keyboard('{Enter}')
    // The button has stayed in place: the next press is in the same position.
    await waitFor(() => expect(send).toHaveTextContent('Sign in'))
    await expect(send).toHaveFocus()
    walletController.set({ behavior: 'agrees' })
    await userEvent.keyboard('{Enter}')
    await statusIs('connected')
  },
}

export const SignedTooLate: Story = {
  args: { cancel: 'closes' },
  play: async (context) => {
    await openDialog(context)
    walletController.set({ behavior: 'hangs' })
    await context.userEvent.click(await button('Sign in'))
    await button(/^Waiting for signature/)
    await context.userEvent.click(await button('Cancel'))
    await gone()
    walletController.set({ behavior: 'agrees' })
    // A second attempt, which takes longer than the late response to the first one.
    await openDialog(context)
    await button('Sign in')
    await statusIs('unauthenticated')
    await expect(server.session()).toBeUndefined()
  },
}

export const AccountChanged: Story = {
  play: async (context) => {
    await openDialog(context)
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
    walletController.set({ person: 'bob' })
    await statusIs('unauthenticated')
    await expect(server.session()).toBeUndefined()
  },
}

/** Connects Alice's wallet while a cookie from an earlier visit holds a session. */
async function connectOverACookie({ canvas, userEvent }: Context, of: keyof typeof people) {
  server.restore(people[of].address)
  await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /Demo wallet/ }))
}
const notConnected = () => walletController.set({ authorized: false })

/** Somebody else's session ends when a wallet connects, and sign-in begins. */
export const SessionOfSomebodyElse: Story = {
  beforeEach: notConnected,
  play: async (context) => {
    await connectOverACookie(context, 'bob')
    await screen.findByRole('dialog', { name: 'Verify your account' })
    await statusIs('unauthenticated')
    await expect(server.session()).toBeUndefined()
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
    await expect(server.session()).toBe(people.alice.address)
  },
}

/** The server says whose session it is. */
export const SessionOfSomebodyElseByTheServer: Story = {
  ...SessionOfSomebodyElse,
  args: { asks: true },
}

/** The server says that it is the account's own session: no second sign-in. */
export const OwnSessionFromEarlier: Story = {
  args: { asks: true },
  beforeEach: notConnected,
  play: async (context) => {
    server.set('hangs')
    await connectOverACookie(context, 'alice')
    await statusIs('loading')
    server.set('agrees')
    await statusIs('connected')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(server.session()).toBe(people.alice.address)
  },
}

/** The server can't say whose session it is: it doesn't end, and isn't shown either. */
export const SessionOfUnknownOwner: Story = {
  args: { asks: true },
  beforeEach: notConnected,
  play: async (context) => {
    server.set('fails')
    await connectOverACookie(context, 'bob')
    await screen.findByRole('dialog', { name: 'Verify your account' })
    await expect(server.session()).toBe(people.bob.address)
    server.set('agrees')
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
    await expect(server.session()).toBe(people.alice.address)
  },
}

/** Another tab signs in with another account: this one isn't shown as signed in. */
export const SessionOfAnotherTab: Story = {
  play: async (context) => {
    await openDialog(context)
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
    server.logout()
    await statusIs('unauthenticated')
    server.restore(people.bob.address)
    await statusIs('unauthenticated')
    await expect(server.session()).toBe(people.bob.address)
  },
}

export const ChainChanged: Story = {
  play: async (context) => {
    await openDialog(context)
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
    walletController.set({ chainId: 17_000 })
    await statusIs('connected')
    await expect(server.session()).toBe(people.alice.address)
  },
}

export const OnAnUnsupportedChain: Story = {
  beforeEach: () => walletController.set({ chainId: 11_155_111 }),
  play: async (context) => {
    await openDialog(context)
    await within(screen.getByRole('dialog')).findByText('Network 11155111')
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
  },
}

/** If the app requires a supported network, switching comes first. */
export const OnAChainThatMustBeLeft: Story = {
  parameters: { enforce: true },
  beforeEach: () => walletController.set({ authorized: false, chainId: otherChainId }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /Demo wallet/ }))
    await screen.findByRole('dialog', { name: 'Switch networks' })
    await expect(screen.queryByRole('dialog', { name: 'Verify your account' })).toBeNull()
    await userEvent.click(await button('Holesky'))
    const dialog = await screen.findByRole('dialog', { name: 'Verify your account' })
    await within(dialog).findByText('Holesky')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  },
}

export const AccountChangedWhileSigning: Story = {
  play: async (context) => {
    await openDialog(context)
    walletController.set({ behavior: 'hangs' })
    await context.userEvent.click(await button('Sign in'))
    await button(/^Waiting for signature/)
    walletController.set({ person: 'bob' })
    // It restarts for Bob; Alice's pending request is ignored.
    const send = await button('Sign in')
    walletController.set({ behavior: 'agrees' })
    await context.userEvent.click(send)
    await statusIs('connected')
    await expect(server.session()).toBe(people.bob.address)
  },
}

export const ChainChangeEndsTheSession: Story = {
  args: { signOutOnChainChange: true },
  play: async (context) => {
    await openDialog(context)
    await context.userEvent.click(await button('Sign in'))
    await statusIs('connected')
    walletController.set({ chainId: 17_000 })
    await statusIs('unauthenticated')
    await expect(server.session()).toBeUndefined()
  },
}

/** Signs, and makes the server wait. */
async function toTheServer({ userEvent }: Context) {
  walletController.set({ behavior: 'hangs' })
  server.set('hangs')
  await userEvent.click(await button('Sign in'))
  await button(/^Waiting for signature/)
  walletController.set({ behavior: 'agrees' })
  await button(/^Verifying signature/)
}

/** All announcements during sign-in, compared with the approved transcript. */
export const Transcript: Story = {
  beforeEach: () => server.reset('noNonce'),
  play: async (context) => {
    const { said, stop } = listen()
    const pages: string[] = []
    const note = async (title: string) => {
      const dialog = screen.queryByRole('dialog')
      // Announcements come after the visible change, on a busy machine some frames later. Every
      // step has one.
      await waitFor(() => expect(said).not.toHaveLength(0))
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      pages.push(
        [
          `# ${title}`,
          ...(dialog ? rolesOf(dialog) : ['no dialog']),
          ...said.splice(0).map((words) => `> ${words}`),
        ].join('\n'),
      )
    }
    await openDialog(context)
    const retry = await button('Try again')
    await note('The nonce failed')
    server.set('agrees')
    await context.userEvent.click(retry)
    const send = await button('Sign in')
    await note('Ready')
    // Wallet and server wait until each step was visible: simultaneous changes would be announced
    // together.
    walletController.set({ behavior: 'hangs' })
    await context.userEvent.click(send)
    await button(/^Waiting for signature/)
    await note('The wallet asks')
    walletController.set({ behavior: 'pending' })
    await screen.findByText('Error signing message, please retry!', { selector: 'p' })
    await note('The wallet is busy')
    walletController.set({ behavior: 'hangs' })
    await context.userEvent.click(await button('Sign in'))
    await button(/^Waiting for signature/)
    await note('The wallet asks again')
    walletController.set({ behavior: 'rejects' })
    await button('Sign in')
    await note('Declined')
    await toTheServer(context)
    await note('The server looks at it')
    server.set('rejects')
    await screen.findByText('Error verifying signature, please retry!', { selector: 'p' })
    await button('Sign in')
    await note('Not taken')
    await toTheServer(context)
    await note('The server looks at it again')
    server.set('agrees')
    await statusIs('connected')
    await gone()
    await note('Signed in')
    stop()
    await expect(`${pages.join('\n\n')}\n`).toBe(transcript)
  },
}
