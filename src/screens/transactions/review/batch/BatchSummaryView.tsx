import { type ChainSummary, grouped, sameAddress, toDecimal, withSymbol } from '#base'
import type { Erc20 } from '#chain'
import type { Effect } from '#safe'
import { useText, useTextSettings } from '#ui'
import { settingsTitle, useSentenceText } from '#screens/common/action'
import { formatList } from '#screens/common/hooks'
import { sharedText } from '#screens/core/text'
import styles from './BatchSummary.module.css'
import { effectSentence } from '../effectSentence.ts'
import { useEffectTitle } from '../useEffectTitle.ts'
import { transactionText } from '#screens/common/signing'
import { useLimitText } from '../useLimitText.ts'

export interface BatchSummaryViewProps {
  effects: readonly Effect[]
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
  /** Whether the actions don't match the list's hash. */
  differs?: boolean | undefined
}

/** A batch in one line: `950 USDC, 0.3 ETH, and Let Bob spend 10 DAI`. */
export function BatchSummaryView({ effects, tokens, chain, differs }: BatchSummaryViewProps) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  const { locale } = useTextSettings()
  const limitText = useLimitText(tokens, chain)
  const sentenceText = useSentenceText(chain)
  const titleOf = useEffectTitle(tokens, chain)
  if (differs)
    return (
      <span className={styles.differs} data-differs="">
        {text('batch.differs')}
      </span>
    )
  if (effects.length === 0) return null
  const words = effects.map((effect) => nameOf(effect))
  return <span className={styles.actions}>{formatList(locale, words)}</span>

  function nameOf(effect: Effect): string {
    if (effect.kind === 'settings') return settingsTitle(shared, effect.change)
    if (effect.kind === 'limit') return limitText(effect.change)
    if (effect.kind === 'batch') return text('effect.batch', { count: effect.effects.length })
    if (effect.kind === 'native') {
      const amount = grouped(toDecimal(effect.raw, chain?.decimals), text.locale)
      return withSymbol(amount, chain?.symbol ?? '')
    }
    const token =
      effect.kind === 'erc20'
        ? tokens.find((one) => sameAddress(one.token, effect.token))
        : undefined
    if (effect.kind === 'erc20' && token?.decimals != null)
      return withSymbol(
        grouped(toDecimal(effect.raw, token.decimals), text.locale),
        token.symbol ?? '',
      )
    if (effect.kind === 'erc20') return text('effect.erc20')
    const said = effectSentence(effect, tokens)
    return said ? sentenceText(said) : (titleOf(effect) ?? text('effect.call'))
  }
}
