import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Address, type Hex, ready } from '#base'
import { routes } from '#gateway'
import { signinText } from '../../../../src/wallet/signin/signinText.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import type { World } from '../../../../mocks/world.ts'
import { AccountScreen } from '../../../../src/screens/settings/account/AccountScreen.tsx'
import { accountText } from '../../../../src/screens/settings/account/text.ts'
import { englishText } from '../../../englishText.ts'
import { LoginProvider } from '../../../../src/screens/settings/account/login/LoginProvider.tsx'
import { dataTypes, signInBefore } from './account.ts'
import { AccountContent } from '../../../../src/screens/settings/account/AccountContent.tsx'
import { OwnAccount } from '../../../../src/screens/settings/account/OwnAccount.tsx'

const text = englishText(accountText)
const signin = englishText(signinText)
const { alice, bob } = people

let world: World
const signedInAs = (address: Address) => async (opened: World) => {
  world = opened
  await signInBefore(opened, address)
}

/** The chain has code at Alice's address. */
const withCode = (code: Hex) => async (opened: World) =>
  (await opened.chain(1)).overwrite(alice.address, { code })

const meta: Meta<typeof AccountScreen> = {
  title: 'Screens/Account/Account screen',
  component: AccountScreen,
  parameters: {
    picture: false,
    pictureReason: 'Its parts have stories of their own.',
    boxWidth: 1120,
    layout: 'padded',
    world: 'everyday',
    gatewayVersion: '2025-01',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof AccountScreen>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const button = (name: string | RegExp) => screen.findByRole('button', { name })
async function signIn(userEvent: UserEvent): Promise<void> {
  await userEvent.click(await button(text('login.signIn')))
  // The page's own button has the same name.
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: signin('signin.send') }))
}
const create = () => button(text('create.action'))

/** From the wallet's signature to the account, with the exact texts of the sign-in. */
export const SignsInAndCreates: Story = {
  play: async ({ userEvent }) => {
    await signIn(userEvent)
    await create()
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Alice')
    await userEvent.click(await create())
    await screen.findByText(text('create.done'))
    await expect(
      await screen.findByRole('switch', { name: text('data.AddressBook') }),
    ).not.toBeChecked()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
/** A rejection leaves the dialog open, ready for another try. */
export const RejectedByTheWallet: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await signIn(userEvent)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: signin('signin.send') })).not.toHaveAttribute(
        'aria-busy',
      ),
    )
    await userEvent.click(await button(signin('signin.cancel')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('button', { name: text('login.signIn') })).toHaveFocus()
  },
}
/** The dialog can be closed while the wallet doesn't respond. */
export const WalletHangs: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'hangs' } },
  play: async ({ userEvent }) => {
    await signIn(userEvent)
    await button(new RegExp(`^${signin('signin.signing').replaceAll('.', '[.]')}`))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByText(text('login.none'))).toBeVisible()
  },
}
export const DeclinedByTheGateway: Story = {
  parameters: { msw: [mockRoute(routes.verifyLogin).fails(401, { message: 'Invalid signature' })] },
  play: async ({ userEvent }) => {
    await signIn(userEvent)
    await screen.findByText(signin('signin.failed.verifying'))
  },
}
/** The nonce is requested when the dialog opens. */
export const NoNonce: Story = {
  parameters: { msw: [mockRoute(routes.authNonce).fails(503)] },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(text('login.signIn')))
    await screen.findByText(signin('signin.failed.preparing'))
  },
}
/** The page behind the dialog also says so and no longer offers it. */
export const NoSignIn: Story = {
  parameters: { msw: [mockRoute(routes.authNonce).isMissing()] },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(text('login.signIn')))
    await screen.findByText(signin('signin.failed.preparing'))
    await userEvent.click(await button(signin('signin.cancel')))
    await expect(await screen.findByText(text('login.notOffered'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('login.signIn') })).toBeNull()
  },
}
/** Newer gateways of 2025 require a name; the field says so, and stays. */
export const NameRequired: Story = {
  parameters: { changeWorld: signedInAs(alice.address) },
  play: async ({ userEvent }) => {
    await userEvent.click(await create())
    await screen.findByText(text('name.required'))
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Alice')
    await userEvent.click(await create())
    await screen.findByText(text('create.done'))
  },
}
export const CreatingFails: Story = {
  parameters: {
    changeWorld: signedInAs(alice.address),
    msw: [mockRoute(routes.createAccount).fails(503)],
  },
  play: async ({ userEvent }) => {
    await create()
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Alice')
    await userEvent.click(await create())
    await screen.findByText(text('create.failed'))
    await expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Alice')
  },
}
const switches = (name: string) => screen.findByRole('switch', { name })
export const Switches: Story = {
  parameters: { wallet: { person: 'bob' }, changeWorld: signedInAs(bob.address) },
  play: async ({ userEvent }) => {
    await expect(await switches(text('data.AddressBook'))).toBeChecked()
    await userEvent.click(await switches(text('data.AddressBook')))
    await waitFor(async () =>
      expect((await world.state.userData()).accounts.settings(bob.address)).toEqual([
        { dataTypeId: '2', enabled: false },
      ]),
    )
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: text('data.AddressBook') })).not.toBeChecked(),
    )
    await expect(await switches(text('data.Watchlist'))).toBeDisabled()
  },
}
/** A switch that can't be saved flips back and explains why. */
export const SwitchFails: Story = {
  parameters: {
    wallet: { person: 'bob' },
    changeWorld: signedInAs(bob.address),
    msw: [
      mockRoute(routes.putAccountDataSettings).fails(422, {
        message: 'Data types not found or not active.',
      }),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await switches(text('data.AddressBook')))
    await screen.findByText(text('data.saveFailed', { name: text('data.AddressBook') }))
    await expect(await switches(text('data.AddressBook'))).toBeChecked()
  },
}
/**
 * The session ends while the page is open: a notice says so, and signing in again shows the
 * account.
 */
