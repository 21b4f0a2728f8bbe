import { type ReactNode, useState } from 'react'
import { type Address, type ChainSummary, lastSecond, sameAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Permit } from '#safe/message'
import { DataItem, DataList, useFormat, useText, useTextSettings } from '#ui'
import { unmarked } from '#screens/common/action'
import { transactionText } from '#screens/common/signing'
import { PartyItem, useTokenWords } from '#screens/transactions/review'
import { messagesText } from '#screens/messages/common'
import styles from '../../common/signing/Review.module.css'
import { AccountItem } from './AccountItem.tsx'
import { endOf, endText } from './endText.ts'
import { useSpenderName } from './useSpenderName.ts'
import { useTokenFiat } from './useTokenFiat.tsx'
import { valued, ValuedSentence } from './ValuedSentence.tsx'

export interface PermitItemsProps {
  permits: readonly Permit[]
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  /** The chain that the permits are for; undefined if it isn't known. */
  chain: ChainSummary | undefined
  /** The Safe that signs, which is named once. */
  signer?: Address | undefined
  /** The worst danger, directly below the first sentence. */
  danger?: ReactNode
  /** Who signs: a field of the first permit. */
  from?: ReactNode
  /** Whether it is on a page, directly below its heading. */
  whole?: boolean | undefined
}

/** What permits allow, each as a sentence with its accounts and its end. */
export function PermitItems({
  permits,
  tokens,
  chain,
  signer,
  danger,
  from,
  whole,
}: PermitItemsProps) {
  const Heading = whole ? 'h2' : 'h3'
  const text = useText(messagesText)
  const common = useText(transactionText)
  const nameOf = useSpenderName(chain)
  const settings = useTextSettings()
  const [now] = useState(Date.now)
  const format = useFormat()
  const { amountOf, symbolOf } = useTokenWords(tokens, chain)
  const fiatOf = useTokenFiat(tokens)
  const time = (seconds: number) =>
    seconds >= lastSecond ? common('until.never') : format.dateTime(seconds * 1000)
  const sentence = (permit: Permit) => {
    const { spender, token, raw } = permit
    const name = nameOf(spender)
    if (raw === 0n) return text('permit.none', unmarked({ name, symbol: symbolOf(token) }))
    const end = endOf(permit)
    const ends = {
      ends: end?.ends ?? 'never',
      end: end ? endText(settings, end.at, now) : '',
    }
    return raw === 'unlimited'
      ? text('permit.unlimited', unmarked({ name, symbol: symbolOf(token), ...ends }))
      : text('permit.some', valued({ name, amount: amountOf(token, raw), ...ends }))
  }
  return permits.map((permit, index) => (
    // The message never changes, so the index is a stable key.
    <div key={index} className={styles.review}>
      <Heading className={styles.title}>
        <ValuedSentence words={sentence(permit)} worth={fiatOf(permit)} />
      </Heading>
      {index === 0 && danger}
      <DataList dense>
        {index === 0 && from}
        {permit.owner && !sameAddress(permit.owner, signer) && (
          <AccountItem label={common('field.owner')} address={permit.owner} chain={chain} />
        )}
        <PartyItem
          label={common('field.spender')}
          party={{ address: permit.spender, name: null }}
          chain={chain}
        />
        <PartyItem
          label={common('field.token')}
          party={{ address: permit.token, name: null }}
          chain={chain}
          token={symbolOf(permit.token)}
        />
        {permit.until !== undefined && (
          <DataItem label={text('permit.until')}>{time(permit.until)}</DataItem>
        )}
        {permit.usableUntil !== undefined && (
          <DataItem label={text('permit.usable')}>{time(permit.usableUntil)}</DataItem>
        )}
      </DataList>
    </div>
  ))
}
