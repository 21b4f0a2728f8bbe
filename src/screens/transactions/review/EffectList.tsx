import { type Address, type ChainSummary, defaultDecimals, lastSecond, sameAddress } from '#base'
import type { Erc20 } from '#chain'
import {
  allowanceModuleName,
  type Effect,
  type InnerTransaction,
  isAllowanceModule,
  isUnlimited,
  type LimitEffect,
} from '#safe'
import { Amount, useFormat, useText } from '#ui'
import { settingsTitle } from '#screens/common/action'
import { AmountFiat } from '#screens/common/money'
import { PartyText } from '#screens/common/parties'
import { sharedText } from '#screens/core/text'
import styles from './EffectList.module.css'
import { effectTitle } from './effectTitle.ts'
import { PaymentRow } from './PaymentRow.tsx'
import { PaymentTotals } from './PaymentTotals.tsx'
import { ProspectNote } from './ProspectNote.tsx'
import { RefundFields } from './SignedFields.tsx'
import { transactionText } from '#screens/common/signing'
import { useLimitText } from './useLimitText.ts'
import { facts } from './effectFacts.ts'

export interface EffectListProps {
  /** The actions of a batch, in the order in which they run. */
  effects: readonly Effect[]
  /** What the list contains, if not the actions of a batch. */
  label?: string | undefined
  /** The spending limit change that the heading says already. */
  headline?: LimitEffect | undefined
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
  /** Whether it is a batch within a batch: the outer list shows the tokens and the totals. */
  isNested?: boolean | undefined
}

/**
 * The actions of a batch, including nested ones, decoded from its call data. Shows full addresses
 * and exact amounts, because they are signed.
 */
export function EffectList({
  effects,
  label,
  headline,
  tokens,
  chain,
  isNested = false,
}: EffectListProps) {
  const text = useText(transactionText)
  const isAmongPayments =
    effects.length > 1 && effects.every(({ kind }) => kind === 'native' || kind === 'erc20')
  const list = (
    <ol
      className={styles.list}
      data-nested={isNested || undefined}
      aria-label={label ?? text('effects')}
    >
      {effects.map((effect, index) => (
        // The call data never changes, so the index is a stable key.
        <li
          key={index}
          className={styles.item}
          // It's unknown what a batch's action does if its data can't be read.
          data-unread={(effect.kind === 'call' && (isNested || effects.length > 1)) || undefined}
        >
          <EffectRow {...{ effect, headline, tokens, chain, isAmongPayments }} />
        </li>
      ))}
    </ol>
  )
  if (isNested) return list
  return (
    <div>
      {list}
      <PaymentTotals effects={effects} tokens={tokens} chain={chain} />
    </div>
  )
}

type EffectRowProps = Omit<EffectListProps, 'effects' | 'label' | 'isNested'> & {
  effect: Effect
  isAmongPayments: boolean
}