export const SessionEnds: Story = {
  parameters: { wallet: { person: 'bob' }, changeWorld: signedInAs(bob.address) },
  play: async ({ userEvent }) => {
    const contacts = await switches(text('data.AddressBook'))
    world.state.jar.token = undefined
    await userEvent.click(contacts)
    await screen.findByText(text('ended.unknown'))
    await signIn(userEvent)
    await expect(await switches(text('data.AddressBook'))).toBeChecked()
    await expect(screen.queryByText(text('ended.unknown'))).toBeNull()
  },
}
export const Deleted: Story = {
  parameters: { wallet: { person: 'bob' }, changeWorld: signedInAs(bob.address) },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(text('account.delete')))
    await screen.findByRole('dialog', { name: text('delete.title') })
    await userEvent.click(screen.getAllByRole('button', { name: text('delete.action') }).at(-1)!)
    await screen.findByText(text('delete.done'))
    await create()
    await expect((await world.state.userData()).accounts.get(bob.address)).toBeUndefined()
  },
}
export const DeletingFails: Story = {
  parameters: {
    wallet: { person: 'bob' },
    changeWorld: signedInAs(bob.address),
    msw: [mockRoute(routes.deleteAccount).fails(503)],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(text('account.delete')))
    await screen.findByRole('dialog', { name: text('delete.title') })
    await userEvent.click(screen.getAllByRole('button', { name: text('delete.action') }).at(-1)!)
    await screen.findByText(text('delete.failed'))
    await userEvent.click(screen.getByRole('button', { name: text('delete.cancel') }))
    await expect(await switches(text('data.AddressBook'))).toBeChecked()
  },
}
/** Signed in as Bob, with Alice's wallet: an older gateway says only that it isn't her. */
export const AnotherAddress: Story = {
  parameters: { changeWorld: signedInAs(bob.address) },
  play: async ({ userEvent }) => {
    await screen.findByText(text('other'))
    await expect(screen.getByText(text('login.remembered'))).toBeVisible()
    await userEvent.click(await button(text('other.signIn')))
    await userEvent.click(await button(signin('signin.send')))
    await create()
  },
}
/** Newer gateways say who is signed in, end it, and keep no accounts. */
export const SignsOut: Story = {
  parameters: { gatewayVersion: 'today', changeWorld: signedInAs(alice.address) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(text('account.notOffered'))).toBeVisible()
    await userEvent.click(await button(text('login.signOut')))
    await screen.findByText(text('login.signedOut'))
    await button(text('login.signIn'))
    await expect(world.state.jar.token).toBeUndefined()
    await expect(screen.queryByText(text('ended.unknown'))).toBeNull()
  },
}
export const SigningOutFails: Story = {
  parameters: {
    gatewayVersion: 'today',
    changeWorld: signedInAs(alice.address),
    msw: [mockRoute(routes.logout).fails(503)],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(text('login.signOut')))
    await screen.findByText(text('login.signOutFailed'))
    await expect(await button(text('login.signOut'))).toBeVisible()
  },
}
/**
 * The gateway of 2024 has neither accounts nor a call that says who is signed in: this device
 * remembers it.
 */
export const NoAccounts: Story = {
  parameters: { gatewayVersion: '2024-05' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(text('account.notOffered'))).toBeVisible()
    await signIn(userEvent)
    await screen.findByText(text('login.remembered'))
    await expect(screen.getByText(text('login.cannotEnd'))).toBeVisible()
  },
}
export const Contract: Story = {
  parameters: { changeWorld: withCode('0x6080') },
  play: async () => {
    await screen.findByText(text('login.contract'))
    await expect(screen.getByRole('button', { name: text('login.signIn') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/** Its code is borrowed; it still signs with its own key (EIP-7702). */
export const DelegatedAccount: Story = {
  parameters: { changeWorld: withCode(`0xef0100${'ab'.repeat(20)}`) },
  play: async ({ userEvent }) => {
    await signIn(userEvent)
    await create()
  },
}
export const NoWallet: Story = {
  parameters: { wallet: { person: 'alice', connected: false } },
  play: async () => {
    await screen.findByText(text('login.noWallet'))
    await expect(screen.getByRole('button', { name: text('login.connect') })).toBeVisible()
  },
}
export const GatewayDown: Story = {
  parameters: { msw: [mockRoute(routes.session).fails(503)] },
  play: async () => {
    await screen.findByText(text('failed'))
    await expect(screen.getByText(text('stored.chainText'))).toBeVisible()
  },
}

/** The page inside the session, which LoginProvider keeps. */
export const Content: Story = {
  parameters: { changeWorld: signedInAs(alice.address) },
  render: () => (
    <LoginProvider>
      <AccountContent />
    </LoginProvider>
  ),
  play: async () => void (await create()),
}
/** The signed-in user's account: here, there is none yet. */
export const WithoutAccount: Story = {
  parameters: { changeWorld: signedInAs(alice.address) },
  render: () => (
    <OwnAccount
      address={alice.address}
      account={ready(null)}
      types={ready(dataTypes)}
      reportDeclined={() => false}
    />
  ),
  play: async () => void (await create()),
}
