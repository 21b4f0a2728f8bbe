import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#base'
import type { History, Queue } from '#domain'
import { DueView } from '../../../../src/screens/transactions/templates/DueView.tsx'
import { amountsOf, payroll, today } from '../../transactions/templates/templates.ts'
import { HomeView } from '../../../../src/screens/safe/home/HomeView.tsx'
import { toSafeState } from '../../../../src/screens/core/openSafe/useSafeState.ts'
import { ownLimits } from '../../../../src/screens/safe/home/role/ownLimits.ts'
import { RoleCardView } from '../../../../src/screens/safe/home/role/RoleCardView.tsx'
import { homeText } from '../../../../src/screens/safe/home/text.ts'
import { englishText } from '../../../englishText.ts'
import { aLimit, erc20s, limitsOf } from '../setup/limits.ts'
import { positions } from '../assets/positions.ts'
import { everyday, nothing, veryLong, withoutPrices } from '../assets/tokens.ts'
import {
  addOwner,
  alice,
  at,
  aPast,
  aPending,
  batch,
  bob,
  call,
  carol,
  dave,
  mainnet,
  receiveDollars,
  sendDollars,
  sendNft,
} from '../../common/rows/items.ts'
import { aSafe } from './safe.ts'
import { viewingAs } from './viewing.ts'
import { ActivityWidget } from '../../../../src/screens/safe/home/ActivityWidget.tsx'
import { AllocationBar } from '../../../../src/screens/safe/home/AllocationBar.tsx'
import { AssetsWidget } from '../../../../src/screens/safe/home/AssetsWidget.tsx'
import { FirstStepsWidget } from '../../../../src/screens/safe/home/FirstStepsWidget.tsx'
import { HomeHeader } from '../../../../src/screens/safe/home/HomeHeader.tsx'
import { OwnersPanel } from '../../../../src/screens/safe/home/OwnersPanel.tsx'
import { PendingCard } from '../../../../src/screens/safe/home/PendingCard.tsx'
import { PendingWidget } from '../../../../src/screens/safe/home/PendingWidget.tsx'
import { SafeNotices } from '../../../../src/screens/safe/home/SafeNotices.tsx'
import { Widget } from '../../../../src/screens/safe/home/Widget.tsx'
import { WidgetSkeleton } from '../../../../src/screens/safe/home/WidgetSkeleton.tsx'
import { allocationOf } from '../../../../src/screens/safe/home/allocation.ts'
import { ReceiveButton } from '../../../../src/screens/safe/receive/ReceiveButton.tsx'
import { prioritizePending } from '../../../../src/screens/common/rows/prioritizePending.ts'

const text = englishText(homeText)
const unknownContract = aSafe({ version: null, versionState: 'UNKNOWN', modules: null })

const empty: Queue = { next: [], later: [], unreadable: [], hasMore: false }
const waiting: Queue = {
  next: [
    {
      nonce: 7,
      items: [
        aPending({
          nonce: 7,
          action: sendDollars,
          signed: [alice, bob],
          note: 'November salaries',
        }),
      ],
    },
  ],
  later: [
    { nonce: 8, items: [aPending({ nonce: 8, action: batch, signed: [alice] })] },
    { nonce: 9, items: [aPending({ nonce: 9, signed: [bob] })] },
    { nonce: 10, items: [aPending({ nonce: 10, action: addOwner, signed: [alice] })] },
    { nonce: 11, items: [aPending({ nonce: 11, action: call, signed: [carol] })] },
    { nonce: 12, items: [aPending({ nonce: 12, action: sendNft, signed: [alice] })] },
  ],
  unreadable: [],
  hasMore: true,
}

const past: History = {
  days: [
    {
      day: 0,
      items: [
        aPast(30, { action: receiveDollars, multisig: null }),
        aPast(90, { status: 'FAILED' }),
      ],
    },
    {
      day: 1,
      items: [
        aPast(1_440, { action: sendDollars }),
        aPast(2_900, { action: addOwner }),
        aPast(60_000, { action: sendNft }),
        aPast(70_000),
      ],
    },
  ],
  hasMore: true,
}

const meta: Meta<typeof HomeView> = {
  title: 'Screens/Home/Home view',
  component: HomeView,
  parameters: { picture: 'page', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    at,
    chain: mainnet,
    viewing: viewingAs(alice),
    safe: ready(aSafe()),
    assets: ready(everyday),
    queue: ready(waiting),
    history: ready(past),
    links: {
      assets: '/balances',
      history: '/transactions/history',
      queue: '/transactions/queue',
      newTransaction: '/transactions/new',
      transaction: (id) => `/transactions/tx?id=${id}`,
    },
    pendingActions: { onConfirm: fn(), onExecute: fn() },
  },
}
export default meta
type Story = StoryObj<typeof HomeView>

