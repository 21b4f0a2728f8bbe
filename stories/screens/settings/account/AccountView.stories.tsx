import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ready } from '#base'
import { AccountView } from '../../../../src/screens/settings/account/AccountView.tsx'
import { accountText } from '../../../../src/screens/settings/account/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed, oneOf } from '../../../controls.ts'
import { alice, bob } from '../../common/rows/items.ts'
import { aSession, anAccount } from './account.ts'
import { LoginGroup } from '../../../../src/screens/settings/account/LoginGroup.tsx'
import { LoginNotice } from '../../../../src/screens/settings/account/LoginNotice.tsx'

const text = englishText(accountText)
const retry = fn()
const account = ready(anAccount())

const meta: Meta<typeof AccountView> = {
  title: 'Screens/Account/Account view',
  component: AccountView,
  parameters: {
    picture: false,
    pictureReason: 'Its rows are those of the settings.',
    boxWidth: 1120,
    layout: 'padded',
  },
  argTypes: { obstacle: oneOf('noWallet', 'contract', 'notOffered'), page: fixed, children: fixed },
  args: {
    page: { step: 'signedOut', ended: null },
    gateway: 'gateway.example.org',
    hasAccounts: true,
    connected: alice,
    obstacle: null,
    signingOut: { status: 'idle' },
    onConnect: undefined,
    onSignIn: fn(),
    onSignOut: undefined,
  },
}
export default meta
type Story = StoryObj<typeof AccountView>

export const Loading: Story = {
  args: { page: { step: 'loading' } },
  parameters: { cell: { screen: 'account', state: 'loading' } },
}
export const Failed: Story = {
  args: { page: { step: 'failed', reason: { kind: 'unreachable' }, retry } },
  parameters: { cell: { screen: 'account', state: 'failed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const NoWallet: Story = {
  args: { connected: undefined, obstacle: 'noWallet', onConnect: fn(), onSignIn: undefined },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('login.connect') }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}
export const SignedOut: Story = {
  parameters: { cell: { screen: 'account', state: 'readOnly' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('login.signIn') }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}
export const Expired: Story = { args: { page: { step: 'signedOut', ended: 'expired' } } }
/** Ended elsewhere, or the browser keeps the cookie from the gateway. */
export const NoLongerKnown: Story = { args: { page: { step: 'signedOut', ended: 'unknown' } } }
/** The gateway checks only keys. */
export const Contract: Story = {
  args: { obstacle: 'contract', onSignIn: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: text('login.signIn') }),
    ).toHaveAccessibleDescription(text('login.contractReason'))
    await expect(canvas.getByText(text('login.contract'))).toBeVisible()
  },
}
export const NoSignIn: Story = {
  args: { obstacle: 'notOffered', onSignIn: undefined, hasAccounts: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('login.notOffered'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('login.signIn') })).toBeNull()
  },
}
export const AnotherAddress: Story = {
  args: {
    page: { step: 'other', session: aSession({ address: bob }), connected: alice },
    onSignOut: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('other.signIn') }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: text('login.signOut') }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}
/** An older gateway: this device remembers who signed in. */
export const AnotherAddressRemembered: Story = {
  args: {
    page: {
      step: 'other',
      session: aSession({ address: bob, canEnd: false, knownBy: 'device' }),
      connected: alice,
    },
  },
}
export const SignedIn: Story = {
  args: {
    page: { step: 'signedIn', session: aSession(), account },
    onSignIn: undefined,
    onSignOut: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('login.signOut') }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}
export const SigningOut: Story = {
  args: {
    page: { step: 'signedIn', session: aSession(), account },
    onSignIn: undefined,
    onSignOut: fn(),
    signingOut: { status: 'busy' },
  },
}
export const SigningOutFailed: Story = {
  args: {
    page: { step: 'signedIn', session: aSession(), account },
    onSignIn: undefined,
    onSignOut: fn(),
    signingOut: { status: 'failed', reason: { kind: 'unreachable' } },
  },
}
/** An older gateway: its sessions expire. */
export const CannotEnd: Story = {
  args: {
    page: { step: 'signedIn', session: aSession({ canEnd: false }), account },
    onSignIn: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('login.cannotEnd'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('login.signOut') })).toBeNull()
  },
}
export const NoAccounts: Story = {
  args: {
    page: { step: 'signedIn', session: aSession(), account: { status: 'notOffered' } },
    hasAccounts: false,
    onSignIn: undefined,
    onSignOut: fn(),
  },
  parameters: { cell: { screen: 'account', state: 'notFound' } },
}
/** Newer gateways also know people by an email address. */
export const ByEmail: Story = {
  args: {
    page: {
      step: 'signedIn',
      session: aSession({ address: null, email: 'alice@example.test', until: null }),
      account: { status: 'notOffered' },
    },
    onSignIn: undefined,
    onSignOut: fn(),
  },
}
export const VeryLong: Story = {
  args: {
    page: {
      step: 'other',
      session: aSession({ address: bob, canEnd: false, knownBy: 'device' }),
      connected: alice,
    },
    gateway: 'safe-client-gateway.production.a-company-with-a-long-name.example.org:8443',
  },
  globals: { locale: 'pseudo-long' },
  parameters: { boxWidth: 375, cell: { screen: 'account', state: 'veryLong' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
export const RightToLeft: Story = {
  args: {
    page: { step: 'signedIn', session: aSession(), account },
    onSignIn: undefined,
    onSignOut: fn(),
  },
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'account', state: 'rightToLeft' } },
}

/** Who is signed in, without the rest of the page. */
export const Login: Story = {
  render: (args) => <LoginGroup {...args} page={{ step: 'signedOut', ended: null }} />,
}
/** Why the session ended. */
export const WhyItEnded: Story = {
  render: () => <LoginNotice page={{ step: 'signedOut', ended: 'expired' }} canSignOut={false} />,
}
