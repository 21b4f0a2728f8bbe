import { type ChainSummary, sameAddress, toDecimal, visibleText, zeroAddress } from '#base'
import type { Decoding, SafeTx } from '#domain'
import { Code, DataItem, DataList, Disclosure, useText } from '#ui'
import { DecodedFields } from './DecodedFields.tsx'
import { PartyItem } from './ReviewSummary.tsx'
import styles from './Review.module.css'
import { transactionText } from './text.ts'

export interface SignedFieldsProps {
  tx: SafeTx
  chain: ChainSummary | undefined
  decoded: Decoding | null
  /** Nothing is proposed yet: it is decoded by the draft's own ABI. */
  isDraft?: boolean | undefined
}

/** All fields that are part of the signed hash; collapsed by default. */
export function SignedFields({ tx, chain, decoded, isDraft }: SignedFieldsProps) {
  const text = useText(transactionText)
  return (
    <Disclosure summary={text('advanced')}>
      <div className={styles.advanced}>
        <DataList>
          <PartyItem label={text('field.to')} party={{ address: tx.to, name: null }} chain={chain} />
          <DataItem label={text('field.value')}>
            {toDecimal(tx.value, chain?.decimals)} <bdi>{chain?.symbol}</bdi>
          </DataItem>
          <DataItem label={text('field.operation')}>{text(tx.operation === 1 ? 'operation.delegate' : 'operation.call')}</DataItem>
          <DataItem label={text('field.safeTxGas')}>{tx.safeTxGas.toString()}</DataItem>
          <DataItem label={text('field.baseGas')}>{tx.baseGas.toString()}</DataItem>
          <DataItem label={text('field.gasPrice')}>{tx.gasPrice.toString()}</DataItem>
          <AddressOrNone label={text('field.gasToken')} address={tx.gasToken} none={text('gasToken.native', { symbol: chain?.symbol ?? '' })} chain={chain} />
          <AddressOrNone
            label={text('field.refundReceiver')}
            address={tx.refundReceiver}
            none={text(tx.gasPrice > 0n ? 'refund.sender' : 'refund.none')}
            chain={chain}
          />
          <DataItem label={text('field.nonce')}>{tx.nonce.toString()}</DataItem>
        </DataList>
        {tx.data === '0x' ? <p className={styles.muted}>{text('data.none')}</p> : <Code label={text('data')} value={tx.data} />}
        {decoded && (
          <>
            <p className={styles.label}>{text(isDraft ? 'decoded.abi' : 'decoded', { method: visibleText(decoded.method) })}</p>
            <DecodedFields decoded={decoded} chain={chain} />
          </>
        )}
      </div>
    </Disclosure>
  )
}

interface AddressOrNoneProps {
  label: string
  address: SafeTx['gasToken']
  /** What the zero address means here. */
  none: string
  chain: ChainSummary | undefined
}

const AddressOrNone = ({ label, address, none, chain }: AddressOrNoneProps) =>
  sameAddress(address, zeroAddress) ? <DataItem label={label}>{none}</DataItem> : <PartyItem label={label} party={{ address, name: null }} chain={chain} />
