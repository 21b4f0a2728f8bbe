import BellOff from 'lucide-react/icons/bell-off'
import { type Address, type ChainSummary, type Remote, type SafeRef } from '#base'
import {
  Button,
  EmptyState,
  Link,
  Notice,
  PartialBanner,
  Problem,
  Skeleton,
  StaleBanner,
  useText,
} from '#ui'
import { Page } from '#screens/common/pages'
import { mySafesLink } from '#screens/core/links'
import { SettingGroup } from '#screens/common/setting'
import { SettingsPages } from '#screens/settings/common'
import { DevicePanel } from './DevicePanel.tsx'
import type { DeviceState } from './deviceState.ts'
import styles from './NotificationsView.module.css'
import type { NotificationGroup } from './kinds.ts'
import { SafeNotificationsRow } from './SafeNotificationsRow.tsx'
import type { SafeNotifications } from './safeRows.ts'
import { notificationsText } from './text.ts'
import { TurnOffNotice } from './TurnOffNotice.tsx'
import type { TurnOff } from './useTurnOff.ts'

export interface NotificationsViewProps extends Pick<TurnOff, 'busy' | 'trouble'> {
  /** undefined: the site operator hasn't set them up. */
  device: Remote<DeviceState> | undefined
  chains: readonly ChainSummary[]
  /** Whether the Safes of the connected account are known; ready without an account. */
  owned: Remote<unknown>
  rows: readonly SafeNotifications[]
  /** The connected account. */
  account: Address | undefined
  /** undefined while connecting is not possible. */
  onConnect: (() => void) | undefined
  /** Opens the dialog with these Safes chosen. */
  onTurnOn: (safes: readonly SafeRef[]) => void
  onTurnOff: () => void
  onTurnOffSafe: (at: SafeRef) => void
  /** Notifies the gateway again. */
  onRetry: () => void
  onGroup: (at: SafeRef, group: NotificationGroup, isShown: boolean) => void
}

/** This device's notifications, and for which Safes. */
export function NotificationsView({ device, ...props }: NotificationsViewProps) {
  const text = useText(notificationsText)
  return (
    <Page
      width="reading"
      heading={text('title')}
      lead={text('lead')}
      tabs={<SettingsPages current="notifications" />}
    >
      {device === undefined ? (
        <EmptyState
          variant="page"
          icon={BellOff}
          title={text('notOffered')}
          text={text('notOffered.text')}
        />
      ) : device.status === 'loading' ? (
        <Skeleton shape="row" count={3} announced />
      ) : device.status === 'failed' ? (
        <Problem title={text('failed')} reason={device.reason} onRetry={device.retry} />
      ) : (
        <Ready state={device.value} {...props} />
      )}
    </Page>
  )
}

function Ready({
  state,
  ...props
}: Omit<NotificationsViewProps, 'device' | 'settingsHref'> & { state: DeviceState }) {
  const text = useText(notificationsText)
  const { chains, owned, rows, account, trouble, onConnect, onTurnOn, onRetry } = props
  if (state.status === 'unsupported' || state.status === 'installFirst')
    return (
      <EmptyState
        variant="page"
        icon={BellOff}
        title={text(state.status)}
        text={text(`${state.status}.text`)}
      />
    )
  const isSupported = ({ at }: SafeNotifications) =>
    chains.some(({ chainId }) => chainId === at.chainId)
  const candidates = rows.filter((row) => row.status !== 'on' && isSupported(row))
  // Safes that the user doesn't own are turned on one by one.
  const first = candidates
    .filter(({ isOwned, status }) => isOwned === true || status === 'stale')
    .map(({ at }) => at)
  const signReason = account === undefined ? text('connect.reason') : undefined
  // The dialog offers what's known when it opens.
  const reason = signReason ?? (owned.status === 'loading' ? text('safes.loading') : undefined)
  return (
    <>
      {trouble && trouble.about !== 'safe' && <TurnOffNotice trouble={trouble} onRetry={onRetry} />}
      <DevicePanel
        {...props}
        state={state}
        signReason={signReason}
        disabledReason={
          reason ??
          (candidates.length === 0 && owned.status === 'ready' ? text('nothingLeft') : undefined)
        }
        onTurnOn={() =>
          onTurnOn(state.status === 'changed' || state.status === 'lost' ? state.stale : first)
        }
      />
      {onConnect && (
        <Notice
          action={
            <Button size="s" onClick={onConnect}>
              {text('connect')}
            </Button>
          }
        >
          {text('connect.line')}
        </Notice>
      )}
      {owned.status === 'ready' && owned.freshness !== 'live' && (
        <StaleBanner updating={owned.freshness === 'updating'} onRetry={owned.retry} />
      )}
      {owned.status === 'ready' && <PartialBanner missing={owned.missing} onRetry={owned.retry} />}
      <SettingGroup
        title={text('safes')}
        help={rows.some(({ registered }) => registered) ? text('safes.help') : undefined}
      >
        {owned.status === 'failed' && (
          <Problem
            variant="inline"
            title={text('safes.failed')}
            reason={owned.reason}
            onRetry={owned.retry}
          />
        )}
        {rows.length > 0 && (
          <ul className={styles.list} aria-label={text('safes')}>
            {rows.map((row) => (
              <SafeNotificationsRow
                key={`${row.at.chainId}:${row.at.address}`}
                {...props}
                row={row}
                isBlocked={state.status === 'denied'}
                disabledReason={reason}
              />
            ))}
          </ul>
        )}
        {owned.status === 'loading' && (
          <Skeleton shape="row" count={Math.max(1, 3 - rows.length)} announced />
        )}
        {owned.status === 'ready' && rows.length === 0 && (
          <EmptyState
            title={text('safes.none')}
            text={text('safes.noneText')}
            action={<Link href={mySafesLink}>{text('safes.mySafes')}</Link>}
          />
        )}
      </SettingGroup>
    </>
  )
}
