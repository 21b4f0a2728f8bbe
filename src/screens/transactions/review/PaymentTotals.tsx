import { type Address, type ChainSummary, sameAddress, zeroAddress } from '#base'
import type { Erc20 } from '#chain'
import { type Effect, sentBy } from '#safe'
import { Amount, useText } from '#ui'
import { TokenMark } from '#screens/common/marks'
import { AmountFiat } from '#screens/common/money'
import { PartyText } from '#screens/common/parties'
import { transactionText } from '#screens/common/signing'
import styles from './EffectList.module.css'
import { useTokenWords } from './useTokenWords.ts'

export interface PaymentTotalsProps {
  effects: readonly Effect[]
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
}

/** The tokens that a list's payments send; the zero address is the native coin. */
const paidIn = (effects: readonly Effect[]): readonly Address[] =>
  effects.flatMap((effect) => {
    if (effect.kind === 'batch') return paidIn(effect.effects)
    return effect.kind === 'erc20' ? [effect.token] : effect.kind === 'native' ? [zeroAddress] : []
  })

/**
 * Below a list of payments: each token by its contract, with how much of it is sent. Without sums
 * if an action may send more than it says.
 */
export function PaymentTotals({ effects, tokens, chain }: PaymentTotalsProps) {
  const text = useText(transactionText)
  const { amountOf, symbolOf } = useTokenWords(tokens, chain)
  const paid = paidIn(effects)
  const all = paid.filter(
    (token, index) => paid.findIndex((other) => sameAddress(other, token)) === index,
  )
  // The sum of a single payment is the payment itself.
  const sums = paid.length > 1 ? sentBy({ kind: 'batch', to: zeroAddress, effects }) : undefined
  const listed = sums ? all : all.filter((token) => !sameAddress(token, zeroAddress))
  if (listed.length === 0) return null
  return (
    <div className={styles.totals}>
      <span className={styles.label}>{text(sums ? 'field.total' : 'field.token')}</span>
      {listed.map((token) => {
        const raw = sums && (sums.find((sum) => sameAddress(sum.token, token))?.raw ?? 0n)
        const isNative = sameAddress(token, zeroAddress)
        const known = isNative ? chain : tokens.find((one) => sameAddress(one.token, token))
        return (
          <span key={token} className={styles.payment}>
            {isNative ? (
              <span className={styles.coin}>
                <TokenMark
                  token="native"
                  symbol={symbolOf(token)}
                  chainId={chain?.chainId}
                  size={36}
                />
                <bdi>{symbolOf(token)}</bdi>
              </span>
            ) : (
              <PartyText
                variant="full"
                party={{ address: token, name: known?.symbol ?? null }}
                chain={chain}
                prefixed={false}
                token={known?.symbol ?? null}
              />
            )}
            {raw !== undefined && (
              <span className={styles.amounts}>
                {known?.decimals == null ? (
                  <bdi className={styles.sum}>{amountOf(token, raw)}</bdi>
                ) : (
                  <Amount value={raw} decimals={known.decimals} symbol={symbolOf(token)} full />
                )}
                {known?.decimals != null && (
                  <span className={styles.fiat}>
                    <AmountFiat
                      token={isNative ? 'native' : token}
                      raw={raw}
                      decimals={known.decimals}
                      size="detail"
                    />
                  </span>
                )}
              </span>
            )}
          </span>
        )
      })}
    </div>
  )
}
