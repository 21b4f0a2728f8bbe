import { Fragment } from 'react'
import { type ChainSummary, isolateText, toDecimal, visibleText } from '#base'
import type { DecodedCall, DecodedText, Decoding } from '#domain'
import { DataItem, DataList, useText } from '#ui'
import styles from './DecodedFields.module.css'
import { PartyItem } from './PartyItem.tsx'
import { transactionText } from '#screens/common/signing'

export interface DecodedFieldsProps {
  decoded: Decoding
  chain: ChainSummary | undefined
}

/** The arguments of a decoded call, and the calls that are in their bytes, as a tree. */
export function DecodedFields({ decoded, chain }: DecodedFieldsProps) {
  return decoded.parameters.map(({ name, type, value, calls, inner }, index) =>
    calls.length > 0 ? (
      <ol key={index} className={styles.calls} aria-label={visibleText(name) || String(index)}>
        {/* The call data never changes, so the index is a stable key. */}
        {calls.map((call, at) => (
          <li key={at} className={styles.call}>
            <NestedCall call={call} chain={chain} />
          </li>
        ))}
      </ol>
    ) : (
      <Fragment key={index}>
        <DataList>
          <DataItem label={visibleText(name) || String(index)} hint={visibleText(type)}>
            <bdi className={styles.value}>{flat(value)}</bdi>
          </DataItem>
        </DataList>
        {inner && <DecodedFields decoded={inner} chain={chain} />}
      </Fragment>
    ),
  )
}

/** One call of a batch: its contract, its amount, and its own arguments if its method is known. */
function NestedCall({
  call: { to, value, data, delegate, decoded },
  chain,
}: {
  call: DecodedCall
  chain: ChainSummary | undefined
}) {
  const text = useText(transactionText)
  return (
    <>
      <p className={styles.method}>
        {text(delegate ? 'operation.delegate' : 'operation.call')}
        {decoded && <bdi className={styles.value}>{visibleText(decoded.method)}</bdi>}
      </p>
      <DataList>
        <PartyItem label={text('field.to')} party={{ address: to, name: null }} chain={chain} />
        <DataItem label={text('field.value')}>
          {toDecimal(value, chain?.decimals)} <bdi>{chain?.symbol}</bdi>
        </DataItem>
        {!decoded && data !== '0x' && (
          <DataItem label={text('data')}>
            <bdi className={styles.value}>{data}</bdi>
          </DataItem>
        )}
      </DataList>
      {decoded && <DecodedFields decoded={decoded} chain={chain} />}
    </>
  )
}

/**
 * Each value is isolated, so that one cannot swap places with the next; the values of a list or
 * tuple are in brackets.
 */
const flat = (value: DecodedText): string =>
  typeof value === 'string'
    ? isolateText(visibleText(value), 'ltr')
    : `[${value.map(flat).join(', ')}]`
