import { useQuery } from '@tanstack/react-query'
import { mapRemote, ready, type Remote, type SafeRef } from '#base'
import { findOverview, overviewsQuery, toRemote } from '#queries'
import { Popover, useText } from '#ui'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { useKnownSafes } from '#screens/core/openSafe'
import { sameSafe, usePreferences } from '#screens/core/preferences'
import type { PendingItem } from '#screens/common/rows'
import { NotificationsButton } from './NotificationsButton.tsx'
import { NotificationsView } from './NotificationsView.tsx'
import { useWaiting } from './useWaiting.ts'
import { safesToSign } from './waiting.ts'
import { shellText } from '../text.ts'

interface Opening {
  /** Controlled: a narrow window opens it from elsewhere. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

export interface NotificationsProps extends Opening {
  at: SafeRef | undefined
}

/** The bell and what it opens: what is pending for the viewer in this Safe and in the others. */
export const Notifications = ({ at, ...opening }: NotificationsProps) =>
  at ? <InSafe at={at} {...opening} /> : <Bell at={undefined} {...opening} />

function InSafe({ at, ...opening }: Opening & { at: SafeRef }) {
  const { waiting, isWhole, count } = useWaiting(at)
  return <Bell at={at} waiting={waiting} isWhole={isWhole} count={count} {...opening} />
}

interface BellProps extends Opening {
  at: SafeRef | undefined
  waiting?: Remote<readonly PendingItem[]> | undefined
  isWhole?: boolean | undefined
  count?: string | undefined
}

function Bell({ at, waiting, isWhole, count, open, onOpenChange }: BellProps) {
  const text = useText(shellText)
  return (
    <Popover
      label={text('bell')}
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      trigger={<NotificationsButton count={count} />}
    >
      {(close) => <Panel at={at} waiting={waiting} isWhole={isWhole} onLeave={close} />}
    </Popover>
  )
}

/** Reads the other Safes once it is open. */
function Panel({
  at,
  waiting,
  isWhole = true,
  onLeave,
}: Pick<BellProps, 'at' | 'waiting' | 'isWhole'> & { onLeave: () => void }) {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const chain = useChain(at?.chainId)
  const [{ currency }] = usePreferences()
  const safes = useKnownSafes().filter((one) => !at || !sameSafe(one, at))
  const overviews = useQuery({
    ...overviewsQuery(gateway, { safes, currency, wallet: account }),
    enabled: account !== undefined && safes.length > 0,
  })
  const { toSign, unknown } = safesToSign(safes, (one) => findOverview(overviews.data, one))
  const missing = unknown.map(({ address }) => address)
  return (
    <NotificationsView
      chains={chains}
      isConnected={account !== undefined}
      here={
        at && chain && waiting
          ? {
              chain,
              waiting,
              isWhole,
              hrefOf: (id) => linkTo(chains, at, 'transaction', id),
              queueHref: linkTo(chains, at, 'queue'),
            }
          : undefined
      }
      elsewhere={
        safes.length === 0 ? ready([]) : mapRemote(toRemote(overviews, missing), () => toSign)
      }
      queueOf={(one) => linkTo(chains, one, 'queue')}
      onLeave={onLeave}
    />
  )
}
