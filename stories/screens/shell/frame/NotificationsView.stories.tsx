import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { Notifications } from '../../../../src/screens/shell/frame/notifications/Notifications.tsx'
import { NotificationsButton } from '../../../../src/screens/shell/frame/notifications/NotificationsButton.tsx'
import { NotificationsView } from '../../../../src/screens/shell/frame/notifications/NotificationsView.tsx'
import { WaitingRow } from '../../../../src/screens/shell/frame/notifications/WaitingRow.tsx'
import { prioritizePending } from '../../../../src/screens/common/rows/prioritizePending.ts'
import {
  addOwner,
  alice,
  aPending,
  batch,
  bob,
  call,
  sendDollars,
} from '../../common/rows/items.ts'
import { viewingAs } from '../../safe/home/viewing.ts'
import { mainnet, treasury } from '../../transactions/review/transactions.ts'

const waiting = prioritizePending(
  {
    next: [{ nonce: 7, items: [aPending({ nonce: 7, signed: [alice, bob] })] }],
    later: [batch, addOwner, call, sendDollars, batch].map((action, index) => ({
      nonce: 8 + index,
      items: [aPending({ nonce: 8 + index, action, signed: [bob] })],
    })),
    unreadable: [],
    hasMore: false,
  },
  viewingAs(alice),
)
const here = {
  chain: mainnet,
  waiting: ready(waiting),
  isWhole: true,
  hrefOf: (id: string) => `#${id}`,
  queueHref: '#queue',
}
const other = { ...treasury, address: bob }

const meta: Meta<typeof NotificationsView> = {
  title: 'Screens/Shell/Notifications view',
  component: NotificationsView,
  args: {
    chains: [mainnet],
    isConnected: true,
    here,
    elsewhere: ready([
      { at: other, count: 1, atLeast: false },
      { at: treasury, count: 20, atLeast: true },
    ]),
    queueOf: ({ address }) => `#queue-${address}`,
    onLeave: fn(),
  },
  parameters: { picture: false, pictureReason: 'The bell of the shell opens it.' },
}
export default meta
type Story = StoryObj<typeof NotificationsView>

/** The first five, the ones to execute first, and the way to the others. */
export const Waiting: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'For you in this Safe' })
    await expect(list.children).toHaveLength(5)
    await expect(list.children[0]).toHaveTextContent('Ready to execute')
    await expect(canvas.getByText('20+ to sign')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'See all in the queue' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
export const NothingWaits: Story = {
  args: { here: { ...here, waiting: ready([]) }, elsewhere: ready([]) },
}
/** Part of the queue isn't loaded, and some Safes weren't read: the rest isn't mentioned. */
export const Partial: Story = {
  args: {
    here: { ...here, waiting: ready([]), isWhole: false },
    elsewhere: ready([], { missing: [bob] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^No transactions/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'See all in the queue' })).toBeVisible()
    await expect(canvas.getByText("Some of your Safes couldn't be checked.")).toBeVisible()
  },
}
export const WithoutASafe: Story = { args: { here: undefined } }
export const NoWallet: Story = { args: { isConnected: false } }
export const Loading: Story = {
  args: { here: { ...here, waiting: loading }, elsewhere: loading },
}
export const Failed: Story = {
  args: {
    here: { ...here, waiting: failed({ kind: 'timeout' }, fn()) },
    elsewhere: failed({ kind: 'unreachable' }, fn()),
  },
}
export const LongWords: Story = { globals: { locale: 'pseudo-long' } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }

/** The bell counts what the viewer can act on, and opens the list. */
export const InTheShell: Story = {
  tags: ['part'],
  parameters: { world: 'everyday', wallet: { person: 'alice' } },
  render: () => <Notifications at={treasury} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications: 4 for you' }))
  },
}
export const Bell: Story = {
  tags: ['part'],
  render: () => <NotificationsButton count="20+" />,
}
export const Row: Story = {
  tags: ['part'],
  render: () => (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      {waiting.slice(0, 2).map((one) => (
        <WaitingRow key={one.item.id} {...one} chain={mainnet} href="#" onLeave={fn()} />
      ))}
    </ul>
  ),
}
