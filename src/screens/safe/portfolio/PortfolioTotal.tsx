import { FiatAmount, Skeleton, useText } from '#ui'
import type { Portfolio } from './portfolio.ts'
import styles from './PortfolioView.module.css'
import { portfolioText } from './text.ts'

export interface PortfolioTotalProps {
  portfolio: Portfolio
  currency: string
}

/** The value of the chosen Safes, and how many of them it includes. */
export function PortfolioTotal({ portfolio, currency }: PortfolioTotalProps) {
  const text = useText(portfolioText)
  const { total, counted, tokensOnly, safes } = portfolio
  const of = safes.length
  const isLoading = safes.some(({ status }) => status === 'loading')
  return (
    <div className={styles.total}>
      <span className={styles.label}>
        {isLoading || counted === of
          ? text('total', { count: of })
          : text('total.partial', { count: counted, of })}
      </span>
      {isLoading ? (
        <Skeleton shape="block" width={220} height={48} announced />
      ) : of === 0 ? (
        <FiatAmount size="xl" value="0" currency={currency} />
      ) : total === null ? (
        <span className={styles.noValue}>
          <FiatAmount value={undefined} currency={currency} />
        </span>
      ) : (
        <FiatAmount size="xl" value={total} currency={currency} />
      )}
      {!isLoading && tokensOnly > 0 && (
        <span className={styles.label}>{text('total.tokensOnly', { count: tokensOnly })}</span>
      )}
    </div>
  )
}
