import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shortAddress } from '#base'
import { ConnectMenu } from '#wallet'
import { people } from '../../mocks/people.ts'
import { createWalletController } from '../../mocks/wallet/createWalletController.ts'
import { onStage } from './stage.tsx'

/**
 * The complete connection flow, with the demo wallet. The story's `wallet` parameter sets the
 * wallet's behavior.
 */
const meta: Meta<typeof ConnectMenu> = {
  title: 'Flows/Connect a wallet',
  component: ConnectMenu,
  decorators: [onStage],
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof ConnectMenu>
type Play = NonNullable<Story['play']>

const openDialog: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
  await screen.findByRole('dialog', { name: 'Connect a wallet' })
}
const pick: Play = async (context) => {
  await openDialog(context)
  await context.userEvent.click(screen.getByRole('button', { name: 'Demo wallet' }))
}
/** The heading of a step is focused as soon as the step is shown. */
const stepSays = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  await waitFor(() => expect(heading).toHaveFocus())
}
const looks = { picture: false, pictureReason: 'ConnectDialogView shows it.' } as const
const accountName = (address: string) => `Account ${shortAddress(address)}`

export const NotConnected: Story = {
  parameters: { wallet: { person: 'alice' } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Connect wallet' })),
}

export const Choosing: Story = {
  parameters: { wallet: { person: 'alice' }, ...looks },
  play: openDialog,
}

export const Approves: Story = {
  parameters: { wallet: { person: 'alice' } },
  play: async (context) => {
    await pick(context)
    await expect(
      await context.canvas.findByRole('button', { name: accountName(people.alice.address) }),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ReconnectsOnLoad: Story = {
  parameters: { wallet: { person: 'carol', authorized: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: accountName(people.carol.address) }),
    ).toBeVisible()
  },
}

export const Rejects: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'rejects' }, ...looks },
  play: async (context) => {
    await pick(context)
    await stepSays('Connection rejected')
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Hangs: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'hangs' }, ...looks },
  play: async (context) => {
    await pick(context)
    await stepSays('Opening Demo wallet')
  },
}

export const BackWhilePending: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'hangs' }, ...looks },
  play: async (context) => {
    await pick(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await stepSays('What is a wallet?')
  },
}

export const AlreadyPending: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'pending' }, ...looks },
  play: async (context) => {
    await pick(context)
    await stepSays('Demo wallet has a pending request')
  },
}

export const Missing: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'missing' }, ...looks },
  play: async (context) => {
    await pick(context)
    await stepSays("Demo wallet isn't available")
  },
}

export const OtherChain: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'wrongChain' } },
  play: async (context) => {
    await pick(context)
    await context.canvas.findByRole('button', {
      name: `${accountName(people.alice.address)} Wrong network`,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const slow = createWalletController({ behavior: 'hangs' })

export const ApprovedAfterGoingBack: Story = {
  parameters: {
    walletController: slow,
    picture: false,
    pictureReason: 'It looks like BackWhilePending.',
  },
  beforeEach: () => slow.set({ behavior: 'hangs', authorized: false }),
  play: async (context) => {
    await pick(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await stepSays('What is a wallet?')
    const permissions: boolean[] = []
    const stop = slow.subscribe(({ authorized }) => permissions.push(authorized))
    slow.set({ behavior: 'agrees' })
    // A request canceled here stays canceled: the permission is revoked.
    await waitFor(() => expect(permissions.slice(-2)).toEqual([true, false]))
    stop()
    await expect(screen.getByRole('heading', { name: 'What is a wallet?' })).toBeVisible()
  },
}

export const Retried: Story = {
  parameters: { walletController: slow, picture: false, pictureReason: 'It looks like Approves.' },
  beforeEach: () => slow.set({ behavior: 'rejects', authorized: false }),
  play: async (context) => {
    await pick(context)
    await stepSays('Connection rejected')
    slow.set({ behavior: 'agrees' })
    await context.userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await context.canvas.findByRole('button', { name: accountName(people.alice.address) })
  },
}

export const Remembers: Story = {
  parameters: { wallet: { person: 'alice' } },
  play: async (context) => {
    await pick(context)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: accountName(people.alice.address) }),
    )
    await context.userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await openDialog(context)
    await expect(screen.getByText('Recent')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  parameters: {
    wallet: { person: 'alice' },
    picture: false,
    pictureReason: 'It looks like Approves.',
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Connect wallet' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Connect a wallet' })
    await waitFor(() =>
      expect(within(dialog).getByRole('heading', { name: 'Connect a wallet' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(async () =>
      expect(
        within(await screen.findByRole('dialog')).getByRole('heading', {
          name: 'Connect a wallet',
        }),
      ).toHaveFocus(),
    )
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Demo wallet' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', { name: accountName(people.alice.address) })
  },
}
