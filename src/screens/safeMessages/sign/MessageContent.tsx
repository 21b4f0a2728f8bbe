import { visibleText } from '#base'
import type { OffchainMessage } from '#domain'
import { DataItem, DataList, useText } from '#ui'
import { transactionText } from '../../review/index.ts'
import { messagesText } from '../text.ts'
import styles from './Message.module.css'

export interface MessageContentProps {
  message: OffchainMessage
  /** All of it at once, for a page; a dialog scrolls it. */
  whole?: boolean | undefined
}

/** What is signed, with hidden and direction-changing characters shown. */
export function MessageContent({ message, whole }: MessageContentProps) {
  const text = useText(messagesText)
  const common = useText(transactionText)
  const isText = typeof message === 'string'
  const shown = isText ? message : JSON.stringify(message.message, null, 2)
  const { domain, primaryType } = isText ? { domain: {}, primaryType: undefined } : message
  return (
    <>
      {!isText && (
        <DataList>
          <DataItem label={text('kind')}>{visibleText(primaryType ?? '')}</DataItem>
          {domain.name !== undefined && (
            <DataItem label={text('domainName')}>{visibleText(domain.name)}</DataItem>
          )}
          {domain.version !== undefined && (
            <DataItem label={text('domainVersion')}>{visibleText(domain.version)}</DataItem>
          )}
          {domain.salt !== undefined && (
            <DataItem label={text('domainSalt')}>{visibleText(domain.salt)}</DataItem>
          )}
          {domain.verifyingContract !== undefined && (
            <DataItem label={common('field.contract')}>{domain.verifyingContract}</DataItem>
          )}
          {domain.chainId !== undefined && (
            <DataItem label={text('chain')}>{domain.chainId}</DataItem>
          )}
        </DataList>
      )}
      <pre
        className={styles.message}
        data-whole={whole || undefined}
        dir="auto"
        role="region"
        aria-label={text(isText ? 'text' : 'typed')}
        {...(!whole && { tabIndex: 0 })}
      >
        {visibleText(shown)}
      </pre>
    </>
  )
}
