import {
  type Address,
  type ChainSummary,
  type DelayedSafe,
  type DelayModule,
  type QueuedCall,
  type Remote,
  type SafeRef,
  sameAddress,
  shortAddress,
} from '#base'
import type { LookAlike } from '#safe/suspicion'
import { Button, Dialog, Notice, type Status, StatusBadge, useFormat, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import {
  queuedCount,
  QueuedEffects,
  type Recovery,
  type RecoveryState,
  recoveryText,
} from '#screens/transactions/skippedQueue'
import styles from '../../transactions/common/RecoveryDialogView.module.css'
import { useWhen } from './useWhen.ts'

export interface RecoveryDialogViewProps {
  at: SafeRef
  chain: ChainSummary
  /** The Safe's owners and threshold, read from the chain. */
  safe: Pick<DelayedSafe, 'owners' | 'threshold'>
  /**
   * The most urgent first. `call`: what it does; null if it couldn't be read. `lookAlikes`:
   * accounts in it that could be mistaken for known ones.
   */
  recoveries: readonly (Recovery & {
    call: Remote<QueuedCall | null>
    lookAlikes: readonly LookAlike[]
  })[]
  /** Why the connected account can't propose to cancel. */
  disabledReason: string | undefined
  onCancel: (module: DelayModule) => void
  onClose: () => void
}

const badges: Readonly<Record<RecoveryState, Status>> = {
  waiting: 'awaiting',
  executable: 'failed',
  expired: 'canceled',
}

/**
 * The recoveries of a Safe that its modules have queued: when each can be executed, what it would
 * do, and who can cancel it.
 */
export function RecoveryDialogView({
  at,
  chain,
  safe,
  recoveries,
  disabledReason,
  onCancel,
  onClose,
}: RecoveryDialogViewProps) {
  const text = useText(recoveryText)
  const when = useWhen()
  const format = useFormat()
  const modules = [...new Set(recoveries.map(({ module }) => module))]
  const ours = modules.filter(({ owner }) => sameAddress(owner, at.address))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(`title.${recoveries[0]?.state ?? 'expired'}`)}
      description={text('intro')}
      size="l"
      footer={
        <>
          <Button onClick={onClose}>{text('close')}</Button>
          {ours.length === 1 && ours.map(cancelButton)}
        </>
      }
    >
      <div className={styles.modules}>
        {modules.map((module) => (
          <section
            key={module.address}
            className={styles.module}
            aria-label={shortAddress(module.address)}
          >
            <div className={styles.part}>
              <h3 className={styles.title}>{text('module')}</h3>
              {party(module.address)}
            </div>
            {!module.isPublished && <Notice tone="warning">{text('module.unpublished')}</Notice>}
            <ol className={styles.queue}>
              {recoveries
                .filter((one) => one.module === module)
                .map(({ queued, state, call, lookAlikes }) => (
                  <li key={queued.number.toString()} className={styles.queued}>
                    <div className={styles.state}>
                      <StatusBadge status={badges[state]} words={text(`state.${state}`)} />
                      <span className={styles.quiet}>
                        {text('queued', { time: format.dateTime(queued.createdAt) })}
                      </span>
                    </div>
                    <p className={styles.text}>{when({ module, queued, state })}</p>
                    <QueuedEffects
                      at={at}
                      chain={chain}
                      safe={isNext(recoveries, { module, queued }) ? safe : undefined}
                      target={module.target}
                      call={call}
                    />
                    <LookAlikeNotices lookAlikes={lookAlikes} />
                  </li>
                ))}
            </ol>
            {canceling(module)}
          </section>
        ))}
      </div>
    </Dialog>
  )

  function party(address: Address) {
    return <PartyText party={{ address, name: null }} chain={chain} prefixed={false} avatar={20} />
  }

  function canceling(module: DelayModule) {
    const isOurs = sameAddress(module.owner, at.address)
    return (
      <div className={styles.part}>
        <h3 className={styles.title}>{text('who')}</h3>
        <p className={styles.text}>
          {isOurs
            ? text('who.owners', { threshold: safe.threshold })
            : text(module.owner ? 'who.other' : 'who.unknown')}
        </p>
        <ul className={styles.parties}>
          {(isOurs ? safe.owners : module.owner ? [module.owner] : []).map((address) => (
            <li key={address}>{party(address)}</li>
          ))}
        </ul>
        {isOurs && queuedCount(module) > 1 && (
          <p className={styles.quiet}>{text('cancel.all', { count: queuedCount(module) })}</p>
        )}
        {isOurs && ours.length > 1 && <div>{cancelButton(module)}</div>}
      </div>
    )
  }

  /**
   * At the end of the dialog, where it is always visible, unless each of several modules needs one.
   */
  function cancelButton(module: DelayModule) {
    const isOver = recoveries.every((one) => one.module !== module || one.state === 'expired')
    return (
      <Button
        key={module.address}
        variant={ours.length > 1 ? 'secondary' : 'primary'}
        disabledReason={disabledReason}
        onClick={() => onCancel(module)}
      >
        {text(isOver ? 'cancel.expired' : 'cancel')}
      </Button>
    )
  }
}

/** Whether nothing in the module's queue comes before it; expired transactions are skipped. */
const isNext = (
  recoveries: readonly Recovery[],
  { module, queued }: Pick<Recovery, 'module' | 'queued'>,
): boolean =>
  !recoveries.some(
    (one) => one.module === module && one.state !== 'expired' && one.queued.number < queued.number,
  )
