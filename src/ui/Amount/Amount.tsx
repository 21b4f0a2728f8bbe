import {
  abbreviate,
  defaultDecimals,
  grouped,
  isolateText,
  readable,
  roundedUp,
  shorten,
  toDecimal,
} from '#base'
import { Fragment } from 'react'
import { useTextSettings } from '../text/TextProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Amount.module.css'

export type AmountSize = 's' | 'm' | 'l' | 'xl'

export interface AmountProps {
  /** In the token's smallest unit. */
  value: bigint
  decimals?: number | undefined
  symbol: string
  /** `in` shows a plus, `out` a minus; without it only a negative value has a sign. */
  direction?: 'in' | 'out' | undefined
  size?: AmountSize | undefined
  /**
   * Every digit and the whole symbol, for where money moves. Otherwise all whole digits up to
   * seven figures, never rounded up, and the symbol's first letters, with the rest on demand.
   */
  full?: boolean | undefined
  /** Abbreviated with k, m, b, or t from 1,000 up, for tight spaces. */
  short?: boolean | undefined
  /** For what the user pays, such as a fee: the last digit is rounded up. */
  isCost?: boolean | undefined
}

/** How many characters of an amount fit everywhere, and how many of a symbol fit in a row. */
const fitting = 12

/**
 * Digits that may wrap between groups, and inside a group only as a last resort. Screen readers
 * pause where a line may break, so short amounts never wrap.
 */
const Breakable = ({ digits }: { digits: string }) =>
  digits.split(/(?<=[,.\u202f])/).map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ))

/** A token amount. Sign and symbol are muted. */
export function Amount({
  value,
  decimals = defaultDecimals,
  symbol,
  direction,
  size = 'm',
  full,
  short,
  isCost,
}: AmountProps) {
  const { locale } = useTextSettings()
  const absolute = value < 0n ? -value : value
  const exact = toDecimal(absolute, decimals)
  const all = grouped(exact, locale)
  const read = isCost ? toDecimal(roundedUp(absolute, decimals), decimals) : exact
  const shown = full ? all : short ? abbreviate(read, locale) : readable(read, locale)
  const negative = direction === 'out' || (direction === undefined && value < 0n)
  const sign = value === 0n ? '' : negative ? '−' : direction === 'in' ? '+' : ''
  const spoken = `${sign}${all} ${isolateText(symbol, 'ltr')}`
  const name = full ? symbol : shorten(symbol, fitting)
  const isAll = (shown === exact || shown === all) && name === symbol
  const drawing = (
    <>
      {sign && <span className={styles.quiet}>{sign}</span>}
      <span className={styles.digits}>
        {full && shown.length > fitting ? <Breakable digits={shown} /> : shown}
      </span>
      <span className={styles.symbol}>
        {'\u00a0'}
        <bdi>{name}</bdi>
      </span>
    </>
  )
  return (
    <span
      className={styles.amount}
      data-size={size}
      data-direction={direction}
      data-full={full || undefined}
      title={spoken}
    >
      {isAll ? (
        <span dir="ltr">{drawing}</span>
      ) : (
        <>
          <span dir="ltr" aria-hidden="true">
            {drawing}
          </span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
