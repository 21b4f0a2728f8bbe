import type { ReactNode } from 'react'
import SearchX from 'lucide-react/icons/search-x'
import {
  type ChainSummary,
  explorerLink,
  oldestFreshness,
  type Remote,
  retryStale,
  type SafeRef,
} from '#base'
import type { Assets, History, Queue, SafeDetail } from '#domain'
import {
  AddressText,
  Button,
  ButtonLink,
  EmptyState,
  Problem,
  StaleBanner,
  useText,
  VisuallyHidden,
} from '#ui'
import { mySafesLink } from '#screens/core/links'
import { Page, UnsupportedChain } from '#screens/common/pages'
import type { Viewing } from '#screens/common/rows'
import { ActivityWidget } from './ActivityWidget.tsx'
import { AssetsWidget } from './AssetsWidget.tsx'
import { FirstStepsWidget, type FirstStepsWidgetProps } from './FirstStepsWidget.tsx'
import { HomeHeader, type HomeHeaderProps } from './HomeHeader.tsx'
import type { HomeLinks } from './homeFlow.ts'
import styles from './HomeView.module.css'
import type { PendingActions } from './PendingCard.tsx'
import { PendingWidget } from './PendingWidget.tsx'
import { SafeNotices } from './SafeNotices.tsx'
import { homeText } from './text.ts'

export interface HomeViewProps {
  at: SafeRef
  /** undefined: the Safe's chain isn't supported. */
  chain: ChainSummary | undefined
  /** False if the gateway doesn't know the network, and so none of its Safes. */
  isServed?: boolean | undefined
  /** The connected account, if any, and the Safe's state. */
  viewing: Viewing
  safe: Remote<SafeDetail>
  assets: Remote<Assets>
  positions?: HomeHeaderProps['positions']
  queue: Remote<Queue>
  history: Remote<History>
  links: HomeLinks
  pendingActions: PendingActions
  /** First steps of a Safe that has executed nothing yet. */
  firstSteps?: FirstStepsWidgetProps | undefined
  /** When the user was here before, in milliseconds since 1970; null for the first visit. */
  lastVisit?: number | null | undefined
  /** Reminders of recurring payments. */
  due?: ReactNode
  /** Buttons next to the Safe's name. */
  actions?: ReactNode
  /** Opens the Safe's address as a QR code; the next step of a Safe without assets. */
  receive?: ReactNode
  /** What a viewer who isn't an owner may do; undefined for owners, and if that is nothing. */
  role?: ReactNode
}

/** The home page of a Safe. Each part loads, fails, and retries independently. */
export function HomeView({
  at,
  chain,
  isServed = true,
  viewing,
  role,
  safe,
  assets,
  positions,
  queue,
  history,
  links,
  pendingActions,
  firstSteps,
  lastVisit,
  due,
  actions,
  receive,
}: HomeViewProps) {
  const text = useText(homeText)
  const toSafes = <ButtonLink href={mySafesLink}>{text('notFound.action')}</ButtonLink>
  const heading = (
    <VisuallyHidden>
      <h1>{text('heading')}</h1>
    </VisuallyHidden>
  )
  if (!chain) {
    return (
      <>
        {heading}
        <UnsupportedChain chainId={at.chainId} />
      </>
    )
  }
  if (safe.status === 'failed' && safe.reason.kind === 'notFound') {
    const retry = (
      <>
        <Button variant="primary" onClick={safe.retry}>
          {text('notFound.retry')}
        </Button>
        {toSafes}
      </>
    )
    const where = (
      <>
        <AddressText
          address={at.address}
          chainPrefix={chain.shortName}
          explorerHref={explorerLink(chain, 'address', at.address)}
        />
        <span className={styles.where}>
          {text(isServed ? 'notFound.text' : 'notServed.text', { chain: chain.name })}
        </span>
      </>
    )
    return (
      <>
        {heading}
        <EmptyState
          variant="page"
          icon={SearchX}
          title={isServed ? text('notFound') : text('notServed', { chain: chain.name })}
          text={where}
          action={retry}
        />
      </>
    )
  }
  const parts = [safe, assets, queue, history]
  const freshness = oldestFreshness(parts)
  return (
    <Page
      header={
        <HomeHeader
          at={at}
          chain={chain}
          viewer={viewing.viewer}
          safe={safe}
          assets={assets}
          positions={positions}
          hasRole={role !== undefined}
          actions={actions}
        />
      }
    >
      {freshness !== 'live' && (
        <StaleBanner updating={freshness === 'updating'} onRetry={() => retryStale(parts)} />
      )}
      {safe.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('failed')}
          reason={safe.reason}
          onRetry={safe.retry}
        />
      )}
      {safe.status === 'ready' && (
        <SafeNotices safe={safe.value} chain={chain} contractVersion={viewing.safe?.version} />
      )}
      {/* The notices are known once the Safe is: content below waits, so that it doesn't move. */}
      {safe.status !== 'loading' && (
        <>
          {role}
          {due}
          {firstSteps && <FirstStepsWidget {...firstSteps} />}
          <PendingWidget
            queue={queue}
            viewing={viewing}
            chain={chain}
            links={links}
            actions={pendingActions}
            isMain={role === undefined}
          />
          <div className={styles.widgets}>
            <AssetsWidget
              assets={assets}
              chain={chain}
              href={links.assets}
              at={at}
              receive={receive}
            />
            <ActivityWidget history={history} chain={chain} links={links} since={lastVisit} />
          </div>
        </>
      )}
    </Page>
  )
}
