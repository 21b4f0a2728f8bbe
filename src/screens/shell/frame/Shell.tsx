import BellIcon from 'lucide-react/icons/bell'
import Search from 'lucide-react/icons/search'
import { createElement, type ReactNode, type Ref, useCallback, useState } from 'react'
import { type Address, isIndependent, type SafeRef } from '#base'
import { Skeleton, useText } from '#ui'
import { ConnectMenu, useWallet } from '#wallet'
import { RequestDialogs, useOpenRequests } from '#screens/apps/requests'
import { loadPart, useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useChain, useEnvironment } from '#screens/core/environment'
import { endpointsLink, linkToPath, PageHrefContext } from '#screens/core/links'
import { safeTitle, useNames } from '#screens/core/names'
import { usePreferences } from '#screens/core/preferences'
import { usePending } from '#screens/common/pending'
import { type Section, sections as allSections } from './sections.ts'
import { ErrorBoundary, OfflineNotice } from '#screens/common/system'
import { useKnownSafes, useSafeDetail } from '#screens/core/openSafe'
import { GoToButton } from './goTo/GoToButton.tsx'
import { isApple, useShellKeys } from './keys/useShellKeys.ts'
import { navItems } from './navItems.ts'
import { needsFollower } from './needsFollower.ts'
import { NotificationsButton } from './notifications/NotificationsButton.tsx'
import { NetworkBadge } from './NetworkBadge.tsx'
import { type PageVisit, usePage } from './page/usePage.ts'
import { SafeSwitcherView } from './SafeSwitcherView.tsx'
import { ShellView } from './ShellView.tsx'
import { StorageTroubles } from './StorageTroubles.tsx'
import { shellText } from './text.ts'
import { nextTheme, themeIcons } from './themes.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export interface ShellProps {
  /** The safe that is open, if any. */
  at: SafeRef | undefined
  /** Name of the open section. */
  current: string | undefined
  sections?: readonly Section[]
  /** The page in the browser's history. */
  visit?: PageVisit | undefined
  children: ReactNode
}

/** The frame of every page, with data from the wallet, the preferences, and the open Safe. */
export function Shell({ at, visit, ...rest }: ShellProps) {
  const text = useText(shellText)
  const names = useNames()
  const { chains } = useEnvironment()
  const { sections = allSections, current } = rest
  const section = navItems(sections, chains, at).find(({ name }) => name === current)
  const contentRef = usePage({
    visit,
    section: section && text(section.label),
    safeName: at && safeTitle(names, chains, at),
  })
  const frame = { contentRef, ...rest }
  return (
    <>
      {at ? (
        <SafeShell at={at} {...frame} />
      ) : (
        <Frame at={undefined} quorum={undefined} modules={[]} {...frame} />
      )}
      <RequestsOfApps />
    </>
  )
}

/**
 * Outside of the frame and its pages: the wallet prompt may be open when the page of an app is
 * left.
 */
function RequestsOfApps() {
  const id = useOpenRequests()[0]?.id
  return (
    <ErrorBoundary resetKey={String(id)}>{id !== undefined && <RequestDialogs />}</ErrorBoundary>
  )
}

type InnerProps = Omit<ShellProps, 'visit'> & { contentRef: Ref<HTMLElement> }

function SafeShell({ at, ...rest }: InnerProps & { at: SafeRef }) {
  const safe = useSafeDetail(at)
  const quorum =
    safe.status === 'ready'
      ? { threshold: safe.value.threshold, owners: safe.value.owners.length }
      : undefined
  const modules = (safe.status === 'ready' && safe.value.modules) || []
  return <Frame at={at} quorum={quorum} modules={modules.map(({ address }) => address)} {...rest} />
}

interface FrameProps extends InnerProps {
  quorum: { threshold: number; owners: number } | undefined
  /** The Safe's modules, as the gateway reports them. */
  modules: readonly Address[]
}

