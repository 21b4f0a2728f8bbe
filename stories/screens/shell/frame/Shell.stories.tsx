import type { Meta, StoryObj } from '@storybook/react-vite'
import { Shell } from '../../../../src/screens/shell/frame/Shell.tsx'
import { treasury } from '../../transactions/review/transactions.ts'
import { QueueCount } from '../../../../src/screens/shell/frame/notifications/QueueCount.tsx'
import { WaitingCount } from '../../../../src/screens/shell/frame/notifications/WaitingCount.tsx'
import { StorageTroubles } from '../../../../src/screens/shell/frame/StorageTroubles.tsx'
import { WrongChainNotice } from '../../../../src/screens/shell/frame/notices/WrongChainNotice.tsx'

const meta: Meta<typeof Shell> = {
  title: 'Screens/Shell/Shell',
  component: Shell,
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
  args: { at: treasury, current: 'home', children: <h1>Home</h1> },
}
export default meta
type Story = StoryObj<typeof Shell>

export const Connected: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/2 of 3/)
    await canvas.findByText('alice.eth')
    await canvas.findByTitle('8 pending')
  },
}
export const OtherNetwork: Story = {
  parameters: { wallet: { person: 'alice', chainId: 17_000 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Switch to Ethereum' })
    await canvas.findByTitle('8 pending')
  },
}

/** How many transactions are pending, in the side bar. */
export const Pending: Story = {
  tags: ['part'],
  render: () => <QueueCount at={treasury} />,
  play: async ({ canvas }) => void (await canvas.findByTitle('8 pending')),
}
/** How many of them the viewer can act on, behind "More" in a narrow window. */
export const Waiting: Story = {
  tags: ['part'],
  parameters: { wallet: { person: 'alice' } },
  render: () => <WaitingCount at={treasury} />,
  play: async ({ canvas }) => void (await canvas.findByTitle('Notifications: 4 for you')),
}
/** At the bottom of each page while the wallet is on another network. */
export const WrongNetwork: Story = {
  tags: ['part'],
  parameters: { wallet: { person: 'alice', chainId: 17_000 } },
  render: () => <WrongChainNotice at={treasury} />,
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: 'Switch to Ethereum' })),
}
/** What this browser lost or doesn't save; nothing while its storage works. */
export const Storage: Story = {
  tags: ['part'],
  render: () => <StorageTroubles />,
}
