import type { LucideIcon } from 'lucide-react'
import Blocks from 'lucide-react/icons/blocks'
import BookUser from 'lucide-react/icons/book-user'
import Clock from 'lucide-react/icons/clock'
import Home from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Settings from 'lucide-react/icons/settings'
import UsersRound from 'lucide-react/icons/users-round'
import Wallet from 'lucide-react/icons/wallet'
import { type ChainFeature, type ChainSummary, hasFeature, type SafeRef } from '#base'
import type { LazyModule } from '#ui'
import { loadCode } from '#screens/core/code'
import {
  accountLink,
  contactsLink,
  createSafeLink,
  endpointsLink,
  filterParams,
  findParam,
  localDataLink,
  mySafesLink,
  notificationsLink,
  pages,
  portfolioLink,
  settingsLink,
} from '#screens/core/links'
import type { Screen } from '#screens/core/prefetch'
import type { ShellTextId } from './text.ts'

interface SectionEntry {
  /** Unique; also its name in the matrix of states. */
  name: string
  path: string
  label: ShellTextId
  icon: LucideIcon
  /** Sections of one group are next to each other in the sidebar. */
  group: 'overview' | 'transactions' | 'safes' | 'app'
  /** Parameters of its URL besides the Safe. */
  search?: readonly string[]
  /** The section whose page leads to it: the bars show only that one, and the two share an icon. */
  within?: string
  /** Offered only on chains with this feature. */
  feature?: ChainFeature
}

/**
 * A section of the app, as the routes, the sidebar, the bottom bar, "Go to" (⌘K) and the matrix of
 * states know it. `scope` says whether its page is about one Safe (`?safe=eth:0x…`) or about none.
 * The code of its screen is loaded when the page is opened or about to be.
 */
export type Section =
  | (SectionEntry & { scope: 'safe'; screen: LazyModule<Screen<{ at: SafeRef }>> })
  | (SectionEntry & { scope: 'app'; screen: LazyModule<Screen<object>> })

/**
 * All sections, in the order of the navigation. A new one is a line here, and its label in
 * `messages/en.json` next to it.
 */
export const sections = [
  {
    name: 'home',
    path: pages.home,
    label: 'nav.home',
    icon: Home,
    group: 'overview',
    scope: 'safe',
    screen: loadCode(async () => (await import('#screens/safe/home')).HomeScreen),
  },
  {
    name: 'assets',
    path: pages.assets,
    label: 'nav.assets',
    icon: Wallet,
    group: 'overview',
    scope: 'safe',
    screen: loadCode(async () => (await import('#screens/safe/assets')).AssetsScreen),
  },
  {
    name: 'nfts',
    path: pages.nfts,
    label: 'nav.nfts',
    icon: Wallet,
    group: 'overview',
    within: 'assets',
    scope: 'safe',
    feature: 'ERC721',
    screen: loadCode(async () => (await import('#screens/safe/nfts')).NftsScreen),
  },
  {
    name: 'queue',
    path: pages.queue,
    label: 'nav.queue',
    search: [findParam],
    icon: Inbox,
    group: 'transactions',
    scope: 'safe',
    screen: loadCode(async () => (await import('#screens/transactions/queue')).QueueScreen),
  },
  {
    name: 'history',
    path: pages.history,
    label: 'nav.history',
    search: [...filterParams, findParam],
    icon: Clock,
    group: 'transactions',
    scope: 'safe',
    screen: loadCode(async () => (await import('#screens/transactions/history')).HistoryScreen),
  },
  {
    name: 'messages',
    path: pages.messages,
    label: 'nav.messages',
    icon: MessageSquareText,
    group: 'transactions',
    scope: 'safe',
    feature: 'EIP1271',
    screen: loadCode(async () => (await import('#screens/messages/list')).MessagesScreen),
  },
  {
    name: 'apps',
    path: pages.apps,
    label: 'nav.apps',
    icon: Blocks,
    group: 'transactions',
    scope: 'safe',
    feature: 'SAFE_APPS',
    screen: loadCode(async () => (await import('#screens/apps/list')).AppsScreen),
  },
  {
    name: 'setup',
    path: pages.setup,
    label: 'nav.setup',
    icon: UsersRound,
    group: 'transactions',
    scope: 'safe',
    screen: loadCode(async () => (await import('#screens/safe/setup')).SetupScreen),
  },
  {
    name: 'alerts',
    path: pages.alerts,
    label: 'nav.alerts',
    icon: UsersRound,
    group: 'transactions',
    within: 'setup',
    scope: 'safe',
    screen: loadCode(async () => (await import('#screens/safe/alerts')).AlertsScreen),
  },
  {
    name: 'mySafes',
    path: mySafesLink,
    label: 'nav.mySafes',
    icon: LayoutGrid,
    group: 'safes',
    scope: 'app',
    screen: loadCode(async () => (await import('#screens/safe/mySafes')).MySafesScreen),
  },
  {
    name: 'portfolio',
    path: portfolioLink,
    label: 'nav.portfolio',
    search: ['safes', 'networks'],
    icon: LayoutGrid,
    group: 'safes',
    within: 'mySafes',
    scope: 'app',
    screen: loadCode(async () => (await import('#screens/safe/portfolio')).PortfolioScreen),
  },
  {
    name: 'create',
    path: createSafeLink,
    label: 'nav.create',
    icon: LayoutGrid,
    group: 'safes',
    within: 'mySafes',
    scope: 'app',
    screen: loadCode(async () => (await import('#screens/safe/create')).CreateScreen),
  },
  {
    name: 'contacts',
    path: contactsLink,
    label: 'nav.contacts',
    icon: BookUser,
    group: 'safes',
    scope: 'app',
    screen: loadCode(async () => (await import('#screens/settings/contacts')).ContactsScreen),
  },
  {
    name: 'settings',
    path: settingsLink,
    label: 'nav.settings',
    icon: Settings,
    group: 'app',
    scope: 'app',
    screen: loadCode(async () => (await import('#screens/settings/general')).SettingsScreen),
  },
  {
    name: 'localData',
    path: localDataLink,
    label: 'nav.localData',
    icon: Settings,
    group: 'app',
    within: 'settings',
    scope: 'app',
    screen: loadCode(async () => (await import('#screens/settings/localData')).LocalDataScreen),
  },
  {
    name: 'account',
    path: accountLink,
    label: 'nav.account',
    icon: Settings,
    group: 'app',
    within: 'settings',
    scope: 'app',
    screen: loadCode(async () => (await import('#screens/settings/account')).AccountScreen),
  },
  {
    name: 'notifications',
    path: notificationsLink,
    label: 'nav.notifications',
    icon: Settings,
    group: 'app',
    within: 'settings',
    scope: 'app',
    screen: loadCode(
      async () => (await import('#screens/settings/notifications')).NotificationsScreen,
    ),
  },
  {
    name: 'endpoints',
    path: endpointsLink,
    label: 'nav.endpoints',
    icon: Settings,
    group: 'app',
    within: 'settings',
    scope: 'app',
    screen: loadCode(async () => (await import('#screens/settings/endpoints')).EndpointsScreen),
  },
] as const satisfies readonly Section[]

export type SectionName = (typeof sections)[number]['name']

/** Whether a chain supports a section. */
export const isOffered = ({ feature }: Section, chain: ChainSummary | undefined): boolean =>
  feature === undefined || hasFeature(chain, feature)
