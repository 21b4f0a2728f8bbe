import CirclePlus from 'lucide-react/icons/circle-plus'
import Plus from 'lucide-react/icons/plus'
import Wallet from 'lucide-react/icons/wallet'
import { type ReactNode, useRef } from 'react'
import { oldestFreshness, retryStale } from '#base'
import { Button, ButtonLink, EmptyState, Notice, PartialBanner, StaleBanner, useText } from '#ui'
import { Page } from '#screens/common/pages'
import { createSafeLink, portfolioLink } from '#screens/core/links'
import { useKeptFocus } from '#screens/common/hooks'
import { SafeGroups, type SafeGroupsProps } from './SafeGroups.tsx'
import { mySafesText } from './text.ts'

export interface MySafesViewProps extends SafeGroupsProps {
  /** undefined while connecting is not possible. */
  onConnect: (() => void) | undefined
  onAdd: () => void
  /** Safes that are being created. */
  notices?: ReactNode
}

/** All Safes of a user, with their totals and pending transactions. */
export function MySafesView(props: MySafesViewProps) {
  const { connected, chains, isLocal, onConnect, onAdd, notices } = props
  const { owned, ownedNumbers, added, addedNumbers } = props
  const text = useText(mySafesText)
  const frame = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(frame)
  const names = chains.map(({ name }) => name).join(', ')
  const isEmpty =
    added.length === 0 &&
    (!connected ||
      (owned.status === 'ready' && owned.value.length === 0 && owned.missing.length === 0))
  const shown = [...(connected ? [owned, ownedNumbers] : []), addedNumbers]
  const freshness = oldestFreshness(shown)
  return (
    <Page
      heading={text('title')}
      ref={frame}
      onFocus={keepFocus}
      actions={
        !isEmpty && (
          // Without icons, the three fit on one line of a phone.
          <>
            <ButtonLink href={portfolioLink}>{text('portfolio')}</ButtonLink>
            <ButtonLink href={createSafeLink}>{text('create')}</ButtonLink>
            <Button onClick={onAdd}>{text('add')}</Button>
          </>
        )
      }
    >
      {notices}
      {isEmpty ? (
        <EmptyState
          variant="page"
          icon={Wallet}
          title={text(isLocal ? 'none.local' : connected ? 'none' : 'invite')}
          text={
            isLocal
              ? text('none.localText')
              : connected
                ? text('none.text', { chains: names })
                : text('invite.text')
          }
          action={
            <>
              {!connected && onConnect && (
                <Button variant="primary" onClick={onConnect}>
                  {text('connect')}
                </Button>
              )}
              <ButtonLink
                variant={connected ? 'primary' : 'secondary'}
                icon={CirclePlus}
                href={createSafeLink}
              >
                {text('create')}
              </ButtonLink>
              <Button icon={Plus} onClick={onAdd}>
                {text('add')}
              </Button>
            </>
          }
        />
      ) : (
        <>
          {!connected && onConnect && (
            <Notice
              action={
                <Button size="s" variant="primary" onClick={onConnect}>
                  {text('connect')}
                </Button>
              }
            >
              {text('invite.line')}
            </Notice>
          )}
          {freshness !== 'live' && (
            <StaleBanner updating={freshness === 'updating'} onRetry={() => retryStale(shown)} />
          )}
          {connected && owned.status === 'ready' && (
            <PartialBanner missing={owned.missing} onRetry={owned.retry} />
          )}
          <SafeGroups {...props} />
        </>
      )}
    </Page>
  )
}
