import { type ChainSummary, toDecimal, zeroAddress } from '#base'
import type { TransactionDetail } from '#queries'
import type { SafeTx } from '#safe'
import { Code, DataItem, DataList, Disclosure, useText } from '#ui'
import { PartyItem } from './ReviewSummary.tsx'
import styles from './Transaction.module.css'
import { transactionText } from './text.ts'

export interface SignedFieldsProps {
  tx: SafeTx
  chain: ChainSummary | undefined
  decoded: TransactionDetail['decoded']
}

/** Every field that goes into the hash, as it is signed; closed until somebody wants to know. */
export function SignedFields({ tx, chain, decoded }: SignedFieldsProps) {
  const text = useText(transactionText)
  const refunds = tx.gasPrice > 0n
  return (
    <Disclosure summary={text('advanced')}>
      <div className={styles.advanced}>
        <DataList>
          <PartyItem label={text('field.to')} party={{ address: tx.to, name: null }} chain={chain} />
          <DataItem label={text('field.value')}>
            {toDecimal(tx.value, chain?.decimals)} {chain?.symbol}
          </DataItem>
          <DataItem label={text('field.operation')}>{text(tx.operation === 1 ? 'operation.delegate' : 'operation.call')}</DataItem>
          <DataItem label={text('field.gas')}>{`${tx.safeTxGas} · ${tx.baseGas} · ${tx.gasPrice}`}</DataItem>
          <DataItem label={text('field.refund')}>
            {refunds ? text('refund.some', { address: tx.refundReceiver }) : tx.refundReceiver === zeroAddress ? text('refund.none') : tx.refundReceiver}
          </DataItem>
          <DataItem label={text('nonce', { nonce: tx.nonce.toString() })}>{tx.nonce.toString()}</DataItem>
        </DataList>
        {tx.data === '0x' ? <p className={styles.quiet}>{text('data.none')}</p> : <Code label={text('data')} value={tx.data} />}
        {decoded && (
          <>
            <p className={styles.label}>{text('decoded', { method: decoded.method })}</p>
            <DataList>
              {decoded.parameters.map((parameter, index) => (
                <DataItem key={index} label={parameter.name || String(index)} hint={parameter.type}>
                  <span className={styles.mono}>{parameter.value}</span>
                </DataItem>
              ))}
            </DataList>
          </>
        )}
      </div>
    </Disclosure>
  )
}
