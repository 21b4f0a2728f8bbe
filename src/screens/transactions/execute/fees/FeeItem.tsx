import { useId } from 'react'
import { defaultDecimals, readable, roundedUp, toDecimal, withSymbol } from '#base'
import type { FeeLevel } from '#chain'
import { Amount, DataItem, useText } from '#ui'
import { AmountFiat } from '#screens/common/money'
import { canPay } from './feeCost.ts'
import { costOf } from './costOf.ts'
import styles from './FeeItem.module.css'
import { feesText } from './text.ts'
import { type Payment, useUnpayable } from './useUnpayable.ts'

export interface FeeItemProps extends Payment {
  onLevel: (level: FeeLevel) => void
  /**
   * Whether it is being sent already: then the level is text, to make room for the wallet's
   * request.
   */
  isFixed?: boolean | undefined
}

/**
 * What the execution costs, and the fee levels: a field of the review, with the same height while
 * it is read as afterward.
 */
export function FeeItem({
  chain,
  simulation,
  fees,
  onLevel,
  balance,
  isFixed = false,
}: FeeItemProps) {
  const text = useText(feesText)
  const cost = costOf(simulation, fees)
  const decimals = chain?.decimals ?? defaultDecimals
  const symbol = chain?.symbol ?? ''
  const unpayable = useUnpayable({ chain, simulation, fees, balance })
  const payable = cost && canPay(balance, cost)
  const inCoin = (raw: bigint) =>
    withSymbol(readable(toDecimal(raw, decimals), text.locale), symbol)
  return (
    <DataItem label={text('cost')}>
      {cost ? (
        <span className={styles.cost}>
          <Amount value={cost.expected} decimals={decimals} symbol={symbol} isCost />
          <AmountFiat token="native" raw={cost.expected} decimals={decimals} size="detail" isCost />
          {isFixed && fees.status === 'choice' && (
            <span className={styles.chosen}>{text(fees.level)}</span>
          )}
        </span>
      ) : (
        <span className={styles.cost}>{text(unknownCost[simulation.status])}</span>
      )}
      {!isFixed && !(fees.status === 'wallet' && fees.why === 'noMarket') && (
        <FeeLevels fees={fees} onLevel={onLevel} />
      )}
      <p className={styles.note} data-payable={payable}>
        {/* What a user should know before the wallet says it; the rest appears in place. */}
        <span role="status">
          {unpayable}
          {cost &&
            payable === 'barely' &&
            text('barely', {
              balance: inCoin(balance ?? 0n),
              most: inCoin(roundedUp(cost.most, decimals)),
            })}
        </span>
        {cost &&
          payable !== 'no' &&
          payable !== 'barely' &&
          cost.left === undefined &&
          fees.status === 'choice' &&
          text('most', { most: inCoin(roundedUp(cost.most, decimals)) })}
      </p>
      {cost?.left !== undefined && (
        <p className={styles.left} role="status">
          {cost.left === 'unread'
            ? text('left.unread')
            : text('left.absurd', { amount: inCoin(cost.left) })}
        </p>
      )}
    </DataItem>
  )
}

const unknownCost = {
  loading: 'feeUnknown',
  works: 'feeUnknown',
  innerFails: 'feeUnknown',
  unsupported: 'notSimulated',
  reverts: 'feeFailed',
  unknown: 'feeFailed',
} as const

const feeLevels: readonly FeeLevel[] = ['low', 'usual', 'fast']

function FeeLevels({ fees, onLevel }: Pick<FeeItemProps, 'fees' | 'onLevel'>) {
  const text = useText(feesText)
  const name = useId()
  if (fees.status === 'wallet') return <p className={styles.levels}>{text('wallet')}</p>
  return (
    <div role="radiogroup" aria-label={text('levels')} className={styles.levels}>
      {feeLevels.map((level) => (
        <label key={level} className={styles.level}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={level}
            checked={level === (fees.status === 'choice' ? fees.level : 'usual')}
            disabled={fees.status === 'loading'}
            onChange={() => onLevel(level)}
          />
          <span>{text(level)}</span>
        </label>
      ))}
    </div>
  )
}
