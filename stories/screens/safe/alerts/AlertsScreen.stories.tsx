import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ready } from '#base'
import { routes } from '#gateway'
import type { WalletConfig } from '#wallet'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import { otherChainId } from '../../../../mocks/wallet/behavior.ts'
import type { World } from '../../../../mocks/world.ts'
import { AlertsScreen } from '../../../../src/screens/safe/alerts/AlertsScreen.tsx'
import { alertsText } from '../../../../src/screens/safe/alerts/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from '../../common/rows/items.ts'
import { aSafe } from '../home/safe.ts'
import { aSnapshot } from '../setup/setup.ts'
import { CodeStep } from '../../../../src/screens/safe/alerts/email/CodeStep.tsx'
import { EmailAlerts } from '../../../../src/screens/safe/alerts/email/EmailAlerts.tsx'
import { RecoveryAlerts } from '../../../../src/screens/safe/alerts/recovery/RecoveryAlerts.tsx'

const text = englishText(alertsText)
const words = englishText(transactionText)
const email = 'alice@example.test'

const meta: Meta<typeof AlertsScreen> = {
  title: 'Screens/Alerts/Alerts screen',
  component: AlertsScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    picture: false,
    pictureReason: 'EmailView and RecoveryView show it.',
    layout: 'padded',
    world: 'everyday',
    wallet: { person: 'alice' },
    gatewayVersion: '2024-05',
  },
}
export default meta
type Story = StoryObj<typeof AlertsScreen>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface Provider {
  request: (request: { method: string }) => Promise<unknown>
}

/** What the wallet is prompted to sign or switch from now on. */
async function watchWallet({ loaded }: Pick<Context, 'loaded'>): Promise<() => string[]> {
  const [connector] = (loaded as { storyWorld: { wallet: WalletConfig } }).storyWorld.wallet
    .connectors
  const provider = (await connector?.getProvider()) as Provider
  const request = provider.request.bind(provider)
  const asked: string[] = []
  provider.request = (call) => {
    if (/sign|switch/i.test(call.method)) asked.push(call.method)
    return request(call)
  }
  return () => asked
}

const mails = async ({ loaded }: Pick<Context, 'loaded'>) =>
  (
    await (loaded as { storyWorld: { world: World } }).storyWorld.world.state.userData()
  ).mailbox.list()
const press = async (userEvent: Context['userEvent'], name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

async function register({ userEvent }: Pick<Context, 'userEvent'>): Promise<void> {
  await press(userEvent, text('email.register'))
  await userEvent.type(await screen.findByRole('textbox', { name: text('request.email') }), email)
  await press(userEvent, text('register.sign'))
}

/**
 * From the address to the code in the email, which the world's gateway checks; the step of the
 * code gets the focus.
 */
export const Registered: Story = {
  play: async (context) => {
    const { userEvent } = context
    await register(context)
    await press(userEvent, text('request.toCode'))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: text('code.title') })).toHaveFocus(),
    )
    const [mail] = await mails(context)
    await expect(mail?.to).toBe(email)
    const field = screen.getByRole('textbox', { name: text('code.label') })
    const button = screen.getByRole('button', { name: text('code.verify') })
    await userEvent.type(field, '1')
    await userEvent.click(button)
    await screen.findByText(text('code.problem.wrong'))
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(`${mail?.code?.slice(0, 3)} ${mail?.code?.slice(3)}`)
    await userEvent.click(button)
    await waitFor(() =>
      expect(screen.getByText(text('email.verified.now')).closest('[tabindex]')).toHaveFocus(),
    )
    await expect(screen.getByText(email)).toBeVisible()
    await expect(screen.getByText(text('email.verified'))).toBeVisible()
  },
}
/** Carol has registered one; none of it is shown before she signs. */
export const Shown: Story = {
  parameters: { wallet: { person: 'carol' } },
  play: async ({ userEvent }) => {
    await press(userEvent, text('email.show'))
    await expect(screen.queryByText(/carol@/)).toBeNull()
    await press(userEvent, text('show.sign'))
    await screen.findByText(text('show.doneVerified', { email: 'carol@example.test' }))
    await userEvent.click(
      within(screen.getByRole('dialog'))
        .getAllByRole('button', { name: text('request.close') })
        .at(-1)!,
    )
    await expect(await screen.findByText('carol@example.test')).toBeVisible()
  },
}
/** The input is kept after a rejection and after Escape; Cancel discards it. */
export const Rejected: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'rejects' } },
  play: async (context) => {
    const { userEvent } = context
    await register(context)
    await screen.findByText(words('fail.rejected'))
    await userEvent.keyboard('{Escape}')
    await press(userEvent, text('email.register'))
    await expect(await screen.findByRole('textbox', { name: text('request.email') })).toHaveValue(
      email,
    )
    await press(userEvent, words('cancel'))
    await press(userEvent, text('email.register'))
    await expect(await screen.findByRole('textbox', { name: text('request.email') })).toHaveValue(
      '',
    )
    await expect(await mails(context)).toEqual([])
  },
}
/**
 * The dialog can be closed while the wallet doesn't respond; the text to compare stays until then.
 */
