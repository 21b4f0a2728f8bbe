import { Fragment } from 'react'
import { type ChainSummary, isAddressLike, shorten, visibleText } from '#base'
import type { DecodedText, Decoding } from '#domain'
import { useFormat, useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { transactionText } from '#screens/common/signing'
import { deadlineOf } from './deadlineOf.ts'
import styles from './NewTransactionView.module.css'

export interface ArgumentsLineProps {
  decoded: Decoding
  chain: ChainSummary | undefined
}

/** Characters of a value before the ellipsis. The whole one is its tooltip. */
const longestValue = 48

/** The arguments of a call in one line, with the names of accounts and the dates of deadlines. */
export function ArgumentsLine({ decoded, chain }: ArgumentsLineProps) {
  const words = useText(namesText)
  const shared = useText(transactionText)
  const format = useFormat()
  const names = useNames()
  const flat = (value: DecodedText): string => {
    if (typeof value !== 'string') return `[${value.map(flat).join(', ')}]`
    if (!isAddressLike(value)) return visibleText(value)
    const resolved = resolveName(names, { address: value, name: null }, chain?.chainId)
    return nameOrAddress(words, resolved, value)
  }
  return decoded.parameters.map((argument, index) => {
    const { name, type, value } = argument
    const until = deadlineOf(argument)
    const shown = flat(value)
    const short = shorten(shown, longestValue)
    return (
      // The arguments of a method keep their order.
      <Fragment key={index}>
        {index > 0 && ' · '}
        <bdi title={typeof value === 'string' && short === shown ? visibleText(value) : shown}>
          {visibleText(name) || type} <bdi className={styles.value}>{short}</bdi>
          {until !== undefined &&
            ` (${until === 'never' ? shared('until.never') : format.dateTime(until)})`}
        </bdi>
      </Fragment>
    )
  })
}
