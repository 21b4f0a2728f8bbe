import type { Remote } from '#base'
import type { Assets } from '#domain'
import { FiatAmount, Select, Skeleton, useText } from '#ui'
import { type Receive, ReceiveButton } from '#screens/safe/receive'
import { type Send, SendButton } from '#screens/transactions/send'
import styles from './AssetsView.module.css'
import { assetsText } from './text.ts'

export interface AssetsHeaderProps {
  assets: Remote<Assets>
  currency: string
  currencies: Remote<readonly string[]>
  receive: Pick<Receive, 'open' | 'prepare'>
  send: Pick<Send, 'open' | 'prepare' | 'may'> | undefined
  onCurrency: (code: string) => void
}

/** The total value and its currency. */
export function AssetsHeader({
  assets,
  currency,
  currencies,
  receive,
  send,
  onCurrency,
}: AssetsHeaderProps) {
  const text = useText(assetsText)
  const codes = currencies.status === 'ready' ? currencies.value : []
  // The selected currency is always an option, also while the list is loading.
  const options = (codes.includes(currency) ? codes : [currency, ...codes]).map((code) => ({
    value: code,
    label: code.toUpperCase(),
  }))
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{text('title')}</h1>
        <div className={styles.headActions}>
          {send && <SendButton {...send} />}
          <ReceiveButton {...receive} />
          <Select
            className={styles.currency}
            label={text('currency')}
            options={options}
            value={currency}
            onChange={(event) => onCurrency(event.target.value)}
          />
        </div>
      </div>
      {assets.status !== 'failed' && (
        <div className={styles.total}>
          <span className={styles.label}>{text('total')}</span>
          {assets.status === 'loading' && <Skeleton shape="block" width={220} height={48} />}
          {assets.status === 'ready' && assets.value.total === null && (
            <span className={styles.noPrice}>{text('noPrice')}</span>
          )}
          {assets.status === 'ready' && assets.value.total !== null && (
            <FiatAmount size="xl" value={assets.value.total} currency={assets.value.currency} />
          )}
        </div>
      )}
    </header>
  )
}
