import { type ReactNode, useState } from 'react'
import { type Address, type ChainSummary, lastSecond, sameAddress } from '#base'
import type { Erc20 } from '#chain'
import type { AuthorizedPayment } from '#safe/message'
import { DataItem, DataList, useFormat, useText, useTextSettings } from '#ui'
import { transactionText } from '#screens/common/signing'
import { PartyItem, useTokenWords } from '#screens/transactions/review'
import { messagesText } from '#screens/messages/common'
import styles from '../../common/signing/Review.module.css'
import { AccountItem } from './AccountItem.tsx'
import { endText } from './endText.ts'
import { useTokenFiat } from './useTokenFiat.tsx'
import { valued, ValuedSentence } from './ValuedSentence.tsx'
import { useSpenderName } from './useSpenderName.ts'

export interface PaymentItemsProps {
  payment: AuthorizedPayment
  /** Names and decimals from the token's own contract. */
  tokens: readonly Erc20[]
  /** The chain that the payment is for; undefined if it isn't known. */
  chain: ChainSummary | undefined
  /** The Safe that signs, which is named once. */
  signer?: Address | undefined
  /** The worst danger, directly below the sentence. */
  danger?: ReactNode
  /** Who signs. */
  from?: ReactNode
  /** Whether it is on a page, directly below its heading. */
  whole?: boolean | undefined
}

/** A transfer that is authorized in advance, as a sentence with its accounts and its end. */
export function PaymentItems({
  payment,
  tokens,
  chain,
  signer,
  danger,
  from,
  whole,
}: PaymentItemsProps) {
  const Heading = whole ? 'h2' : 'h3'
  const text = useText(messagesText)
  const common = useText(transactionText)
  const nameOf = useSpenderName(chain)
  const settings = useTextSettings()
  const [now] = useState(Date.now)
  const format = useFormat()
  const { amountOf, symbolOf } = useTokenWords(tokens, chain)
  const fiatOf = useTokenFiat(tokens)
  const { to, token, raw, after, usableUntil } = payment
  const ends = usableUntil < lastSecond
  return (
    <div className={styles.review}>
      <Heading className={styles.title}>
        <ValuedSentence
          words={text(
            'payment.sends',
            valued({
              name: nameOf(to),
              amount: amountOf(token, raw),
              ends: ends ? 'usable' : 'never',
              end: ends ? endText(settings, usableUntil * 1000, now) : '',
            }),
          )}
          worth={fiatOf(payment)}
        />
      </Heading>
      {danger}
      <DataList dense>
        {from}
        {!sameAddress(payment.from, signer) && (
          <AccountItem label={common('field.owner')} address={payment.from} chain={chain} />
        )}
        <PartyItem label={common('field.to')} party={{ address: to, name: null }} chain={chain} />
        <PartyItem
          label={common('field.token')}
          party={{ address: token, name: null }}
          chain={chain}
          token={symbolOf(token)}
        />
        {after !== undefined && (
          <DataItem label={text('order.from')}>{format.dateTime(after * 1000)}</DataItem>
        )}
        <DataItem label={text('permit.usable')}>
          {ends ? format.dateTime(usableUntil * 1000) : common('until.never')}
        </DataItem>
      </DataList>
    </div>
  )
}
