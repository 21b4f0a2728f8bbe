import { useInfiniteQuery } from '@tanstack/react-query'
import { createElement, type ReactNode, useState } from 'react'
import type { SafeRef } from '#base'
import type { Queue } from '#domain'
import { queuedQuery } from '#queries'
import { loadOnce, useLazyModule } from '#ui'
import { ConnectMenu, useWallet } from '#wallet'
import { useChain, useEnvironment } from '../environment.tsx'
import { usePreferences } from '../preferences.ts'
import { usePending } from '../shared/pending.ts'
import { type Section, sections as allSections } from '../sections.ts'
import { ErrorBoundary, OfflineNotice } from '../system/index.ts'
import { useSafeDetail } from '../useSafeDetail.ts'
import { GoToButton } from './goTo/GoToButton.tsx'
import { isApple, useGoToKey } from './goTo/useGoToKey.ts'
import { navItems } from './navItems.ts'
import { NetworkBadge } from './NetworkBadge.tsx'
import { SafeSwitcherView } from './SafeSwitcherView.tsx'
import { ShellView } from './ShellView.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useKnownSafes } from './useKnownSafes.ts'

export interface ShellProps {
  /** The safe that is open, if any. */
  at: SafeRef | undefined
  /** Name of the open section. */
  current: string | undefined
  sections?: readonly Section[]
  children: ReactNode
}

/** The frame of every page, with data from the wallet, the preferences and the open Safe. */
export function Shell({ at, ...rest }: ShellProps) {
  return at ? <SafeShell at={at} {...rest} /> : <Frame at={undefined} quorum={undefined} pendingCount={undefined} {...rest} />
}

function SafeShell({ at, ...rest }: ShellProps & { at: SafeRef }) {
  const { gateway } = useEnvironment()
  const safe = useSafeDetail(at)
  const queue = useInfiniteQuery(queuedQuery(gateway, at))
  const pendingCount = queue.data && countOf(queue.data)
  const quorum = safe.status === 'ready' ? { threshold: safe.value.threshold, owners: safe.value.owners.length } : undefined
  return <Frame at={at} quorum={quorum} pendingCount={pendingCount} {...rest} />
}

/** Rows of one page of the gateway's queue. */
const pageSize = 20

/** The number of pending transactions: exact once all pages are loaded, `20+` before that, regardless of scrolling. */
function countOf({ next, later, hasMore }: Queue): string {
  const rows = [...next, ...later].reduce((sum, { items }) => sum + items.length, 0)
  return hasMore ? `${Math.min(rows, pageSize)}+` : String(rows)
}

interface FrameProps extends ShellProps {
  quorum: { threshold: number; owners: number } | undefined
  pendingCount: string | undefined
}

function Frame({ at, current, sections = allSections, quorum, pendingCount, children }: FrameProps) {
  const { chains } = useEnvironment()
  const chain = useChain(at?.chainId)
  const safes = useKnownSafes()
  const [{ theme }, change] = usePreferences()
  const [goesTo, setGoesTo] = useState(false)
  useGoToKey(setGoesTo)
  const GoTo = useLazyModule(goToDialog, goesTo)
  const items = navItems(sections, chains, at)
  return (
    <ShellView
      current={current}
      items={items}
      counts={{ queue: pendingCount }}
      switcher={<SafeSwitcherView chains={chains} current={at} quorum={quorum} safes={safes} />}
      goTo={
        <>
          <GoToButton apple={isApple} onOpen={() => setGoesTo(true)} />
          {GoTo && createElement(GoTo, { open: goesTo, onOpenChange: setGoesTo, items, safes })}
        </>
      }
      network={chain && <NetworkBadge chain={chain} />}
      account={<ConnectMenu />}
      theme={<ThemeSwitch theme={theme} onChange={(next) => change({ theme: next })} />}
      notice={
        <>
          <OfflineNotice />
          <ErrorBoundary resetKey="pending" fallback={null}>
            <Follower />
          </ErrorBoundary>
          {at && (
            <ErrorBoundary resetKey={at.chainId}>
              <WrongChain at={at} />
            </ErrorBoundary>
          )}
        </>
      }
    >
      {children}
    </ShellView>
  )
}

const goToDialog = /*@__PURE__*/ loadOnce(async () => (await import('./goTo/GoToDialog.tsx')).GoToDialog)

/** Submissions that began before this moment belong to an earlier page. */
const started = Date.now()

const pendingFollower = /*@__PURE__*/ loadOnce(async () => (await import('#screens/pending')).PendingFollower)

/** Loaded on demand, because most visits have no pending entries. */
function Follower() {
  const needed = usePending().some(
    ({ kind, state, since }) => state.status === 'processing' || (kind === 'confirm' && state.status === 'submitting' && since < started),
  )
  const Follows = useLazyModule(pendingFollower, needed)
  return needed && Follows ? createElement(Follows, { started }) : null
}

const wrongChainNotice = /*@__PURE__*/ loadOnce(async () => (await import('./WrongChainNotice.tsx')).WrongChainNotice)

/** Loaded on demand, because few wallets are on a different network than the Safe. */
function WrongChain({ at }: { at: SafeRef }) {
  const { status, chainId } = useWallet()
  const isWrong = status === 'connected' && String(chainId) !== at.chainId
  const Shown = useLazyModule(wrongChainNotice, isWrong)
  return isWrong && Shown ? createElement(Shown, { at }) : null
}
