import type { ReactNode } from 'react'
import {
  type Address,
  type ChainSummary,
  isWebUrl,
  readable,
  sameAddress,
  shortAddress,
  toDecimal,
  visibleText,
} from '#base'
import type {
  Exchange,
  Intent,
  StakeDeposit,
  StakeExit,
  StakeWithdrawal,
  SwapOrder,
  TokenAmount,
  TwapOrder,
  VaultMove,
} from '#domain'
import type { IntentCheck } from '#safe'
import {
  Amount,
  Code,
  DataItem,
  DataList,
  Disclosure,
  Notice,
  useFormat,
  useText,
  useTextSettings,
} from '#ui'
import { formatList } from '#screens/common/hooks'
import { PartyItem } from '../PartyItem.tsx'
import styles from '../../../common/signing/Review.module.css'
import { durationOf, filledShare, priceOf, totalTime } from './orderFigures.ts'
import { intentText } from './text.ts'

export interface IntentFieldsProps {
  intent: Intent
  /** The comparison with the call data. */
  check: IntentCheck
  safe: Address
  chain: ChainSummary | undefined
}

/**
 * What a call to an exchange, a bridge, or a staking contract means, and which parts are only the
 * gateway's claim.
 */
export function IntentFields({ intent, check, safe, chain }: IntentFieldsProps) {
  const text = useText(intentText)
  const { locale } = useTextSettings()
  const facts = formatList(
    locale,
    check.facts.map((fact) => text(`fact.${fact}`)),
  )
  return (
    <div className={styles.review}>
      <p className={styles.label}>{text(titleOf(intent))}</p>
      {check.status === 'differs' ? (
        <Notice tone="danger" title={text('source.differs', { facts })} />
      ) : (
        <p className={styles.muted}>
          {text(check.status === 'matches' ? 'source.matches' : 'source.reported', { facts })}
        </p>
      )}
      <Fields intent={intent} safe={safe} chain={chain} />
    </div>
  )
}

function titleOf(intent: Intent) {
  if (intent.kind === 'vault') return `kind.vault.${intent.move.direction}` as const
  return intent.kind === 'exchange' && intent.exchange.toChain !== null
    ? 'kind.bridge'
    : (`kind.${intent.kind}` as const)
}

interface FieldsProps {
  safe: Address
  chain: ChainSummary | undefined
}

function Fields({ intent, ...rest }: FieldsProps & { intent: Intent }) {
  switch (intent.kind) {
    case 'swap':
    case 'settlement':
      return <OrderFields order={intent.order} {...rest} />
    case 'twap':
      return <TwapFields order={intent.order} {...rest} />
    case 'stake':
      return <DepositFields stake={intent.stake} />
    case 'stakeExit':
      return <ExitFields stake={intent.stake} />
    case 'stakeWithdrawal':
      return <WithdrawalFields stake={intent.stake} />
    case 'exchange':
      return <ExchangeFields exchange={intent.exchange} chain={rest.chain} />
    case 'vault':
      return <VaultFields move={intent.move} chain={rest.chain} />
  }
}

/** An amount, with the token's address where its name may be anyone's. */
function TokenItem({ label, amount }: { label: string; amount: TokenAmount }) {
  return (
    <DataItem label={label} hint={shortAddress(amount.token)}>
      <Amount
        value={amount.raw}
        decimals={amount.decimals}
        symbol={visibleText(amount.symbol)}
        size="s"
        full
      />
    </DataItem>
  )
}

function OrderFields({ order, ...rest }: FieldsProps & { order: SwapOrder }) {
  const text = useText(intentText)
  return (
    <>
      <TradeFields order={order} {...rest} />
      <Code label={text('uid')} value={order.uid} />
      {isWebUrl(order.link) && (
        <a href={order.link} target="_blank" rel="noreferrer">
          {text('link')}
        </a>
      )}
    </>
  )
}

