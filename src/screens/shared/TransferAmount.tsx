import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ChainSummary, defaultDecimals } from '#base'
import type { Action, Transferred } from '#domain'
import { Amount, type AmountProps, useText, VisuallyHidden } from '#ui'
import { actionAmount } from '../actionText.ts'
import { componentsText } from './text.ts'
import styles from './TransferAmount.module.css'

export interface TransferAmountProps {
  action: Action
  chain: ChainSummary | undefined
  size?: AmountProps['size']
  /** Every digit. */
  full?: boolean | undefined
  /** Failed or cancelled: no sign, as nothing came or went. */
  still?: boolean | undefined
}

/** The symbol of a chain's own coin where the chain is not known. */
const unknownCoin = { symbol: '?', decimals: defaultDecimals }

/** What moves and in which direction: a token amount, the number of an NFT, or nothing at all. */
export function TransferAmount({ action, chain, size, full, still }: TransferAmountProps) {
  const text = useText(componentsText)
  const what = action.kind === 'send' || action.kind === 'receive' ? action.what : undefined
  if (what?.type === 'erc721')
    return (
      <bdi className={styles.nft} title={what.id}>
        {text('nft', { id: what.id })}
      </bdi>
    )
  const amount = actionAmount(action, chain ?? unknownCoin)
  if (!amount) return null
  const symbol = shortSymbol(amount.symbol)
  const direction = amount.sign === '+' ? 'in' : 'out'
  const doubt = doubtOf(what)
  // What only looks like money is not painted as a gain.
  const isFake = doubt === 'token.imitation'
  return (
    <span className={styles.amount} title={amount.symbol === symbol ? undefined : amount.symbol} data-still={still || undefined}>
      {doubt && (
        <span className={styles.doubt} title={text(doubt)}>
          <TriangleAlert size={15} aria-hidden />
          <VisuallyHidden>{text(doubt)}</VisuallyHidden>
        </span>
      )}
      <Amount value={amount.raw} decimals={amount.decimals} symbol={symbol} size={size} full={full} direction={still || isFake ? undefined : direction} />
    </span>
  )
}

/** A symbol is meant to be short; a token that shouts does not get the whole row. */
const symbolLength = 12

function shortSymbol(symbol: string): string {
  const points = [...symbol]
  return points.length > symbolLength ? `${points.slice(0, symbolLength).join('')}…` : symbol
}

function doubtOf(what: Transferred | undefined) {
  if (what?.type !== 'erc20') return undefined
  if (what.imitation) return 'token.imitation'
  return what.trusted ? undefined : 'token.unlisted'
}
