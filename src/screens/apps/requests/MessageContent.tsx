import { visibleText } from '#base'
import type { OffchainMessage } from '#domain'
import { DataItem, DataList, useText } from '#ui'
import { transactionText } from '../../review/index.ts'
import { appsText } from '../text.ts'
import styles from './Request.module.css'

/** What is signed, with hidden and direction-changing characters shown. */
export function MessageContent({ message }: { message: OffchainMessage }) {
  const text = useText(appsText)
  const common = useText(transactionText)
  const isText = typeof message === 'string'
  const shown = isText ? message : JSON.stringify(message.message, null, 2)
  const { domain, primaryType } = isText ? { domain: {}, primaryType: undefined } : message
  return (
    <>
      {!isText && (
        <DataList>
          <DataItem label={text('message.kind')}>{visibleText(primaryType ?? '')}</DataItem>
          {domain.name !== undefined && <DataItem label={text('message.domainName')}>{visibleText(domain.name)}</DataItem>}
          {domain.verifyingContract !== undefined && <DataItem label={common('field.contract')}>{domain.verifyingContract}</DataItem>}
          {domain.chainId !== undefined && <DataItem label={text('message.chain')}>{domain.chainId}</DataItem>}
        </DataList>
      )}
      <pre className={styles.message} dir="auto" role="region" aria-label={text(isText ? 'message.text' : 'message.typed')} tabIndex={0}>
        {visibleText(shown)}
      </pre>
    </>
  )
}