/** Fields that all orders have. */
function TradeFields({
  order,
  safe,
  chain,
  children,
}: FieldsProps & { order: SwapOrder | TwapOrder; children?: ReactNode }) {
  const text = useText(intentText)
  const format = useFormat()
  const { locale } = useTextSettings()
  const { sell, buy, side, sold, bought } = order
  const share = filledShare(order)
  const done = side === 'buy' ? { raw: bought, of: buy } : { raw: sold, of: sell }
  const price = (of: string | undefined) =>
    of &&
    text('price.value', { sell: sell.symbol, price: readable(of, text.locale), buy: buy.symbol })
  const limit = price(priceOf(sell, buy))
  const executed =
    sold && bought ? price(priceOf({ ...sell, raw: sold }, { ...buy, raw: bought })) : undefined
  const isElsewhere = order.receiver !== null && !sameAddress(order.receiver, safe)
  return (
    <>
      {isElsewhere && <Notice tone="warning" title={text('receiver.other')} />}
      <DataList>
        <DataItem label={text('status')}>{text(`order.${order.status}`)}</DataItem>
        <DataItem label={text('type')}>{text(`type.${order.type}`)}</DataItem>
        <DataItem label={text('side')}>{text(`side.${side}`)}</DataItem>
        <TokenItem label={text(side === 'buy' ? 'sell.most' : 'sell')} amount={sell} />
        <TokenItem label={text(side === 'buy' ? 'buy' : 'buy.least')} amount={buy} />
        {limit && <DataItem label={text('price')}>{limit}</DataItem>}
        <DataItem label={text('filled')}>
          {share === null
            ? text('filled.unknown')
            : text('filled.value', {
                share: new Intl.NumberFormat(locale, {
                  style: 'percent',
                  maximumFractionDigits: 2,
                }).format(share),
                amount: readable(toDecimal(done.raw ?? 0n, done.of.decimals), text.locale),
                symbol: done.of.symbol,
              })}
        </DataItem>
        {executed && <DataItem label={text('price.done')}>{executed}</DataItem>}
        {order.fee && order.fee.raw > 0n && <TokenItem label={text('fee')} amount={order.fee} />}
        {children}
        <DataItem label={text('expires')}>{format.dateTime(order.validUntil)}</DataItem>
        <PartyItem
          label={text('receiver')}
          party={{ address: order.receiver ?? order.owner, name: null }}
          chain={chain}
        />
      </DataList>
    </>
  )
}

function TwapFields({ order, ...rest }: FieldsProps & { order: TwapOrder }) {
  const text = useText(intentText)
  const format = useFormat()
  return (
    <>
      <TradeFields order={order} {...rest}>
        <DataItem label={text('parts')}>{format.number(order.parts)}</DataItem>
        <TokenItem label={text('part.sell')} amount={{ ...order.sell, raw: order.partSell }} />
        <TokenItem label={text('part.buy')} amount={{ ...order.buy, raw: order.partBuy }} />
        <DurationItem label={text('interval')} ms={order.interval} />
        {order.partDuration === null ? (
          <DataItem label={text('part.duration')}>{text('part.auto')}</DataItem>
        ) : (
          <DurationItem label={text('part.duration')} ms={order.partDuration} />
        )}
        <DurationItem label={text('total')} ms={totalTime(order)} />
        <DataItem label={text('starts')}>
          {order.startsAt === null ? text('starts.mined') : format.dateTime(order.startsAt)}
        </DataItem>
      </TradeFields>
      {order.activeUid && <Code label={text('activeUid')} value={order.activeUid} />}
    </>
  )
}

function DurationItem({ label, ms }: { label: string; ms: number }) {
  const text = useText(intentText)
  const { unit, count } = durationOf(ms)
  return <DataItem label={label}>{text(`duration.${unit}`, { count })}</DataItem>
}

const usePercent = () => {
  const { locale } = useTextSettings()
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (fraction: number) => format.format(fraction)
}

