import type { ReactNode } from 'react'
import type { Address, ChainSummary, Remote } from '#base'
import type { Party } from '#domain'
import { Button, ButtonLink, Notice, Problem, Skeleton, StaleBanner, useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { SettingGroup } from '#screens/common/setting'
import { PartyText } from '#screens/common/parties'
import styles from '../Alerts.module.css'
import { alertsText } from '../text.ts'
import type { RecoveryRejection } from './recoveryRejection.ts'

export type WatchAct = 'watch' | 'stop'

/** The outcome of the last request about a module. */
export type WatchState =
  | { status: 'sending' | 'done'; act: WatchAct }
  | { status: 'failed'; act: WatchAct; rejection: RecoveryRejection }

export interface RecoveryViewProps {
  chain: ChainSummary
  /** As the contract has them, or else the gateway; null: unknown. */
  modules: Remote<{
    addresses: readonly Address[] | null
    isComplete: boolean
    isFromChain: boolean
  }>
  /** A module with the gateway's name for it. */
  party: (address: Address) => Party
  /** By the module's address. */
  watching: Readonly<Record<Address, WatchState | undefined>>
  /** Why nothing can be requested. */
  disabledReason: string | undefined
  loginHref: string
  onAct: (act: WatchAct, module: Address) => void
}

/**
 * The modules of a Safe, and whether the gateway notifies its owners when one of them begins a
 * recovery.
 */
export function RecoveryView({
  chain,
  modules,
  party,
  watching,
  disabledReason,
  loginHref,
  onAct,
}: RecoveryViewProps) {
  const text = useText(alertsText)
  const words = useText(namesText)
  const names = useNames()
  const value = modules.status === 'ready' ? modules.value : undefined
  return (
    <SettingGroup title={text('recovery')} help={text('recovery.help')}>
      {modules.status === 'loading' && <Skeleton shape="row" announced />}
      {modules.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('recovery.failed')}
          reason={modules.reason}
          onRetry={modules.retry}
        />
      )}
      {modules.status === 'ready' && modules.freshness === 'stale' && (
        <div className={styles.notice}>
          <StaleBanner onRetry={modules.retry} />
        </div>
      )}
      {value?.addresses && !value.isFromChain && (
        <p className={styles.text}>{text('recovery.reported', { network: chain.name })}</p>
      )}
      {value?.addresses === null && <p className={styles.text}>{text('recovery.unknown')}</p>}
      {value?.addresses?.length === 0 && <p className={styles.text}>{text('recovery.empty')}</p>}
      {value?.addresses && value.addresses.length > 0 && (
        <>
          <ul className={styles.modules} aria-label={text('recovery')}>
            {value.addresses.map((module) => row(module))}
          </ul>
          {!value.isComplete && <p className={styles.text}>{text('recovery.more')}</p>}
          <p className={styles.note}>{text('recovery.cancel')}</p>
        </>
      )}
    </SettingGroup>
  )

  function row(module: Address) {
    const { address, name } = party(module)
    const shownName = nameOrAddress(
      words,
      resolveName(names, { address, name }, chain.chainId),
      address,
    )
    const state = watching[module]
    const button = (act: WatchAct) => (
      <Button
        size="s"
        aria-label={text('recovery.action', { action: text(`recovery.${act}`), name: shownName })}
        busy={state?.status === 'sending' && state.act === act}
        disabledReason={disabledReason}
        onClick={() => onAct(act, module)}
      >
        {text(`recovery.${act}`)}
      </Button>
    )
    return (
      <li key={module} className={styles.module}>
        <span className={styles.party}>
          <PartyText party={{ address, name }} chain={chain} prefixed={false} avatar={32} />
          <span className={styles.quiet} role="status">
            {text(
              state?.status !== 'done'
                ? 'recovery.unsaid'
                : state.act === 'watch'
                  ? 'recovery.on'
                  : 'recovery.off',
            )}
          </span>
        </span>
        <span className={styles.buttons}>
          {button('watch')}
          {button('stop')}
        </span>
        {state?.status === 'failed' && <div className={styles.wide}>{declined(module, state)}</div>}
      </li>
    )
  }

  function declined(
    module: Address,
    { act, rejection }: Extract<WatchState, { status: 'failed' }>,
  ): ReactNode {
    switch (rejection.why) {
      case 'notOffered':
        return (
          <Notice tone="warning" live>
            {text(`recovery.${act}.notOffered`)}
          </Notice>
        )
      case 'login':
        return (
          <Notice
            tone="warning"
            live
            title={text('recovery.login.title')}
            action={
              <ButtonLink size="s" href={loginHref}>
                {text('login')}
              </ButtonLink>
            }
          >
            {text('recovery.login')}
          </Notice>
        )
      default:
        return (
          <Problem
            variant="inline"
            title={text(
              rejection.why === 'declined' ? 'recovery.declined' : `recovery.${act}.failed`,
            )}
            reason={rejection.reason}
            onRetry={() => onAct(act, module)}
          />
        )
    }
  }
}