function Frame({
  at,
  current,
  sections = allSections,
  contentRef,
  quorum,
  modules,
  children,
}: FrameProps) {
  const { chains } = useEnvironment()
  const chain = useChain(at?.chainId)
  const safes = useKnownSafes()
  const [{ theme, singleKeys }, change] = usePreferences()
  const [goesTo, setGoesTo] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  const [notified, setNotified] = useState(false)
  const withCode = useWithCode()
  const openGoTo = () => withCode(GoToDialog, () => setGoesTo(true))
  const openKeys = () => withCode(KeysDialog, () => setShowsKeys(true))
  useShellKeys({ singleKeys: singleKeys === 'on', onGoTo: openGoTo, onKeys: openKeys })
  const hrefOf = useCallback(
    (path: string) => (at ? linkToPath(chains, at, path) : path),
    [at, chains],
  )
  const items = navItems(sections, chains, at)
  const place = at ? `${at.chainId} ${at.address}` : ''
  const guarded = (part: ReactNode) => (
    <ErrorBoundary resetKey={place} fallback={null}>
      {part}
    </ErrorBoundary>
  )
  const waiting = at && guarded(<WaitingCount at={at} />)
  return (
    <ShellView
      contentRef={contentRef}
      current={current}
      items={items}
      badges={{ queue: at && guarded(<QueueCount at={at} />) }}
      switcher={
        <SafeSwitcherView
          chains={chains}
          current={at}
          quorum={quorum}
          safes={safes}
          list={(listed, close) => guarded(<SwitcherList safes={listed} onLeave={close} />)}
        />
      }
      goTo={
        <>
          <GoToButton apple={isApple} onOpen={openGoTo} />
          <GoToDialog
            open={goesTo}
            onOpenChange={setGoesTo}
            at={at}
            items={items}
            safes={safes}
            onKeys={openKeys}
          />
          <KeysDialog open={showsKeys} onOpenChange={setShowsKeys} apple={isApple} />
        </>
      }
      tools={[
        { name: 'goTo', label: 'goTo', icon: Search, onClick: openGoTo },
        {
          name: 'bell',
          label: 'bell',
          icon: BellIcon,
          badge: waiting,
          onClick: () => setNotified(true),
        },
        {
          name: 'theme',
          label: `theme.${theme}`,
          icon: themeIcons[theme],
          onClick: () => change({ theme: nextTheme[theme] }),
        },
      ]}
      moreBadge={waiting}
      notifications={guarded(<Notifications at={at} open={notified} onOpenChange={setNotified} />)}
      network={chain && <NetworkBadge chain={chain} />}
      account={<ConnectMenu />}
      theme={<ThemeSwitch theme={theme} onChange={(next) => change({ theme: next })} />}
      notice={
        <>
          {/* First, because nothing is more urgent. */}
          {at &&
            modules.length > 0 &&
            guarded(<RecoveryNotice key={place} at={at} modules={modules} />)}
          <OfflineNotice />
          {guarded(<StorageTroubles />)}
          {guarded(<ChainProblems chainId={at?.chainId} />)}
          {guarded(<NodeNotices at={at} current={current} href={hrefOf(endpointsLink)} />)}
          {guarded(<Follower />)}
          {guarded(<LostWallet />)}
          {/* On a transaction's page, the action itself says so and offers to switch. */}
          {at && current && (
            <ErrorBoundary resetKey={at.chainId}>
              <WrongChain at={at} />
            </ErrorBoundary>
          )}
        </>
      }
    >
      <PageHrefContext value={hrefOf}>{children}</PageHrefContext>
    </ShellView>
  )
}

const GoToDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./goTo/GoToDialog.tsx')).GoToDialog,
)

const KeysDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./keys/KeysDialog.tsx')).KeysDialog,
)

/** Loaded when the switcher is opened. */
const SwitcherList = /*@__PURE__*/ loadPart(
  async () => (await import('./switcher/index.ts')).SwitcherList,
  { fallback: /*@__PURE__*/ createElement(Skeleton, { shape: 'row', count: 3 }) },
)

const loadNotices = () => import('./notices/index.ts')
const loadNotifications = () => import('./notifications/index.ts')

/** Loaded after the frame, because pages without a Safe list no transactions. */
const QueueCount = /*@__PURE__*/ loadPart(async () => (await loadNotifications()).QueueCount)

const WaitingCount = /*@__PURE__*/ loadPart(async () => (await loadNotifications()).WaitingCount)

/** Loaded after the frame, which has room for its button. */
const Notifications = /*@__PURE__*/ loadPart(
  async () => (await loadNotifications()).Notifications,
  { fallback: /*@__PURE__*/ createElement(NotificationsButton) },
)

/** Submissions that began before this moment belong to an earlier page. */
const started = Date.now()

const PendingFollower = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/transactions/pending')).PendingFollower,
)

/** Loaded on demand, because most visits have no pending entries. */
function Follower() {
  const needed = usePending().some((entry) => needsFollower(entry, started))
  return needed && <PendingFollower started={started} />
}

const ChainProblemsView = /*@__PURE__*/ loadPart(
  async () => (await loadNotices()).ChainProblemsView,
)

/**
 * On a Safe's pages, only those of its network. Loaded on demand, because a correct gateway causes
 * none.
 */
function ChainProblems({ chainId }: { chainId: string | undefined }) {
  const { chainProblems = [] } = useEnvironment()
  const problems =
    chainId === undefined
      ? chainProblems
      : chainProblems.filter((one) => one.chainId === chainId && one.problem !== 'twice')
  return problems.length > 0 && <ChainProblemsView problems={problems} />
}

const NodeNotice = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/settings/endpoints/notices')).NodeNotice,
)

/** Loaded on demand, because most networks have an endpoint, and it is the site's. */
function NodeNotices({
  at,
  current,
  href,
}: {
  at: SafeRef | undefined
  current: string | undefined
  href: string
}) {
  const { chains, node } = useEnvironment()
  const shown = chains.filter(({ chainId }) => {
    const chosen = node(chainId)
    // Safes are created on any network.
    if (chosen?.source === 'person') return current === 'create' || chainId === at?.chainId
    return chainId === at?.chainId && !isIndependent(chosen)
  })
  return shown.map((chain) => <NodeNotice key={chain.chainId} chain={chain} href={href} />)
}

/** Loaded on demand, because few Safes have modules. */
const RecoveryNotice = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/safe/recovery')).RecoveryNotice,
)

const WrongChainNotice = /*@__PURE__*/ loadPart(async () => (await loadNotices()).WrongChainNotice)

/** Loaded on demand, because few wallets are on a different network than the Safe. */
function WrongChain({ at }: { at: SafeRef }) {
  const { status, chainId } = useWallet()
  const isWrong = status === 'connected' && String(chainId) !== at.chainId
  return isWrong && <WrongChainNotice at={at} />
}

const LostWalletNotice = /*@__PURE__*/ loadPart(async () => (await loadNotices()).LostWalletNotice)

/** Loaded on demand, because few wallets end their connection on their own. */
function LostWallet() {
  const { lost } = useWallet()
  return lost && <LostWalletNotice wallet={lost.walletName} onReconnect={lost.reconnect} />
}
