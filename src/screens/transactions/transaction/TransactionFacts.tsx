import type { ReactNode } from 'react'
import { type ChainSummary, explorerLink } from '#base'
import type { TransactionDetail } from '#domain'
import { Amount, Code, CopyButton, DataItem, DataList, useFormat, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { CalledFields, PartyItem, SignedFields } from '#screens/transactions/review'
import styles from '../../common/signing/Review.module.css'

interface TransactionFactsProps {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  /** The gateway's raw response. */
  raw: ReactNode
}

/** All other details of a transaction: times, accounts, and what was signed or called. */
export function TransactionFacts({ detail, chain, raw }: TransactionFactsProps) {
  const text = useText(transactionText)
  const format = useFormat()
  const { action, multisig, tx } = detail
  const explorer = detail.txHash ? explorerLink(chain, 'txHash', detail.txHash) : undefined
  return (
    <section className={`${styles.panel} ${styles.details}`} aria-labelledby="details">
      <h2 id="details" className={styles.subheading}>
        {text('details')}
      </h2>
      <DataList dense>
        {multisig?.submittedAt != null && (
          <DataItem label={text('field.submitted')}>
            {format.dateTime(multisig.submittedAt)}
          </DataItem>
        )}
        {detail.executedAt !== null && (
          <DataItem label={text('field.executed')}>{format.dateTime(detail.executedAt)}</DataItem>
        )}
        {multisig?.proposer && (
          <PartyItem label={text('field.proposer')} party={multisig.proposer} chain={chain} brief />
        )}
        {multisig?.delegate && (
          <PartyItem label={text('field.delegate')} party={multisig.delegate} chain={chain} brief />
        )}
        {multisig?.executor && (
          <PartyItem label={text('field.executor')} party={multisig.executor} chain={chain} brief />
        )}
        {detail.module && (
          <PartyItem label={text('field.module')} party={detail.module} chain={chain} brief />
        )}
        {detail.txHash && (
          <DataItem label={text('field.txHash')}>
            <span className={styles.hash}>
              <bdi className={styles.mono}>{detail.txHash}</bdi>
              <CopyButton value={detail.txHash} what={text('field.txHash')} />
            </span>
            {explorer && (
              <a className={styles.explorer} href={explorer} target="_blank" rel="noreferrer">
                {text('viewExplorer')}
              </a>
            )}
          </DataItem>
        )}
        {detail.creation?.factory && (
          <PartyItem label={text('field.factory')} party={detail.creation.factory} chain={chain} />
        )}
        {detail.creation?.singleton && (
          <PartyItem
            label={text('field.singleton')}
            party={detail.creation.singleton}
            chain={chain}
          />
        )}
        {detail.creation?.saltNonce && (
          <DataItem label={text('field.saltNonce')}>{detail.creation.saltNonce}</DataItem>
        )}
        {detail.creation?.setup && (
          <DataItem label={text('field.setup')}>
            <Code label={text('field.setup')} value={detail.creation.setup} />
          </DataItem>
        )}
        {action.kind === 'call' && action.value !== null && action.value > 0n && (
          <DataItem label={text('field.value')}>
            <Amount
              value={action.value}
              decimals={chain?.decimals}
              symbol={chain?.symbol ?? ''}
              size="s"
              full
            />
          </DataItem>
        )}
      </DataList>
      {tx && <SignedFields tx={tx} chain={chain} decoded={detail.decoded} />}
      {detail.called && (
        <CalledFields call={detail.called} chain={chain} decoded={detail.decoded} />
      )}
      {raw}
    </section>
  )
}
