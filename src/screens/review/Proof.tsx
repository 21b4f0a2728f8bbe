import { Button, ProofStrip, type ProofStripProps, useText } from '#ui'
import styles from './Review.module.css'
import { transactionText } from './text.ts'

export interface ProofProps {
  proof: ProofStripProps
  /** Set where something could not be asked: asking again may be enough. */
  onRetry: (() => void) | undefined
}

/** The proof strip, and a way on where it could not be made. */
export function Proof({ proof, onRetry }: ProofProps) {
  const text = useText(transactionText)
  return (
    <div className={styles.proof}>
      {/* A new strip when it has to open by itself: something differs, or the wallet shows its hashes now. */}
      <ProofStrip key={`${proof.status} ${proof.defaultOpen === true}`} {...proof} />
      {onRetry && (
        <Button size="s" onClick={onRetry}>
          {text('proof.retry')}
        </Button>
      )}
    </div>
  )
}