export const Owner: Story = { parameters: { cell: { screen: 'home', state: 'owner' } } }
/** Protocols are part of the value and of its composition. */
export const WithPositions: Story = {
  args: { positions: ready(positions) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$330,401.85')).toBeVisible()
    const allocation = within(canvas.getByRole('list', { name: 'Allocation' }))
    await expect(allocation.getByText('Lido')).toBeVisible()
  },
}
export const ReadOnly: Story = {
  args: { viewing: viewingAs(dave) },
  parameters: {
    cell: { screen: 'home', state: 'readOnly' },
    pictureIn: 'light',
    pictureReason: 'Owner shows it in the dark.',
  },
}
/** What an account may do that isn't an owner comes first, and has the main button. */
export const LimitHolder: Story = {
  args: {
    viewing: viewingAs(dave),
    role: (
      <RoleCardView
        chain={mainnet}
        limits={ready(ownLimits(limitsOf([aLimit({ delegate: dave })]), dave))}
        tokens={erc20s}
        isDelegate
        proposals={ready({ count: 1, isPartial: false })}
        links={{ queue: '/transactions/queue', newTransaction: '/transactions/new' }}
        onSend={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('role.notOwner'))).toBeVisible()
    await expect(canvas.queryByText(text('readOnly'))).toBeNull()
  },
}
export const NoWallet: Story = {
  args: { viewing: viewingAs(undefined) },
  parameters: { picture: false, pictureReason: 'ReadOnly differs in one line.' },
}
export const Loading: Story = {
  args: { safe: loading, assets: loading, queue: loading, history: loading },
  parameters: { cell: { screen: 'home', state: 'loading' } },
}
export const NoPrices: Story = {
  args: { assets: ready(withoutPrices) },
  parameters: { picture: false, pictureReason: 'AssetsView shows tokens without a price.' },
}
const nextSteps: Story['play'] = async ({ canvas }) => {
  for (const name of ['View all Queue', 'View all Assets', 'View all History', 'New transaction'])
    await expect(canvas.getByRole('link', { name })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Receive' })).toBeVisible()
}
const none: Story['args'] = {
  assets: ready(nothing),
  queue: ready(empty),
  history: ready({ days: [], hasMore: false }),
  receive: <ReceiveButton open={fn()} prepare={fn()} variant="primary" />,
}
export const Empty: Story = {
  args: none,
  parameters: { cell: { screen: 'home', state: 'empty' } },
  play: nextSteps,
}
export const Failed: Story = {
  args: {
    safe: failed({ kind: 'unreachable' }),
    assets: failed({ kind: 'unreachable' }),
    queue: failed({ kind: 'unreachable' }),
    history: failed({ kind: 'unreachable' }),
  },
  parameters: { cell: { screen: 'home', state: 'failed' } },
}
export const Offline: Story = {
  args: {
    safe: failed({ kind: 'offline' }),
    assets: failed({ kind: 'offline' }),
    queue: failed({ kind: 'offline' }),
    history: failed({ kind: 'offline' }),
  },
  parameters: { cell: { screen: 'home', state: 'offline' } },
}
export const Stale: Story = {
  args: {
    safe: ready(aSafe(), { freshness: 'stale' }),
    queue: ready(waiting, { freshness: 'stale' }),
  },
  parameters: {
    picture: false,
    pictureReason: 'It is Owner below the banner of StaleBanner.',
    cell: { screen: 'home', state: 'stale' },
  },
}
export const Partial: Story = {
  args: { assets: failed({ kind: 'timeout' }) },
  parameters: {
    cell: { screen: 'home', state: 'partial' },
    picture: false,
    pictureReason: 'Failed shows what appears in its place.',
  },
}
const small = { picture: false, pictureReason: 'Its rows are those of the widgets.' } as const
const newSafe = {
  assets: ready(nothing),
  queue: ready(empty),
  history: ready({ days: [], hasMore: false }),
  safe: ready(aSafe({ nonce: 0 })),
}
const stepLinks = { fund: '/balances', name: '/contacts', propose: '/transactions/new' }
/** A Safe without executed transactions shows the first steps. */
export const NewSafe: Story = {
  args: {
    ...newSafe,
    firstSteps: { steps: { fund: false, name: false, propose: false }, hrefs: stepLinks },
  },
  parameters: small,
}
export const NewSafeHalfway: Story = {
  args: {
    ...newSafe,
    assets: ready(everyday),
    firstSteps: { steps: { fund: true, name: true, propose: false }, hrefs: stepLinks },
  },
  parameters: small,
}
/** How many transactions arrived since the user's last visit. */
export const BackAgain: Story = {
  args: { lastVisit: past.days[0]?.items[1]?.at ?? 0 },
  parameters: { picture: false, pictureReason: 'A few words more.' },
}
/** A recurring payment is due. */
export const PaymentDue: Story = {
  args: {
    due: (
      <DueView
        due={[payroll]}
        today={today}
        amountsOf={amountsOf}
        hrefOf={() => '#prepare'}
        allHref="#all"
        onNext={() => {}}
      />
    ),
  },
}
export const NotFound: Story = {
  args: { safe: failed({ kind: 'notFound' }) },
  parameters: { cell: { screen: 'home', state: 'notFound' } },
}
/** The site's operator lists a network that the gateway doesn't know. */
export const NotServed: Story = {
  args: { safe: failed({ kind: 'notFound' }), isServed: false },
  parameters: { picture: false, pictureReason: 'NotFound shows the same parts.' },
}
export const UnsupportedChain: Story = {
  args: { at: { ...at, chainId: '424242' }, chain: undefined },
  parameters: { cell: { screen: 'home', state: 'unsupportedChain' } },
}
export const OutdatedWithModuleAndGuard: Story = {
  args: {
    safe: ready(
      aSafe({
        version: '1.3.0',
        versionState: 'OUTDATED',
        modules: [{ address: carol, name: 'Allowance Module' }],
        guard: { address: dave, name: null },
      }),
    ),
  },
  parameters: { picture: false, pictureReason: 'UnknownContract shows the notices.' },
}
/** Neither the gateway nor the chain knows the contract. */
export const UnknownContract: Story = {
  args: { safe: ready(unknownContract), viewing: viewingAs(alice, toSafeState(unknownContract)) },
  parameters: {
    pictureIn: 'light',
    pictureReason: 'Owner shows it in the dark.',
  },
}
/** The chain knows the contract: no notice. */
export const UnknownToTheGateway: Story = {
  args: {
    safe: ready(unknownContract),
    viewing: viewingAs(alice, toSafeState(unknownContract, { version: '1.5.0' })),
  },
  parameters: { picture: false, pictureReason: 'It looks as without the notice.' },
}
export const VeryLong: Story = {
  args: { assets: ready(veryLong) },
  parameters: {
    cell: { screen: 'home', state: 'veryLong' },
    pictureIn: 'light',
    pictureReason: 'Owner shows it in the dark.',
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'home', state: 'rightToLeft' } },
}