function EffectRow({ effect, headline, tokens, chain, isAmongPayments }: EffectRowProps) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  const format = useFormat()
  const limitText = useLimitText(tokens, chain)
  if (effect.kind === 'batch') {
    return (
      <>
        <span className={styles.title}>
          {text('effect.batch', { count: effect.effects.length })}
        </span>
        <EffectList effects={effect.effects} tokens={tokens} chain={chain} isNested />
      </>
    )
  }
  const amount = amountOf(effect, tokens, chain)
  if ((effect.kind === 'native' || effect.kind === 'erc20') && amount?.known)
    return (
      <PaymentRow
        to={effect.to}
        token={effect.kind === 'erc20' ? effect.token : 'native'}
        amount={amount}
        chain={chain}
        isAmongPayments={isAmongPayments}
      />
    )
  return (
    <>
      <span className={styles.title}>
        {effect.kind === 'settings'
          ? settingsTitle(shared, effect.change)
          : effect.kind === 'limit'
            ? effect.change === headline
              ? text('effect.limit')
              : limitText(effect.change)
            : effect.kind === 'malformed'
              ? text('effect.malformed', { method: effect.method })
              : text(effectTitle(effect))}
        {amount &&
          (amount.known ? (
            <Amount
              value={amount.raw}
              decimals={amount.decimals}
              symbol={amount.symbol}
              size="s"
              full
            />
          ) : (
            // Without the token's decimals, in the smallest unit.
            <bdi className={styles.value}>
              {text('effect.units', { count: amount.raw.toString() })}
            </bdi>
          ))}
        {/* An approved amount isn't moved, and may be unlimited. */}
        {amount?.known && effect.kind !== 'approve' && (
          <AmountFiat token="native" raw={amount.raw} decimals={amount.decimals} size="detail" />
        )}
      </span>
      {facts(effect, format.dateTime).map(({ label, address, value }) => (
        <span key={label} className={styles.fact}>
          <span className={styles.label}>{text(label)}</span>
          {address ? (
            <PartyText
              variant="full"
              party={{ address, name: nameOf(address, tokens) }}
              chain={chain}
              prefixed={false}
              token={
                label === 'field.token' && (effect.kind === 'erc20' || effect.kind === 'approve')
                  ? (tokens.find((one) => sameAddress(one.token, address))?.symbol ?? null)
                  : undefined
              }
            />
          ) : (
            <bdi className={styles.value}>{value}</bdi>
          )}
        </span>
      ))}
      {effect.kind === 'approve' && effect.until !== undefined && (
        <span className={styles.fact}>
          <span className={styles.label}>{text('field.until')}</span>
          <bdi className={styles.value}>
            {effect.until === 0
              ? text('until.block')
              : effect.until > lastSecond
                ? text('until.never')
                : format.dateTime(effect.until * 1000)}
          </bdi>
        </span>
      )}
      {effect.kind === 'malformed' && (
        <>
          <span className={styles.label}>{text('effect.may')}</span>
          <EffectList
            effects={[effect.may]}
            label={text('effect.may')}
            tokens={tokens}
            chain={chain}
          />
        </>
      )}
      <ProspectNote effect={effect} />
      {'inner' in effect && effect.inner && (
        <InnerEffects inner={effect.inner} tokens={tokens} chain={chain} />
      )}
    </>
  )
}

/** What a transaction of another account does, and what it pays for its execution. */
function InnerEffects({
  inner: { effect, refund, mayFail },
  tokens,
  chain,
}: Pick<EffectRowProps, 'tokens' | 'chain'> & { inner: InnerTransaction }) {
  const text = useText(transactionText)
  return (
    <>
      {mayFail && <span className={styles.label}>{text('inner.mayFail')}</span>}
      <EffectList
        effects={effect.kind === 'batch' ? effect.effects : [effect]}
        tokens={tokens}
        chain={chain}
      />
      {refund && <RefundFields {...refund} chain={chain} />}
    </>
  )
}

const nameOf = (address: Address, tokens: readonly Erc20[]) =>
  isAllowanceModule(address)
    ? allowanceModuleName
    : (tokens.find(({ token }) => sameAddress(token, address))?.symbol ?? null)

function amountOf(effect: Effect, tokens: readonly Erc20[], chain: ChainSummary | undefined) {
  if (
    effect.kind === 'native' ||
    ((effect.kind === 'call' ||
      effect.kind === 'delegatecall' ||
      effect.kind === 'malformed' ||
      effect.kind === 'execute') &&
      effect.raw > 0n)
  )
    return {
      known: true,
      raw: effect.raw,
      decimals: chain?.decimals ?? defaultDecimals,
      symbol: chain?.symbol ?? '',
    } as const
  if (effect.kind !== 'erc20' && effect.kind !== 'approve') return undefined
  // Its title says so, and all signed fields have the number.
  if (effect.kind === 'approve' && isUnlimited(effect.raw)) return undefined
  const token = tokens.find((one) => sameAddress(one.token, effect.token))
  return token && token.decimals !== null
    ? ({
        known: true,
        raw: effect.raw,
        decimals: token.decimals,
        symbol: token.symbol ?? '',
      } as const)
    : ({ known: false, raw: effect.raw } as const)
}
