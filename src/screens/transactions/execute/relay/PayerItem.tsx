import { useId } from 'react'
import { Button, DataItem, type Text, useText } from '#ui'
import styles from '../fees/FeeItem.module.css'
import type { Payer, Relays } from './relays.ts'
import { relayText } from './text.ts'

export interface PayerItemProps {
  relays: Relays
  payer: Payer
  onPayer: (payer: Payer) => void
  onRetryRelays: () => void
  /** Whether it is being sent already. */
  isFixed?: boolean | undefined
}

const payers: readonly Payer[] = ['wallet', 'relay']

/**
 * Who pays the network fee: the wallet, or the gateway's relayer as often as its daily limit
 * allows. A field of the review.
 */
export function PayerItem({
  relays,
  payer,
  onPayer,
  onRetryRelays,
  isFixed = false,
}: PayerItemProps) {
  const text = useText(relayText)
  const name = useId()
  return (
    <DataItem label={text('payer')}>
      <div
        role="radiogroup"
        aria-label={text('payer')}
        aria-describedby={`${name}-left`}
        className={styles.levels}
      >
        {payers.map((one) => (
          <label key={one} className={styles.level}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={one}
              checked={one === payer}
              disabled={
                isFixed ||
                (one === 'relay' &&
                  payer !== 'relay' &&
                  (relays.status !== 'ready' || relays.left === 0))
              }
              onChange={() => onPayer(one)}
            />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-left`} className={styles.relays}>
        <span role="status">{relaysText(text, relays)}</span>
        {relays.status === 'failed' && (
          <Button size="s" onClick={onRetryRelays}>
            {text('retry')}
          </Button>
        )}
      </p>
    </DataItem>
  )
}

const relaysText = (text: Text<keyof (typeof relayText)['english']>, relays: Relays): string =>
  relays.status === 'ready'
    ? text('left', { left: relays.left, limit: relays.limit })
    : text(relays.status)
