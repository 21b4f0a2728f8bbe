import { TriangleAlert } from 'lucide-react'
import { type ChainSummary, defaultDecimals } from '#base'
import type { Action, Transferred } from '#queries'
import { Amount, type AmountProps, useText, VisuallyHidden } from '#ui'
import { actionAmount } from '../actionText.ts'
import { partsText } from './text.ts'
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
  const text = useText(partsText)
  const what = action.kind === 'send' || action.kind === 'receive' ? action.what : undefined
  if (what?.type === 'erc721') return <bdi className={styles.nft} title={what.id}>{text('nft', { id: what.id })}</bdi>
  const amount = actionAmount(action, chain ?? unknownCoin)
  if (!amount) return null
  const direction = amount.sign === '+' ? 'in' : 'out'
  const doubt = doubtOf(what)
  return (
    <span className={styles.amount} data-still={still || undefined}>
      {doubt && (
        <span className={styles.doubt} title={text(doubt)}>
          <TriangleAlert size={15} aria-hidden />
          <VisuallyHidden>{text(doubt)}</VisuallyHidden>
        </span>
      )}
      <Amount value={amount.raw} decimals={amount.decimals} symbol={amount.symbol} size={size} full={full} direction={still ? undefined : direction} />
    </span>
  )
}

function doubtOf(what: Transferred | undefined) {
  if (what?.type !== 'erc20') return undefined
  if (what.imitation) return 'token.imitation'
  return what.trusted ? undefined : 'token.unlisted'
}
