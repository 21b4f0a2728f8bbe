import type { ReactNode } from 'react'
import { type Address, type ChainSummary, hasUnseen, visibleText } from '#base'
import type { Erc20 } from '#chain'
import type { OffchainMessage, TypedMessage } from '#domain'
import { permitsOf } from '#safe/message'
import type { LookAlike } from '#safe/suspicion'
import { DataItem, DataList, Disclosure, Notice, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { PartyItem } from '#screens/transactions/review'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import { messagesText } from '#screens/messages/common'
import styles from './Message.module.css'
import { PermitItems } from './PermitItems.tsx'
import { shownTypedData } from './shownTypedData.ts'

export interface MessageContentProps {
  message: OffchainMessage
  /** Addresses in it that could be mistaken for accounts that the user knows. */
  lookAlikes: readonly LookAlike[]
  /** All of it at once, for a page; a dialog scrolls it. */
  whole?: boolean | undefined
  /** What tokens in it say of themselves: a permit is a sentence. */
  tokens?: readonly Erc20[] | undefined
  /** The Safe's. */
  chain?: ChainSummary | undefined
  /** The Safe that signs; undefined where the transaction around it names it. */
  signer?: Address | undefined
  /** What it is in a sentence, where its own content is none. */
  lead?: ReactNode
  /** The worst danger: directly below the sentence. */
  danger?: ReactNode
}

/**
 * What is signed: a sentence, its danger, who signs, and everything in it, with hidden and
 * direction-changing characters shown.
 */
export function MessageContent({
  message,
  lookAlikes,
  whole,
  tokens = [],
  chain,
  signer,
  lead,
  danger,
}: MessageContentProps) {
  const text = useText(messagesText)
  const common = useText(transactionText)
  const permits = typeof message === 'string' ? [] : permitsOf(message)
  const isHere = typeof message !== 'string' && chain?.chainId === String(message.domain.chainId)
  const from = signer && (
    <PartyItem label={common('field.from')} party={{ address: signer, name: null }} chain={chain} />
  )
  const dangers = (
    <>
      {danger}
      <LookAlikeNotices lookAlikes={lookAlikes} />
    </>
  )
  return (
    <>
      {permits.length === 0 && (
        <>
          {lead}
          {dangers}
          {from && <DataList dense>{from}</DataList>}
        </>
      )}
      {/* What has this address on another chain may be another token. */}
      <PermitItems
        permits={permits}
        tokens={isHere ? tokens : []}
        chain={isHere ? chain : undefined}
        signer={signer}
        danger={dangers}
        from={from}
      />
      {textsOf(message).some(hasUnseen) && (
        <Notice tone="warning" title={text('unseen')}>
          {text('unseenText')}
        </Notice>
      )}
      {typeof message === 'string' ? (
        <Signed label={text('text')} words={message} whole={whole} />
      ) : (
        <TypedContent data={message} whole={whole} isFolded={permits.length > 0} />
      )}
      {permits.length > 0 && lead}
    </>
  )
}

/** Everything that is shown of a message. */
function textsOf(message: OffchainMessage): readonly string[] {
  if (typeof message === 'string') return [message]
  const shown = shownTypedData(message)
  return [shown.kind, ...shown.domain.flat(), shown.message, shown.types]
}

const domainLabels = {
  name: 'domainName',
  version: 'domainVersion',
  chainId: 'chain',
  salt: 'domainSalt',
} as const

function TypedContent({
  data,
  whole,
  isFolded,
}: {
  data: TypedMessage
  whole: boolean | undefined
  /** A sentence says it already. */
  isFolded: boolean
}) {
  const text = useText(messagesText)
  const common = useText(transactionText)
  const { kind, domain, message, types } = shownTypedData(data)
  const labelOf = (name: string) =>
    name === 'verifyingContract'
      ? common('field.contract')
      : Object.hasOwn(domainLabels, name)
        ? text(domainLabels[name as keyof typeof domainLabels])
        : visibleText(name)
  const shown = (
    <>
      <DataList>
        <DataItem label={text('kind')}>{visibleText(kind)}</DataItem>
        {domain.map(([name, value]) => (
          <DataItem key={name} label={labelOf(name)}>
            {visibleText(value)}
          </DataItem>
        ))}
      </DataList>
      <Signed label={text('typed')} words={message} whole={whole} />
    </>
  )
  return (
    <>
      {isFolded ? (
        <Disclosure summary={text('typed')}>
          <div className={styles.body}>{shown}</div>
        </Disclosure>
      ) : (
        shown
      )}
      <Disclosure summary={text('types')}>
        <Signed label={text('types')} words={types} whole={whole} />
      </Disclosure>
    </>
  )
}

function Signed({
  label,
  words,
  whole,
}: {
  label: string
  words: string
  whole: boolean | undefined
}) {
  return (
    <pre
      className={styles.message}
      data-whole={whole || undefined}
      dir="auto"
      role="region"
      aria-label={label}
      {...(!whole && { tabIndex: 0 })}
    >
      {visibleText(words)}
    </pre>
  )
}
