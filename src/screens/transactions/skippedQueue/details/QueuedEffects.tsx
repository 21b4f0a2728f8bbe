import {
  type Address,
  type ChainSummary,
  type DelayedSafe,
  type QueuedCall,
  type Remote,
  type SafeRef,
  sameAddress,
} from '#base'
import { ownEffects, decodeTransaction, type Effect, plainTx, settingsAfter } from '#safe'
import { Button, Notice, Skeleton, useText } from '#ui'
import { EffectList, RiskNotices } from '#screens/transactions/review'
import { PartyText } from '#screens/common/parties'
import styles from '../../common/RecoveryDialogView.module.css'
import { recoveryText } from '../text.ts'

export interface QueuedEffectsProps {
  at: SafeRef
  chain: ChainSummary
  /** The Safe's state before it; undefined if others in the queue come first. */
  safe: Pick<DelayedSafe, 'owners' | 'threshold'> | undefined
  /** The contract that executes it. */
  target: Address | null
  /** null: it couldn't be read. */
  call: Remote<QueuedCall | null>
}

/** What a queued transaction makes the Safe do, and who owns the Safe afterward. */
export function QueuedEffects({ at, chain, safe, target, call }: QueuedEffectsProps) {
  const text = useText(recoveryText)
  if (call.status === 'loading') return <Skeleton shape="row" announced />
  // What another contract does with it can't be known.
  if (call.status === 'failed' || call.value === null || !sameAddress(target, at.address)) {
    const retry = call.status === 'failed' && (
      <Button size="s" onClick={call.retry}>
        {text('effects.retry')}
      </Button>
    )
    return (
      <Notice tone="warning" action={retry || undefined}>
        {text('effects.unread')}
      </Notice>
    )
  }
  const { effect, risks } = decodeTransaction(plainTx({ ...call.value, nonce: 0n }), at.address)
  const after =
    safe &&
    settingsAfter(
      { ...safe, modules: [], guard: null, moduleGuard: null, fallbackHandler: null },
      effect,
    )
  return (
    <>
      <h4 className={styles.subtitle}>{text('effects')}</h4>
      <EffectList
        effects={effect.kind === 'batch' ? effect.effects : [effect]}
        tokens={[]}
        chain={chain}
      />
      {!changesOwners(effect) && <Notice tone="warning">{text('effects.other')}</Notice>}
      {changesOwners(effect) && after && (
        <>
          <p className={styles.text}>{text('after', { threshold: after.threshold })}</p>
          <ul className={styles.parties}>
            {after.owners.map((address) => (
              <li key={address}>
                <PartyText
                  party={{ address, name: null }}
                  chain={chain}
                  prefixed={false}
                  avatar={20}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <RiskNotices risks={risks.filter(({ id }) => id !== 'settingsChange')} chain={chain} />
    </>
  )
}

const ownerChanges: readonly string[] = ['addOwner', 'removeOwner', 'swapOwner', 'changeThreshold']

const changesOwners = (effect: Effect): boolean =>
  ownEffects(effect).some(
    (one) => one.kind === 'settings' && ownerChanges.includes(one.change.type),
  )
