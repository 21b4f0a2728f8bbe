import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { routes } from '#gateway'
import { pages, sections, shareAppLink, unsubscribeLink } from '#screens'
import { OfflineError } from '#screens/core/code'
import { AddressText } from '#ui'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { aMessageList, aSafeMessage } from '../../mocks/fixtures/index.ts'
import { mockRoute } from '../../mocks/mockRoute.ts'
import { LoadedScreen } from '../../src/app/LoadedScreen.tsx'
import { MessagePage } from '../../src/app/MessagePage.tsx'
import { NewTransactionPage } from '../../src/app/NewTransactionPage.tsx'
import { NotFoundRoute } from '../../src/app/NotFoundRoute.tsx'
import { NotLoadedPage } from '../../src/app/NotLoadedPage.tsx'
import { OpenAppPage } from '../../src/app/OpenAppPage.tsx'
import { PageHeading } from '../../src/app/PageHeading.tsx'
import { PageSkeleton } from '../../src/app/PageSkeleton.tsx'
import { FrameError, RouteError } from '../../src/app/RouteError.tsx'
import { RouterLink } from '../../src/app/RouterLink.tsx'
import { SafePage, WithSafe } from '../../src/app/SafePage.tsx'
import { notFoundScreen } from '../../src/app/screens.ts'
import { ShareAppPage } from '../../src/app/ShareAppPage.tsx'
import { ShellRoute } from '../../src/app/ShellRoute.tsx'
import { TransactionPage } from '../../src/app/TransactionPage.tsx'
import { UnsubscribePage } from '../../src/app/UnsubscribePage.tsx'
import { pendingId } from '../screens/transactions/review/transactions.ts'
import { atPath } from './atPath.tsx'

const safe = `safe=eth:${safes.treasury.address}`
const message = aSafeMessage()

/** Which screen a URL leads to, and what it gets from the URL. */
const meta: Meta = {
  title: 'Screens/System/Pages',
  decorators: [atPath],
  parameters: {
    picture: false,
    pictureReason: 'The screens have pictures of their own.',
    layout: 'padded',
    world: 'everyday',
    wallet: { person: 'alice' },
    path: `${pages.queue}?${safe}`,
  },
}
export default meta
type Story = StoryObj
type Play = NonNullable<Story['play']>

/** The screen is loaded, and has its heading. */
const hasHeading: Play = async ({ canvas }) =>
  void (await canvas.findByRole('heading', { level: 1, hidden: true }))

const queue = sections.find(
  (section): section is Extract<typeof section, { scope: 'safe' }> =>
    section.scope === 'safe' && section.path === pages.queue,
)!

/** The section of a Safe. */
export const OfASafe: Story = { render: () => <SafePage section={queue} />, play: hasHeading }
/** The Safe of the URL, for pages that belong to no section. */
export const SafeOfTheUrl: Story = {
  render: () => (
    <WithSafe>{({ address }) => <AddressText address={address} variant="full" />}</WithSafe>
  ),
  play: async ({ canvas }) => void (await canvas.findByTitle(safes.treasury.address)),
}
/** The URL's address isn't a Safe. */
export const NoSafe: Story = {
  parameters: { path: `${pages.queue}?safe=eth:0x123` },
  render: () => <WithSafe>{() => null}</WithSafe>,
  play: hasHeading,
}
export const OneTransaction: Story = {
  parameters: { path: `${pages.transaction}?${safe}&id=${pendingId}` },
  render: () => <TransactionPage />,
  play: hasHeading,
}
export const NewTransaction: Story = {
  parameters: { path: `${pages.newTransaction}?${safe}` },
  render: () => <NewTransactionPage />,
  play: hasHeading,
}
export const OneMessage: Story = {
  parameters: {
    path: `${pages.message}?${safe}&messageHash=${message.messageHash}`,
    msw: [mockRoute(routes.messages).answers(aMessageList(message))],
  },
  render: () => <MessagePage />,
  play: hasHeading,
}
/** Without the app's address. */
export const OneApp: Story = {
  parameters: { path: `${pages.openApp}?${safe}` },
  render: () => <OpenAppPage />,
  play: hasHeading,
}
/** Without the app's address. */
export const SharedApp: Story = {
  parameters: { path: shareAppLink },
  render: () => <ShareAppPage />,
  play: hasHeading,
}
/** Without the token from the email. */
export const Unsubscribe: Story = {
  parameters: { path: unsubscribeLink },
  render: () => <UnsubscribePage />,
  play: hasHeading,
}
export const NotFound: Story = {
  parameters: { path: '/nowhere' },
  render: () => <NotFoundRoute />,
  play: hasHeading,
}
/** The frame around every page. */
export const Frame: Story = {
  render: () => <ShellRoute sections={sections} />,
  play: async ({ canvas }) => void (await canvas.findAllByRole('navigation')),
}
/** A screen, once its code is loaded. */
export const Loaded: Story = {
  render: () => <LoadedScreen screen={notFoundScreen} title="page.error" />,
  play: hasHeading,
}
/** Until then: a visually hidden heading, and a placeholder. */
export const Loading: Story = {
  render: () => (
    <>
      <PageHeading title="page.transaction" />
      <PageSkeleton />
    </>
  ),
  play: hasHeading,
}
/** Its code can't be loaded without a connection. */
export const NotLoaded: Story = {
  render: () => <NotLoadedPage error={new OfflineError('offline')} onRetry={fn()} />,
  play: async ({ canvas }) => void (await canvas.findByRole('status')),
}
/** A page fails, and the rest of the app keeps working. */
export const Broken: Story = {
  render: () => <RouteError error={new Error('The page is broken')} reset={fn()} />,
  play: hasHeading,
}
export const FrameBroken: Story = {
  render: () => <FrameError error={new Error('The frame is broken')} reset={fn()} />,
  play: hasHeading,
}
/** The app's own pages navigate without a reload; external links load normally. */
export const Links: Story = {
  render: () => (
    <>
      <RouterLink href={`${pages.queue}?${safe}`}>Queue</RouterLink>
      <RouterLink href="https://example.org/">Another site</RouterLink>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Queue' })).toHaveAttribute(
      'href',
      `${pages.queue}?${safe}`,
    )
  },
}