function DepositFields({ stake }: { stake: StakeDeposit }) {
  const text = useText(intentText)
  const percent = usePercent()
  return (
    <DataList>
      <DataItem label={text('status')}>{text(`stake.${stake.status}`)}</DataItem>
      <TokenItem label={text('stake.amount')} amount={stake.amount} />
      <DataItem label={text('validators')}>
        {text('validators.count', { count: stake.validators })}
      </DataItem>
      <DataItem label={text('rate')}>
        {text('rate.year', { rate: percent(stake.rate.year / 100) })}
      </DataItem>
      {(['year', 'month'] as const).map((period) => {
        const raw = stake.reward[period]
        return (
          raw !== null && (
            <TokenItem
              key={period}
              label={text(`reward.${period}`)}
              amount={{ ...stake.amount, raw }}
            />
          )
        )
      })}
      <DataItem label={text('stake.fee')}>{percent(stake.fee)}</DataItem>
      <DurationItem label={text('enters')} ms={stake.entersIn} />
      <DurationItem label={text('exits')} ms={stake.exitsIn} />
      <DurationItem label={text('withdraws')} ms={stake.withdrawsIn} />
    </DataList>
  )
}

function ExitFields({ stake }: { stake: StakeExit }) {
  const text = useText(intentText)
  return (
    <>
      <DataList>
        <DataItem label={text('status')}>{text(`stake.${stake.status}`)}</DataItem>
        <TokenItem label={text('stake.exitAmount')} amount={stake.amount} />
        <DurationItem label={text('exits')} ms={stake.exitsIn} />
        <DurationItem label={text('withdraws')} ms={stake.withdrawsIn} />
      </DataList>
      <Validators count={stake.validators} keys={stake.keys} />
    </>
  )
}

function WithdrawalFields({ stake }: { stake: StakeWithdrawal }) {
  const text = useText(intentText)
  return (
    <>
      <DataList>
        <TokenItem label={text('stake.rewards')} amount={stake.amount} />
      </DataList>
      <Validators count={stake.validators} keys={stake.keys} />
    </>
  )
}

/** Public keys are long, and there may be hundreds. */
function Validators({ count, keys }: { count: number; keys: readonly string[] }) {
  const text = useText(intentText)
  return (
    <Disclosure summary={text('validators.count', { count })}>
      {keys.map((key, index) => (
        <Code key={key} label={text('key', { number: index + 1 })} value={key} />
      ))}
    </Disclosure>
  )
}

function ExchangeFields({
  exchange: { from, to, recipient, toChain, status, link },
  chain,
}: {
  exchange: Exchange
  chain: ChainSummary | undefined
}) {
  const text = useText(intentText)
  return (
    <>
      <DataList>
        {status && (
          <DataItem label={text('status')}>
            <bdi>{status}</bdi>
          </DataItem>
        )}
        <TokenItem label={text('gives')} amount={from} />
        {to ? (
          <TokenItem label={text('gets')} amount={to} />
        ) : (
          <DataItem label={text('gets')}>{text('gets.unknown')}</DataItem>
        )}
        {toChain !== null && <DataItem label={text('network')}>{toChain}</DataItem>}
        <PartyItem
          label={text('recipient')}
          party={recipient}
          chain={toChain === null ? chain : undefined}
        />
      </DataList>
      {link && isWebUrl(link) && (
        <a href={link} target="_blank" rel="noreferrer">
          {text('link')}
        </a>
      )}
    </>
  )
}

function VaultFields({ move, chain }: { move: VaultMove; chain: ChainSummary | undefined }) {
  const text = useText(intentText)
  const percent = usePercent()
  return (
    <DataList>
      <PartyItem label={text('vault')} party={move.vault} chain={chain} />
      <TokenItem
        label={text(move.direction === 'deposit' ? 'stake.amount' : 'gets')}
        amount={move.amount}
      />
      <DataItem label={text('rate')}>
        {text('rate.year', { rate: percent(move.rate / 100) })}
      </DataItem>
      {move.reward !== null && (
        <TokenItem label={text('reward.year')} amount={{ ...move.amount, raw: move.reward }} />
      )}
      <DataItem label={text('stake.fee')}>{percent(move.fee)}</DataItem>
    </DataList>
  )
}
