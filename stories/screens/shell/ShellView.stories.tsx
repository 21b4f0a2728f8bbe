import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState, Notice } from '#ui'
import { ConnectButtonView } from '#wallet'
import { NetworkBadge } from '../../../src/screens/shell/NetworkBadge.tsx'
import { SafeSwitcherView } from '../../../src/screens/shell/SafeSwitcherView.tsx'
import { ShellView } from '../../../src/screens/shell/ShellView.tsx'
import { ThemeSwitch } from '../../../src/screens/shell/ThemeSwitch.tsx'
import { OfflineNoticeView } from '../../../src/screens/system/OfflineNotice.tsx'
import { mainnet, treasury } from '../review/transactions.ts'

const links = { home: '/home', assets: '/balances', queue: '/transactions/queue', history: '/transactions/history', safes: '/' }

const meta: Meta<typeof ShellView> = {
  title: 'Screens/Shell/Shell view',
  component: ShellView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: {
    current: 'queue',
    links,
    waiting: '8',
    switcher: <SafeSwitcherView chains={[mainnet]} current={treasury} quorum={{ threshold: 2, owners: 3 }} safes={[treasury]} />,
    network: <NetworkBadge chain={mainnet} />,
    account: <ConnectButtonView status="disconnected" onConnect={() => {}} />,
    theme: <ThemeSwitch theme="light" onChange={() => {}} />,
    children: (
      <>
        <h1>Queue</h1>
        <EmptyState title="No pending transactions" text="New transactions of this Safe appear here." />
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof ShellView>

export const WithASafe: Story = {}
export const WithoutASafe: Story = {
  args: {
    current: 'safes',
    links: { safes: '/' },
    waiting: undefined,
    network: undefined,
    switcher: <SafeSwitcherView chains={[mainnet]} current={undefined} quorum={undefined} safes={[]} />,
  },
}
export const Offline: Story = { args: { notice: <OfflineNoticeView /> } }
export const OtherNetwork: Story = { args: { notice: <Notice tone="warning" title="Your wallet is on another network than this safe." /> } }
export const ManyWaiting: Story = { args: { waiting: '20+' } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
export const LongWords: Story = { globals: { locale: 'pseudo-long' } }
