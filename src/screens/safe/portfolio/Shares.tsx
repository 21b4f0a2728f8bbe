import { type CSSProperties, type ReactNode, useId } from 'react'
import { numberFormat } from '#base'
import { FiatAmount, useText, useTextSettings } from '#ui'
import type { Part } from './portfolio.ts'
import styles from './Shares.module.css'
import { portfolioText } from './text.ts'

export interface SharesProps<T> {
  title: string
  parts: readonly Part<T>[]
  currency: string
  keyOf: (of: T) => string
  nameOf: (of: T) => ReactNode
}

/** How a sum is composed: a bar for each part, with its value and its share in words. */
export function Shares<T>({ title, parts, currency, keyOf, nameOf }: SharesProps<T>) {
  const text = useText(portfolioText)
  const { locale } = useTextSettings()
  const id = useId()
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <div className={styles.shares}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.parts} aria-labelledby={id}>
        {parts.map(({ of, fiat, share }) => (
          <li key={of === 'other' ? 'other' : keyOf(of)} className={styles.part}>
            <span className={styles.name}>
              {of === 'other' ? text('allocation.other') : nameOf(of)}
            </span>
            <span className={styles.value}>
              <FiatAmount value={fiat} currency={currency} size="s" quiet />
            </span>
            <span className={styles.percent}>
              {share === 0
                ? text('allocation.less', { percent: percent.format(0.001) })
                : percent.format(share / 1000)}
            </span>
            <span
              className={styles.bar}
              data-other={of === 'other' || undefined}
              style={{ '--share': `${share / 10}%` } as CSSProperties}
              aria-hidden="true"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
