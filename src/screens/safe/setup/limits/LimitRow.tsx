import type { CSSProperties } from 'react'
import { type ChainSummary, sameAddress } from '#base'
import type { SpendingLimit } from '#chain'
import { Button, useFormat, useText } from '#ui'
import { limitPeriod, type TokenWords } from '#screens/transactions/review'
import type { Address } from '#base'
import { PartyRow } from '../PartyRow.tsx'
import type { LimitChange } from './limitForm.ts'
import styles from './LimitRow.module.css'
import { leftOf } from '#screens/transactions/send/spend'
import { limitsText } from '#screens/transactions/send/spend'

export interface LimitRowProps {
  limit: SpendingLimit
  chain: ChainSummary
  words: TokenWords
  /** The connected account. */
  account: Address | undefined
  /** Whether the Safe has enabled the module. */
  isEnabled: boolean
  /** Whether new limits are offered on this network; otherwise this one can only be removed. */
  isOffered: boolean
  onChange: (change: LimitChange) => void
  onSpend: (limit: SpendingLimit) => void
}

/** One account's spending limit for one token: how much is spent, and when it resets. */
export function LimitRow({
  limit,
  chain,
  words,
  account,
  isEnabled,
  isOffered,
  onChange,
  onSpend,
}: LimitRowProps) {
  const text = useText(limitsText)
  const format = useFormat()
  const { delegate, token, amount, spent, period, startedAt } = limit
  const symbol = words.symbolOf(token)
  const isFull = spent >= amount
  const share = isFull ? 100 : Number((spent * 1000n) / amount) / 10
  const isYours = isEnabled && sameAddress(delegate, account)
  const change = (kind: 'change' | 'reset') => ({
    id: kind,
    label: text(kind),
    onSelect: () => onChange({ kind, limit }),
  })
  return (
    <PartyRow
      party={{ address: delegate, name: null }}
      chain={chain}
      menu={(name) => text('menu', { token: symbol, name })}
      about={
        <span className={styles.limit}>
          <span className={styles.spent}>
            {text('spent', {
              spent: words.amountOf(token, spent),
              amount: words.amountOf(token, amount),
            })}
          </span>
          <span
            className={styles.bar}
            data-full={isFull || undefined}
            style={{ '--share': `${share}%` } as CSSProperties}
            aria-hidden="true"
          />
          <span>
            {period === 0
              ? text('once')
              : text('each', {
                  ...limitPeriod(period, text.locale),
                  when: format.when((startedAt + period) * 60_000),
                })}
          </span>
        </span>
      }
      action={
        isYours && (
          <Button
            size="s"
            aria-label={text('spendOf', { token: symbol })}
            disabledReason={leftOf(limit) === 0n ? text('usedUp') : undefined}
            onClick={() => onSpend(limit)}
          >
            {text('spend')}
          </Button>
        )
      }
      items={[
        ...(isEnabled && isOffered
          ? [
              change('change'),
              {
                ...change('reset'),
                disabledReason: spent === 0n ? text('nothingSpent') : undefined,
              },
            ]
          : []),
        {
          id: 'remove',
          label: text('remove'),
          tone: 'danger' as const,
          onSelect: () => onChange({ kind: 'remove', limit }),
        },
      ]}
    />
  )
}
