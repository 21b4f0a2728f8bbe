import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { people } from '../../mocks/people.ts'
import { shortAddress } from '#base'
import { ConnectButton } from '#wallet'
import { onStage } from './stage.tsx'

/** The whole way of connecting, over the demo wallet. What the wallet does is the story's `wallet` parameter. */
const meta: Meta<typeof ConnectButton> = { title: 'wallet/Connecting', component: ConnectButton, decorators: [onStage], parameters: { picture: 'page' } }
export default meta
type Story = StoryObj<typeof ConnectButton>
type Play = NonNullable<Story['play']>

const openDialog: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
  await screen.findByRole('dialog', { name: 'Connect a wallet' })
}
const pick: Play = async (context) => {
  await openDialog(context)
  await context.userEvent.click(screen.getByRole('button', { name: 'Demo wallet' }))
}
const accountName = (address: string) => `Account ${shortAddress(address)}`

export const NotConnected: Story = { parameters: { wallet: { person: 'alice' } }, play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Connect wallet' })) }

export const Choosing: Story = { parameters: { wallet: { person: 'alice' } }, play: openDialog }

export const Agrees: Story = {
  parameters: { wallet: { person: 'alice' } },
  play: async (context) => {
    await pick(context)
    await expect(await context.canvas.findByRole('button', { name: accountName(people.alice.address) })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ReconnectsOnLoad: Story = {
  parameters: { wallet: { person: 'carol', authorized: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: accountName(people.carol.address) })).toBeVisible()
  },
}

export const Refuses: Story = {
  parameters: { wallet: { person: 'alice', behaviour: 'refuses' } },
  play: async (context) => {
    await pick(context)
    const dialog = await screen.findByRole('dialog', { name: 'You said no' })
    await expect(within(dialog).getByRole('heading')).toHaveFocus()
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Hangs: Story = {
  parameters: { wallet: { person: 'alice', behaviour: 'hangs' } },
  play: async (context) => {
    await pick(context)
    await screen.findByRole('dialog', { name: 'Opening Demo wallet' })
  },
}

export const HangsAndThePersonGoesBack: Story = {
  parameters: { wallet: { person: 'alice', behaviour: 'hangs' } },
  play: async (context) => {
    await pick(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    const dialog = await screen.findByRole('dialog', { name: 'Connect a wallet' })
    await expect(within(dialog).getByRole('heading')).toHaveFocus()
  },
}

export const AlreadyPending: Story = {
  parameters: { wallet: { person: 'alice', behaviour: 'pending' } },
  play: async (context) => {
    await pick(context)
    await screen.findByRole('dialog', { name: 'Demo wallet is already asking you' })
  },
}

export const Missing: Story = {
  parameters: { wallet: { person: 'alice', behaviour: 'missing' } },
  play: async (context) => {
    await pick(context)
    await screen.findByRole('dialog', { name: 'Demo wallet is not there' })
  },
}

export const OtherChain: Story = {
  parameters: { wallet: { person: 'alice', behaviour: 'wrongChain' } },
  play: async (context) => {
    await pick(context)
    const button = await context.canvas.findByRole('button', { name: `${accountName(people.alice.address)} Wrong network` })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await context.userEvent.click(button)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Holesky' }))
    await context.canvas.findByRole('button', { name: accountName(people.alice.address), hidden: true })
    await screen.findByText(/2\.5/)
  },
}

export const Account: Story = {
  parameters: { wallet: { person: 'bob' } },
  play: async (context) => {
    await pick(context)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await context.userEvent.click(await context.canvas.findByRole('button', { name: accountName(people.bob.address) }))
    await screen.findByRole('dialog', { name: 'Your account' })
    await screen.findByText(/2\.5/)
  },
}

export const Disconnects: Story = {
  parameters: { wallet: { person: 'bob' }, picture: false, pictureReason: 'It ends as it begins: see NotConnected.' },
  play: async (context) => {
    await pick(context)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await context.userEvent.click(await context.canvas.findByRole('button', { name: accountName(people.bob.address) }))
    await context.userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await expect(await context.canvas.findByRole('button', { name: 'Connect wallet' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The wallet is among the recent ones now.
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Connect wallet' }))
    await expect(await screen.findByText('Recent')).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }))
  },
}
