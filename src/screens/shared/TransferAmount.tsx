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
  /** Failed or cancelled: without a sign, because no funds moved. */
  muted?: boolean | undefined
}

/** The native token of an unknown chain. */
const unknownNative = { symbol: '?', decimals: defaultDecimals }

/** The transferred amount and its direction: a token amount, an NFT's id, or nothing. */
export function TransferAmount({ action, chain, size, full, muted }: TransferAmountProps) {
  const text = useText(componentsText)
  const what = action.kind === 'send' || action.kind === 'receive' ? action.what : undefined
  if (what?.type === 'erc721')
    return (
      <bdi className={styles.nft} title={what.id}>
        {text('nft', { id: what.id })}
      </bdi>
    )
  const amount = actionAmount(action, chain ?? unknownNative)
  if (!amount) return null
  const symbol = shortSymbol(amount.symbol)
  const direction = amount.sign === '+' ? 'in' : 'out'
  const warning = warningOf(what)
  // An imitation is not coloured as incoming money.
  const isImitation = warning === 'token.imitation'
  return (
    <span className={styles.amount} title={amount.symbol === symbol ? undefined : amount.symbol} data-muted={muted || undefined}>
      {warning && (
        <span className={styles.warning} title={text(warning)}>
          <TriangleAlert size={15} aria-hidden />
          <VisuallyHidden>{text(warning)}</VisuallyHidden>
        </span>
      )}
      <Amount value={amount.raw} decimals={amount.decimals} symbol={symbol} size={size} full={full} direction={muted || isImitation ? undefined : direction} />
    </span>
  )
}

/** Longer symbols are truncated, so that one doesn't fill the row. */
const symbolLength = 12

function shortSymbol(symbol: string): string {
  const points = [...symbol]
  return points.length > symbolLength ? `${points.slice(0, symbolLength).join('')}…` : symbol
}

function warningOf(what: Transferred | undefined) {
  if (what?.type !== 'erc20') return undefined
  if (what.imitation) return 'token.imitation'
  return what.trusted ? undefined : 'token.unlisted'
}
