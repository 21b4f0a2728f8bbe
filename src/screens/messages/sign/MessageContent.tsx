import type { ReactNode } from 'react'
import { type Address, type ChainSummary, hasUnseen, visibleText } from '#base'
import type { Erc20 } from '#chain'
import type { OffchainMessage, TypedMessage } from '#domain'
import { ordersOf, paymentIn, permitsOf } from '#safe/message'
import type { LookAlike } from '#safe/suspicion'
import { DataList, Notice, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { PartyItem } from '#screens/transactions/review'
import { LookAlikeNotices } from '#screens/common/typedAddress'
import { messagesText } from '#screens/messages/common'
import review from '../../common/signing/Review.module.css'
import { OrderItems } from './OrderItems.tsx'
import { PaymentItems } from './PaymentItems.tsx'
import { PermitItems } from './PermitItems.tsx'
import { shownTypedData } from './shownTypedData.ts'
import { SignedText } from './SignedText.tsx'
import { TypedContent } from './TypedContent.tsx'
import { textsIn } from './typedFields.ts'

export interface MessageContentProps {
  message: OffchainMessage
  /** Addresses in it that could be mistaken for accounts that the user knows. */
  lookAlikes: readonly LookAlike[]
  /** Shows all of it at once, for a page; a dialog scrolls it. */
  whole?: boolean | undefined
  /** Token metadata, used to summarize permits, orders, and payments. */
  tokens?: readonly Erc20[] | undefined
  /** The Safe's chain. */
  chain?: ChainSummary | undefined
  /** The Safe that signs; undefined if the enclosing transaction names it. */
  signer?: Address | undefined
  /** Its summary in a sentence, if its own content isn't one. */
  lead?: ReactNode
  /** The dangers: directly below the sentence. */
  danger?: ReactNode
  /** What else is special about it: directly below the dangers. */
  warnings?: ReactNode
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
  warnings,
}: MessageContentProps) {
  const text = useText(messagesText)
  const common = useText(transactionText)
  const permits = typeof message === 'string' ? [] : permitsOf(message)
  const orders = typeof message === 'string' ? [] : ordersOf(message, signer)
  const payment = typeof message === 'string' ? undefined : paymentIn(message)
  const isSentence = permits.length + orders.length > 0 || payment !== undefined
  const isHere = typeof message !== 'string' && chain?.chainId === String(message.domain.chainId)
  const from = signer && (
    <PartyItem label={common('field.from')} party={{ address: signer, name: null }} chain={chain} />
  )
  const dangers = (
    <>
      {danger}
      <LookAlikeNotices lookAlikes={lookAlikes} />
      {warnings}
      {textsOf(message).some(hasUnseen) && (
        <Notice tone="warning" title={text('unseen')}>
          {text('unseenText')}
        </Notice>
      )}
    </>
  )
  const shown = {
    // On another chain, this address may be another token.
    tokens: isHere ? tokens : [],
    chain: isHere ? chain : undefined,
    signer,
    danger: dangers,
    from,
    whole,
  }
  return (
    <>
      {!isSentence && (
        <>
          {typeof message === 'string' ? lead : <TypedHeading data={message} whole={whole} />}
          {dangers}
          {from && <DataList dense>{from}</DataList>}
        </>
      )}
      <PermitItems permits={permits} {...shown} />
      {orders.length > 0 && <OrderItems orders={orders} {...shown} />}
      {payment && <PaymentItems payment={payment} {...shown} />}
      {typeof message === 'string' ? (
        <SignedText label={text('text')} words={message} whole={whole} />
      ) : (
        <TypedContent
          data={message}
          chain={isHere ? chain : undefined}
          whole={whole}
          isFolded={isSentence}
        />
      )}
      {typeof message !== 'string' && lead}
    </>
  )
}

/** All displayed text of a message. */
function textsOf(message: OffchainMessage): readonly string[] {
  if (typeof message === 'string') return [message]
  const shown = shownTypedData(message)
  return [
    shown.kind,
    ...shown.domain.flat(),
    ...textsIn(message.message),
    shown.message,
    shown.types,
  ]
}

/** What kind of data it is, and whose; a page has that as its heading. */
function TypedHeading({ data, whole }: { data: TypedMessage; whole: boolean | undefined }) {
  const text = useText(messagesText)
  const kind = visibleText(data.primaryType)
  const { name } = data.domain
  return (
    !whole && (
      <h3 className={review.title}>
        {name === undefined
          ? text('sign.kind', { kind })
          : text('sign.kindFor', { kind, name: visibleText(name) })}
      </h3>
    )
  )
}
