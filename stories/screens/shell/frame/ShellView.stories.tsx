import type { Meta, StoryObj } from '@storybook/react-vite'
import Blocks from 'lucide-react/icons/blocks'
import Bell from 'lucide-react/icons/bell'
import Search from 'lucide-react/icons/search'
import Sun from 'lucide-react/icons/sun'
import { expect, fn, screen, within } from 'storybook/test'
import { EmptyState, Notice } from '#ui'
import { ConnectButtonView } from '#wallet'
import { sections } from '../../../../src/screens/shell/frame/sections.ts'
import { CountBadge } from '../../../../src/screens/shell/frame/CountBadge.tsx'
import { GoToButton } from '../../../../src/screens/shell/frame/goTo/GoToButton.tsx'
import { navItems } from '../../../../src/screens/shell/frame/navItems.ts'
import { NetworkBadge } from '../../../../src/screens/shell/frame/NetworkBadge.tsx'
import { NotificationsButton } from '../../../../src/screens/shell/frame/notifications/NotificationsButton.tsx'
import { SafeSwitcherView } from '../../../../src/screens/shell/frame/SafeSwitcherView.tsx'
import { ShellView } from '../../../../src/screens/shell/frame/ShellView.tsx'
import { ThemeSwitch } from '../../../../src/screens/shell/frame/ThemeSwitch.tsx'
import { OfflineNoticeView } from '../../../../src/screens/common/system/OfflineNotice.tsx'
import { people } from '../../../../mocks/people.ts'
import { AccountButton } from '../../../../src/wallet/account/AccountButton.tsx'
import { mainnet, treasury } from '../../transactions/review/transactions.ts'

const changeTheme = fn()
const items = navItems(sections, [mainnet], treasury)

const meta: Meta<typeof ShellView> = {
  title: 'Screens/Shell/Shell view',
  component: ShellView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: {
    current: 'queue',
    items,
    badges: { queue: <CountBadge count="8" /> },
    switcher: (
      <SafeSwitcherView
        chains={[mainnet]}
        current={treasury}
        quorum={{ threshold: 2, owners: 3 }}
        safes={[treasury]}
        list={() => null}
      />
    ),
    goTo: <GoToButton onOpen={() => {}} />,
    tools: [{ name: 'goTo', label: 'goTo', icon: Search, onClick: () => {} }],
    notifications: <NotificationsButton count="4" />,
    network: <NetworkBadge chain={mainnet} />,
    account: <ConnectButtonView status="disconnected" onConnect={() => {}} />,
    theme: <ThemeSwitch theme="light" onChange={() => {}} />,
    children: (
      <>
        <h1>Queue</h1>
        <EmptyState
          title="No pending transactions"
          text="New transactions of this Safe appear here."
        />
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof ShellView>

export const WithASafe: Story = {}
export const WithoutASafe: Story = {
  args: {
    current: 'mySafes',
    items: navItems(sections, [mainnet], undefined),
    badges: {},
    network: undefined,
    switcher: (
      <SafeSwitcherView
        chains={[mainnet]}
        current={undefined}
        quorum={undefined}
        safes={[]}
        list={() => null}
      />
    ),
  },
}
export const Offline: Story = { args: { notice: <OfflineNoticeView /> } }
export const OtherNetwork: Story = {
  args: {
    notice: <Notice tone="warning" title="Your wallet is on a different network than this Safe." />,
  },
}
export const ManyPending: Story = {
  args: { badges: { queue: <CountBadge count="20+" /> } },
}
/** More than five sections: the bottom bar shows four, the others are behind "More". */
export const MoreThanFive: Story = {
  args: {
    current: 'apps',
    items: navItems(
      [
        ...sections,
        { ...sections[0], name: 'apps', path: '/apps', label: 'switcher.all', icon: Blocks },
      ],
      [mainnet],
      treasury,
    ),
  },
}
/** On a phone, the top bar's actions are behind "More", with its pending items. */
export const BehindMore: Story = {
  args: {
    moreBadge: <CountBadge count="4" of="bell" />,
    tools: [
      {
        name: 'bell',
        label: 'bell',
        icon: Bell,
        badge: <CountBadge count="4" of="bell" />,
        onClick: () => {},
      },
      { name: 'theme', label: 'theme.light', icon: Sun, onClick: changeTheme },
    ],
  },
  parameters: { picture: false, pictureReason: 'Only narrow windows have the button.' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More', hidden: true }).click()
    const more = within(await screen.findByRole('dialog', { name: 'More' }))
    const bell = more.getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveTextContent('4')
    await userEvent.click(more.getByRole('button', { name: 'Theme: light. Switch to dark' }))
    await expect(changeTheme).toHaveBeenCalled()
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
export const LongWords: Story = { globals: { locale: 'pseudo-long' } }
/** An account without a name: both ends of its address are visible on a phone, too. */
export const AccountWithoutName: Story = {
  args: { account: <AccountButton account={people.alice.address} /> },
}
export const AccountOnUnsupportedNetwork: Story = {
  globals: { locale: 'pseudo-long' },
  args: { account: <AccountButton account={people.alice.address} unsupported /> },
}