export const Header: Story = {
  tags: ['part'],
  render: ({ at, viewing, safe, assets }) => (
    <HomeHeader at={at} chain={mainnet} viewer={viewing.viewer} safe={safe} assets={assets} />
  ),
}
export const OwnersOfTheSafe: Story = {
  tags: ['part'],
  render: ({ safe }) => <OwnersPanel safe={safe} chain={mainnet} />,
}
/** What the value consists of. */
export const Allocation: Story = {
  tags: ['part'],
  render: () => <AllocationBar shares={allocationOf(everyday)} chainId="1" />,
}
export const Notices: Story = {
  tags: ['part'],
  render: () => (
    <SafeNotices
      safe={aSafe({
        version: '1.3.0',
        versionState: 'OUTDATED',
        modules: [{ address: carol, name: 'Allowance Module' }],
        guard: { address: dave, name: null },
      })}
      chain={mainnet}
      contractVersion="1.3.0"
    />
  ),
}
export const PendingTransactions: Story = {
  tags: ['part'],
  render: ({ queue, viewing, links, pendingActions }) => (
    <PendingWidget
      queue={queue}
      viewing={viewing}
      chain={mainnet}
      links={links}
      actions={pendingActions}
    />
  ),
}
export const PendingTransaction: Story = {
  tags: ['part'],
  render: ({ viewing, pendingActions }) => (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      {prioritizePending(waiting, viewing)
        .slice(0, 3)
        .map((one, index) => (
          <PendingCard
            key={one.item.id}
            {...one}
            {...pendingActions}
            chain={mainnet}
            href="#transaction"
            primary={index === 0}
          />
        ))}
    </ul>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Execute, Send/ }))
    await expect(args.pendingActions.onExecute).toHaveBeenCalledOnce()
    await expect(args.pendingActions.onConfirm).not.toHaveBeenCalled()
  },
}
export const Tokens: Story = {
  tags: ['part'],
  render: ({ assets, links }) => (
    <AssetsWidget assets={assets} chain={mainnet} href={links.assets} at={at} />
  ),
}
export const Activity: Story = {
  tags: ['part'],
  render: ({ history, links }) => (
    <ActivityWidget history={history} chain={mainnet} links={links} />
  ),
}
export const FirstSteps: Story = {
  tags: ['part'],
  render: () => (
    <FirstStepsWidget steps={{ fund: true, name: false, propose: false }} hrefs={stepLinks} />
  ),
}
/** What every section of the page has, here with rows that are still loading. */
export const LoadingWidget: Story = {
  tags: ['part'],
  render: ({ links }) => (
    <Widget title="Queue" count="6" href={links.queue}>
      <WidgetSkeleton count={4} />
    </Widget>
  ),
}
