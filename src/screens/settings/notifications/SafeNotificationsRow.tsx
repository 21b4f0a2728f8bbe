import { type Address, type ChainSummary, joinFacts, type SafeRef } from '#base'
import {
  Button,
  Checkbox,
  Identicon,
  Notice,
  Problem,
  useText,
  useTextSettings,
  VisuallyHidden,
} from '#ui'
import { nameOrAddress, namesText, resolveName, safeTitle, useNames } from '#screens/core/names'
import { sameSafe } from '#screens/core/preferences'
import { SafeLabel } from '#screens/common/parties'
import { type NotificationGroup, notificationGroups } from './kinds.ts'
import styles from './NotificationsView.module.css'
import type { SafeNotifications } from './safeRows.ts'
import { notificationsText } from './text.ts'
import type { TurnOff } from './useTurnOff.ts'

export interface SafeNotificationsRowProps extends Pick<TurnOff, 'busy' | 'trouble'> {
  row: SafeNotifications
  chains: readonly ChainSummary[]
  /** Whether the browser blocks notifications: nothing can be turned on. */
  isBlocked: boolean
  /** Why it can't be turned on. */
  disabledReason: string | undefined
  onTurnOn: (safes: readonly SafeRef[]) => void
  onTurnOffSafe: (at: SafeRef) => void
  onGroup: (at: SafeRef, group: NotificationGroup, isShown: boolean) => void
}

/** A Safe, whether its notifications are on, and which ones are shown. */
export function SafeNotificationsRow({
  row,
  chains,
  busy,
  trouble,
  isBlocked,
  disabledReason,
  onTurnOn,
  onTurnOffSafe,
  onGroup,
}: SafeNotificationsRowProps) {
  const text = useText(notificationsText)
  const { direction } = useTextSettings()
  const names = useNames()
  const { at, status, registered, isOwned, held } = row
  const chain = chains.find(({ chainId }) => chainId === at.chainId)
  const safe = safeTitle(names, chains, at)
  const isBusy = typeof busy === 'object' && sameSafe(busy, at)
  const failure =
    trouble?.about === 'safe' && sameSafe(trouble.at, at) ? trouble.failure : undefined
  const by = useAccountName(registered?.account, at.chainId)
  const note = registered
    ? text('safe.by', { account: by })
    : isOwned === false
      ? text('safe.notOwned')
      : undefined
  return (
    <li className={styles.row} data-status={status}>
      <Identicon address={at.address} size={32} />
      <div className={styles.words}>
        <SafeLabel at={at} chains={chains} />
        <span className={styles.quiet}>
          {joinFacts(
            [
              text(`safe.${status}`),
              chain?.name ?? text('safe.chain', { chainId: at.chainId }),
              note,
            ],
            direction,
          )}
        </span>
      </div>
      {registered ? (
        <Button size="s" busy={isBusy} onClick={() => onTurnOffSafe(at)}>
          {text('turnOff')}
          <VisuallyHidden> {safe}</VisuallyHidden>
        </Button>
      ) : (
        chain &&
        !isBlocked && (
          <Button size="s" disabledReason={disabledReason} onClick={() => onTurnOn([at])}>
            {text('turnOn')}
            <VisuallyHidden> {safe}</VisuallyHidden>
          </Button>
        )
      )}
      {registered && held && (
        <p className={styles.quiet}>
          {held.length === 0
            ? text('safe.heldNone')
            : text('safe.held', {
                kinds: joinFacts(
                  held.map((group) => text(`group.${group}`)),
                  direction,
                ),
              })}
        </p>
      )}
      {registered && (
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>{text('safe.kinds', { safe })}</legend>
          {notificationGroups.map((group) => (
            <Checkbox
              key={group}
              label={text(`group.${group}`)}
              checked={registered.groups.includes(group)}
              onChange={(isShown) => onGroup(at, group, isShown)}
            />
          ))}
        </fieldset>
      )}
      {failure && (
        <div className={styles.trouble}>
          {failure.kind === 'notOffered' ? (
            <Notice live tone="warning" title={text('off.failed', { safe })}>
              {text('off.notOffered')}
            </Notice>
          ) : (
            <Problem
              variant="inline"
              title={text('off.failed', { safe })}
              reason={failure}
              onRetry={() => onTurnOffSafe(at)}
            />
          )}
        </div>
      )}
    </li>
  )
}

function useAccountName(account: Address | undefined, chainId: string): string {
  const words = useText(namesText)
  const names = useNames()
  return account
    ? nameOrAddress(words, resolveName(names, { address: account }, chainId), account)
    : ''
}
