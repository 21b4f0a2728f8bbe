import { Button, ProofStrip, type ProofStripProps, useText } from '#ui'
import styles from './Review.module.css'
import { transactionText } from './text.ts'

export interface ProofProps {
  proof: ProofStripProps
  /** Set if a request failed and may succeed when repeated. */
  onRetry: (() => void) | undefined
}

/** The proof strip, with a retry button if a check couldn't be made. */
export function Proof({ proof, onRetry }: ProofProps) {
  const text = useText(transactionText)
  return (
    <div className={styles.proof}>
      {/* The key remounts the strip when it has to open by itself: something differs, or the wallet
          shows its request. */}
      <ProofStrip key={`${proof.status} ${proof.defaultOpen === true}`} {...proof} />
      {onRetry && (
        <Button size="s" onClick={onRetry}>
          {text('proof.retry')}
        </Button>
      )}
    </div>
  )
}
