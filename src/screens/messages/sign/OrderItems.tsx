import { type ReactNode, useState } from 'react'
import {
  type Address,
  type ChainSummary,
  lastSecond,
  sameAddress,
  shortAddress,
  zeroAddress,
} from '#base'
import type { Erc20 } from '#chain'
import { givesForNothing, type Order, type OrderItem } from '#safe/message'
import { Button, DataItem, DataList, useFormat, useText, useTextSettings } from '#ui'
import { usePrices } from '#screens/common/money'
import { transactionText } from '#screens/common/signing'
import { PartyItem, useTokenWords } from '#screens/transactions/review'
import { messagesText } from '#screens/messages/common'
import styles from '../../common/signing/Review.module.css'
import { AccountItem } from './AccountItem.tsx'
import { endText } from './endText.ts'
import { TokensFiat } from './TokensFiat.tsx'

export interface OrderItemsProps {
  orders: readonly Order[]
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  /** The chain that the orders are for; undefined if it isn't known. */
  chain: ChainSummary | undefined
  /** The Safe that signs, which is named once. */
  signer?: Address | undefined
  /** The worst danger, directly below the first sentence. */
  danger?: ReactNode
  /** Who signs: a field of the first order. */
  from?: ReactNode
  /** Whether it is on a page, directly below its heading. */
  whole?: boolean | undefined
}

/** Maximum orders shown at first. */
const firstOrders = 10

/** What orders give and get, each as a sentence; those that give for nothing come first. */
export function OrderItems({ orders, danger, from, ...props }: OrderItemsProps) {
  const text = useText(messagesText)
  const [isOpen, setOpen] = useState(false)
  const sorted = [
    ...orders.filter(givesForNothing),
    ...orders.filter((one) => !givesForNothing(one)),
  ]
  const rest = sorted.length - firstOrders
  return (
    <>
      {sorted.slice(0, isOpen ? undefined : firstOrders).map((order, index) => (
        // The message never changes, so the index is a stable key.
        <OneOrder
          key={index}
          {...props}
          order={order}
          danger={index === 0 && danger}
          from={index === 0 && from}
        />
      ))}
      {rest > 0 && !isOpen && (
        <div>
          <Button size="s" onClick={() => setOpen(true)}>
            {text('fields.more', { count: rest })}
          </Button>
        </div>
      )}
    </>
  )
}

function OneOrder({
  order,
  tokens,
  chain,
  signer,
  danger,
  from,
  whole,
}: Omit<OrderItemsProps, 'orders'> & { order: Order }) {
  const Heading = whole ? 'h2' : 'h3'
  const text = useText(messagesText)
  const common = useText(transactionText)
  const { symbolOf } = useTokenWords(tokens, chain)
  const sentence = useOrderSentence(tokens, chain)
  const wordsOf = useItemWords(tokens, chain)
  const format = useFormat()
  const { owner, zone, exchange, contract, gives, gets, shares } = order
  const time = (seconds: number) =>
    seconds >= lastSecond ? common('until.never') : format.dateTime(seconds * 1000)
  const all = [...new Set([...gives, ...gets, ...shares].map(({ token }) => token))]
  return (
    <div className={styles.review}>
      <Heading className={styles.title}>{sentence(order)}</Heading>
      {danger}
      <DataList dense>
        {from}
        {owner && !sameAddress(owner, signer) && (
          <AccountItem label={common('field.owner')} address={owner} chain={chain} />
        )}
        <TokensFiat label={text('order.given')} items={gives} tokens={tokens} chain={chain} />
        <TokensFiat label={text('order.received')} items={gets} tokens={tokens} chain={chain} />
        {shares.map(({ to, ...item }, index) => (
          <AccountItem
            key={index}
            label={text('order.share', { amount: wordsOf(item) })}
            address={to}
            chain={chain}
          />
        ))}
        {all
          .filter((token) => !sameAddress(token, zeroAddress))
          .map((token) => (
            <PartyItem
              key={token}
              label={common('field.token')}
              party={{ address: token, name: null }}
              chain={chain}
              token={symbolOf(token)}
            />
          ))}
        {exchange && <DataItem label={text('order.exchange')}>{exchange}</DataItem>}
        {exchange ? (
          <PartyItem
            label={common('field.contract')}
            party={{ address: contract, name: null }}
            chain={chain}
          />
        ) : (
          <AccountItem label={common('field.contract')} address={contract} chain={chain} />
        )}
        {zone && <AccountItem label={text('order.zone')} address={zone} chain={chain} />}
        {order.from !== undefined && (
          <DataItem label={text('order.from')}>{time(order.from)}</DataItem>
        )}
        <DataItem label={text('permit.usable')}>{time(order.until)}</DataItem>
      </DataList>
    </div>
  )
}

function useOrderSentence(tokens: readonly Erc20[], chain: ChainSummary | undefined) {
  const text = useText(messagesText)
  const settings = useTextSettings()
  const [now] = useState(Date.now)
  const prices = usePrices()
  const wordsOf = useItemWords(tokens, chain)
  const list = new Intl.ListFormat(settings.locale, { type: 'conjunction' })
  /** Any contract can copy the symbol of a token, so an incoming token has its address, too. */
  const got = (item: OrderItem) => {
    const { kind, token } = item
    const isKnown = sameAddress(token, zeroAddress) || (chain && prices.priceOf(token))
    return kind === 'token' && isKnown ? wordsOf(item) : `${wordsOf(item)} (${shortAddress(token)})`
  }
  return (order: Order) => {
    const { until } = order
    const values = {
      gives: list.format(order.gives.map(wordsOf)),
      gets: list.format(order.gets.filter(({ raw }) => raw > 0n).map(got)),
      ends: until < lastSecond ? 'until' : 'never',
      end: until < lastSecond ? endText(settings, until * 1000, now) : '',
    }
    return givesForNothing(order) ? text('order.gift', values) : text('order.sells', values)
  }
}

/** Returns the words for an amount, an NFT, or several of them. */
function useItemWords(tokens: readonly Erc20[], chain: ChainSummary | undefined) {
  const text = useText(messagesText)
  const { amountOf, symbolOf } = useTokenWords(tokens, chain)
  return ({ kind, token, raw, id = 0n }: OrderItem): string => {
    const name = symbolOf(token)
    if (kind === 'anyItem') return text('order.any', { count: String(raw), name })
    const has = tokens.find((one) => sameAddress(one.token, token))?.decimals
    // An exchange moves the ID by transferFrom, which is an amount to a token with decimals.
    if (kind === 'item') {
      if (has != null) return amountOf(token, id)
      return raw === 1n ? `${name} #${id}` : `${raw} × ${name} #${id}`
    }
    return amountOf(token, raw)
  }
}
