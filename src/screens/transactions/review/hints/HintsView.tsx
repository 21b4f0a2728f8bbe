import type { ChainSummary } from '#base'
import type { Hint } from '#domain'
import { Notice, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import styles from '../../../common/signing/Review.module.css'
import { hintsText } from './text.ts'

export interface HintsViewProps {
  /** Worst first. */
  hints: readonly Hint[]
  chain: ChainSummary | undefined
}

/**
 * The gateway's findings about the addresses in a transaction: its opinion, labeled as such, next
 * to what is checked here.
 */
export function HintsView({ hints, chain }: HintsViewProps) {
  const text = useText(hintsText)
  const [worst] = hints
  if (!worst) return null
  return (
    <Notice
      tone={worst.severity === 'info' ? 'info' : 'warning'}
      title={text('heading')}
      live={worst.severity !== 'info'}
    >
      <p>{text('note')}</p>
      <ul className={styles.unnamed}>
        {hints.map((hint, index) => (
          // An analysis keeps its order.
          <li key={index}>
            {hint.kind === 'other' ? <Own {...hint} /> : text(`kind.${hint.kind}`)}
            <span className={styles.unnamedParty}>
              <PartyText party={{ address: hint.address, name: null }} chain={chain} avatar={0} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The gateway's own text. */
const Own = ({ title, text }: Pick<Hint, 'title' | 'text'>) => (
  <>
    {title && <bdi>{title}</bdi>}
    {title && text && ' · '}
    {text && <bdi>{text}</bdi>}
  </>
)
