import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import { EmailRequestDialog } from '../../../../src/screens/safe/alerts/email/EmailRequestDialog.tsx'
import { alertsText } from '../../../../src/screens/safe/alerts/text.ts'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from '../../common/rows/items.ts'

const text = englishText(alertsText)
const { carol } = people
const current = { email: 'carol@example.test', verified: true }

const meta: Meta<typeof EmailRequestDialog> = {
  title: 'Flows/Email address',
  component: EmailRequestDialog,
  argTypes: { act: fixed, at: fixed, chain: fixed },
  args: {
    act: 'change',
    at: { at: { chainId: '1', address: safes.treasury.address }, signer: carol.address },
    chain: mainnet,
    current,
    loginHref: '#account',
    onClose: fn(),
    onCode: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'EmailRequestView shows it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'carol' },
    gatewayVersion: '2024-05',
  },
}
export default meta
type Story = StoryObj<typeof EmailRequestDialog>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function change(userEvent: UserEvent, email: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: text('request.email') }), email)
  await userEvent.click(screen.getByRole('button', { name: text('change.sign') }))
}

/** The gateway has Carol's address, and accepts another one with her signature. */
export const Changed: Story = {
  args: { onCode: fn() },
  play: async ({ args, userEvent }) => {
    await change(userEvent, 'carol@example.org')
    await userEvent.click(await screen.findByRole('button', { name: text('request.toCode') }))
    await expect(args.onCode).toHaveBeenCalledOnce()
  },
}
/** The page doesn't know the address, so the gateway reports that it's the same. */
export const Same: Story = {
  args: { current: undefined },
  play: async ({ userEvent }) => {
    await change(userEvent, current.email)
    await screen.findByText(text('declined.same'))
    await expect(
      screen.getByRole('textbox', { name: text('request.email') }),
    ).toHaveAccessibleDescription(new RegExp(text('problem.same')))
  },
}
/** A second registration, which the real gateway doesn't expect either. */
export const RegisteredTwice: Story = {
  args: { act: 'register', current: undefined },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('request.email') }),
      'carol@example.org',
    )
    await userEvent.click(screen.getByRole('button', { name: text('register.sign') }))
    await screen.findByText(text('declined.exists'))
  },
}
export const Deleted: Story = {
  args: { act: 'delete' },
  play: async ({ userEvent }) => {
    await screen.findByText(current.email)
    await userEvent.click(screen.getByRole('button', { name: text('delete.sign') }))
    await screen.findByRole('heading', { name: text('delete.done') })
  },
}
/** Some gateways took a login in place of the signature. */
export const WantsALogin: Story = {
  args: { act: 'show', current: undefined },
  parameters: {
    msw: [mockRoute(routes.registeredEmail).fails(403, { message: 'Forbidden resource' })],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('show.sign') }))
    await expect(await screen.findByRole('link', { name: text('login') })).toHaveAttribute(
      'href',
      args.loginHref,
    )
  },
}
export const NotOffered: Story = {
  args: { act: 'delete' },
  parameters: { gatewayVersion: 'today' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('delete.sign') }))
    await screen.findByText(text('declined.notOffered'))
  },
}