export const WalletHangs: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'hangs' } },
  play: async (context) => {
    const { userEvent } = context
    await register(context)
    await screen.findByRole('heading', { name: text('request.signing') })
    await expect(screen.getByText(/^email-register-1-0x/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: words('cancel') }))
    await screen.findByRole('button', { name: text('email.register') })
  },
}
/** A text is signed on any network: no switch is requested. */
export const OnAnotherNetwork: Story = {
  parameters: { wallet: { person: 'alice', chainId: otherChainId } },
  play: async (context) => {
    const asked = await watchWallet(context)
    await register(context)
    await screen.findByRole('heading', { name: text('register.done') })
    await expect(asked()).toEqual(['personal_sign'])
  },
}
/** The signature that didn't arrive is sent again: the wallet isn't prompted twice. */
export const SentAgain: Story = {
  parameters: {
    msw: [
      mockRoute(routes.registerEmail).after(1).answers(undefined),
      mockRoute(routes.registerEmail).fails(503),
    ],
  },
  play: async (context) => {
    const asked = await watchWallet(context)
    await register(context)
    await screen.findByText(text('unreachable.register'))
    await press(context.userEvent, words('retry'))
    await screen.findByRole('heading', { name: text('register.done') })
    await expect(asked()).toEqual(['personal_sign'])
  },
}
/** A signature that the gateway rejected is useless: another one is requested. */
export const SignedAgain: Story = {
  parameters: {
    msw: [
      mockRoute(routes.registerEmail).after(1).answers(undefined),
      mockRoute(routes.registerEmail).fails(403),
    ],
  },
  play: async (context) => {
    const asked = await watchWallet(context)
    await register(context)
    await screen.findByText(text('declined.login'))
    await press(context.userEvent, words('retry'))
    await screen.findByRole('heading', { name: text('register.done') })
    await expect(asked()).toEqual(['personal_sign', 'personal_sign'])
  },
}
/** Once signed in, the page knows that there is none, without a signature. */
export const None: Story = {
  parameters: {
    msw: [
      mockRoute(routes.registeredEmail).fails(404, {
        message: 'No email address was found for the provided signer 0x1.',
      }),
    ],
  },
  play: async () => {
    await screen.findByText(text('email.none'))
  },
}
/** The account has code: no key signs for it. */
export const AContract: Story = {
  parameters: {
    changeWorld: async (world: World) =>
      (await world.chain(1)).overwrite(people.alice.address, { code: '0x00' }),
  },
  play: async () => {
    await screen.findByText(text('email.contract'))
  },
}
export const NonOwner: Story = {
  parameters: { wallet: { person: 'erin' } },
  play: async () => {
    await screen.findByText(text('email.nonOwner'))
  },
}
export const NoWallet: Story = {
  parameters: { wallet: { person: 'alice', connected: false } },
  play: async () => {
    await screen.findByRole('button', { name: text('email.connect.button') })
  },
}
/**
 * Today's gateway has no email. The modules are still listed, and watching them requires signing
 * in.
 */
