import type { ReactNode } from 'react'
import { type Address, type ChainSummary, lastSecond, sameAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Permit } from '#safe/message'
import { DataItem, DataList, useFormat, useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { transactionText } from '#screens/common/signing'
import { PartyItem, useTokenWords } from '#screens/transactions/review'
import { messagesText } from '#screens/messages/common'
import styles from '../../common/signing/Review.module.css'

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
  /** On a page, directly below its heading. */
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
  const names = useText(namesText)
  const known = useNames()
  const format = useFormat()
  const { amountOf, symbolOf } = useTokenWords(tokens, chain)
  const time = (seconds: number) =>
    seconds >= lastSecond ? common('until.never') : format.dateTime(seconds * 1000)
  const sentence = ({ spender, token, raw }: Permit) => {
    const name = nameOrAddress(
      names,
      resolveName(known, { address: spender }, chain?.chainId),
      spender,
    )
    if (raw === 'unlimited') return text('permit.unlimited', { name, symbol: symbolOf(token) })
    return raw === 0n
      ? text('permit.none', { name, symbol: symbolOf(token) })
      : text('permit.some', { name, amount: amountOf(token, raw) })
  }
  return permits.map((permit, index) => (
    // The message never changes, so the index is a stable key.
    <div key={index} className={styles.review}>
      <Heading className={styles.title}>{sentence(permit)}</Heading>
      {index === 0 && danger}
      <DataList dense>
        {index === 0 && from}
        {permit.owner && !sameAddress(permit.owner, signer) && (
          <PartyItem
            label={common('field.owner')}
            party={{ address: permit.owner, name: null }}
            chain={chain}
          />
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
