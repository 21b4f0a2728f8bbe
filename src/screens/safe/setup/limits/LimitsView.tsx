import Plus from 'lucide-react/icons/plus'
import type { Address, ChainSummary, Remote } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import type { PendingSpend } from '#signing'
import { Button, List, Notice, Problem, Skeleton, StaleBanner, useText } from '#ui'
import { useTokenWords } from '#screens/transactions/review'
import { SettingGroup } from '#screens/common/setting'
import page from '../SetupView.module.css'
import type { LimitChange } from './limitForm.ts'
import { LimitRow } from './LimitRow.tsx'
import { SpendNotices } from '#screens/transactions/send/spend'
import { limitsText } from '#screens/transactions/send/spend'

export interface LimitsViewProps {
  chain: ChainSummary
  /** null: the network has no official contract for them. */
  limits: Remote<SpendingLimits | null>
  /** Whether the network offers new limits; otherwise existing ones can only be removed. */
  isOffered: boolean
  /** The connected account. */
  account: Address | undefined
  /** The delegate's payment in progress. */
  spends: readonly PendingSpend[]
  onChange: (change: LimitChange) => void
  onSpend: (limit: SpendingLimit) => void
  onDismiss: (spend: PendingSpend) => void
}

/** Who may spend how much of a Safe's tokens without signatures, as read from the chain. */
export function LimitsView({
  chain,
  limits,
  isOffered,
  spends,
  onChange,
  onDismiss,
  ...row
}: LimitsViewProps) {
  const text = useText(limitsText)
  const state = limits.status === 'ready' ? limits.value : undefined
  const words = useTokenWords(state?.tokens ?? [], chain)
  const hasNone =
    limits.status === 'loading' ||
    (limits.status === 'ready' && !limits.value?.limits.length && spends.length === 0)
  // Active limits are shown on every network, and so is an error if they can't be read.
  if (!isOffered && hasNone) return null
  return (
    <SettingGroup
      title={text('title')}
      help={text('help')}
      action={
        isOffered &&
        state !== null && (
          <Button
            size="s"
            icon={Plus}
            disabledReason={state ? undefined : text('reason.checking')}
            onClick={() => onChange({ kind: 'new' })}
          >
            {text('new')}
          </Button>
        )
      }
    >
      {limits.status === 'loading' && <Skeleton shape="row" announced />}
      {limits.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('failed', { network: chain.name })}
          reason={limits.reason}
          onRetry={limits.retry}
        />
      )}
      {limits.status === 'ready' && limits.freshness === 'stale' && (
        <StaleBanner onRetry={limits.retry} />
      )}
      {state === null && <p className={page.none}>{text('noModule', { network: chain.name })}</p>}
      {state && !isOffered && <p className={page.none}>{text('notOffered')}</p>}
      {state && isOffered && state.limits.length === 0 && (
        <p className={page.none}>{text('empty')}</p>
      )}
      {state && state.limits.length > 0 && !state.isEnabled && (
        <Notice tone="warning">{text('disabled')}</Notice>
      )}
      {spends.length > 0 && (
        <div className={page.notices}>
          <SpendNotices spends={spends} chain={chain} words={words} onDismiss={onDismiss} />
        </div>
      )}
      {state && state.limits.length > 0 && (
        <List variant="plain" label={text('title')}>
          {state.limits.map((limit) => (
            <LimitRow
              key={`${limit.module}:${limit.delegate}:${limit.token}`}
              limit={limit}
              chain={chain}
              words={words}
              isEnabled={state.isEnabled}
              isOffered={isOffered}
              onChange={onChange}
              {...row}
            />
          ))}
        </List>
      )}
      {state && !state.isComplete && <p className={page.none}>{text('more')}</p>}
    </SettingGroup>
  )
}