export const GatewayOfToday: Story = {
  args: { at: { chainId: '1', address: safes.vault.address } },
  parameters: { gatewayVersion: 'today' },
  play: async ({ userEvent }) => {
    await screen.findByText(text('email.notOffered'))
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(`^${text('recovery.watch')}: `) }),
    )
    await expect(await screen.findByRole('link', { name: text('login') })).toHaveAttribute(
      'href',
      `/settings/account?safe=eth:${safes.vault.address}`,
    )
  },
}
export const Watched: Story = {
  args: { at: { chainId: '1', address: safes.vault.address } },
  parameters: {
    msw: [
      mockRoute(routes.registerRecovery).answers(undefined),
      mockRoute(routes.removeRecovery).answers(undefined),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(`^${text('recovery.watch')}: `) }),
    )
    await screen.findByText(text('recovery.on'))
    await userEvent.click(
      screen.getByRole('button', { name: new RegExp(`^${text('recovery.stop')}: `) }),
    )
    await screen.findByText(text('recovery.off'))
  },
}
/** The gateway is down: the modules are those of the contract. */
export const GatewayDown: Story = {
  args: { at: { chainId: '1', address: safes.vault.address } },
  parameters: {
    msw: [mockRoute(routes.safe).fails(503), mockRoute(routes.registeredEmail).fails(503)],
  },
  play: async () => {
    await screen.findByText(text('email.failed'))
    await screen.findByRole('button', { name: new RegExp(`^${text('recovery.watch')}: `) })
  },
}
/**
 * The node keeps failing: the owners are those that the gateway reports, and a dialog stays open
 * while the node is requested again.
 */
export const NodeFails: Story = {
  parameters: { serviceBehavior: 'otherChain' },
  play: async ({ userEvent }) => {
    await press(userEvent, text('email.register'))
    const field = await screen.findByRole('textbox', { name: text('request.email') })
    await userEvent.type(field, email.slice(0, 5))
    // Back on the page: what failed is asked again.
    window.dispatchEvent(new Event('visibilitychange'))
    await userEvent.type(field, email.slice(5))
    await press(userEvent, text('register.sign'))
    await screen.findByRole('button', { name: text('request.toCode') })
  },
}
export const UnsupportedChain: Story = {
  args: { at: { chainId: '999', address: safes.treasury.address } },
  parameters: { cell: { screen: 'alerts', state: 'unsupportedChain' } },
}

const loginHref = '/settings/account'
const owners = [people.alice.address, people.bob.address, people.carol.address]
/** The connected owner's own address. */
export const Email: Story = {
  render: ({ at }) => (
    <EmailAlerts at={at} chain={mainnet} owners={ready(owners)} loginHref={loginHref} />
  ),
  play: async () => void (await screen.findByRole('button', { name: text('email.register') })),
}
/** The code that verifies an address. */
export const Code: Story = {
  render: function CodeOfAlice({ at }) {
    const heading = useRef<HTMLHeadingElement>(null)
    return (
      <CodeStep
        awaited={{ at, signer: people.alice.address, askedAt: 0 }}
        email={email}
        heading={heading}
        onVerified={fn()}
      />
    )
  },
}
/** The modules that are watched. */
export const Recovery: Story = {
  render: ({ at }) => (
    <RecoveryAlerts
      at={at}
      chain={mainnet}
      reported={ready(aSafe({ at }))}
      onChain={ready(aSnapshot(at))}
      loginHref={loginHref}
    />
  ),
}
