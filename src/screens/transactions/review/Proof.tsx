import type { Check } from '#safe'
import { Button, ButtonLink, ProofStrip, type ProofStripProps, useText } from '#ui'
import { endpointsLink, usePageHref } from '#screens/core/links'
import styles from '../../common/signing/Review.module.css'
import { transactionText } from '#screens/common/signing'

export interface ShownProof extends ProofStripProps {
  /** Whether nothing can be checked until the user chooses an endpoint. */
  needsEndpoint?: boolean
  /** The checks that refute it, if any does. */
  differing?: readonly Check[]
}

export interface ProofProps {
  proof: ShownProof
  /** Whether the transaction is dangerous even though it's verified. */
  isDangerous?: boolean | undefined
  /** Set if a request failed and may succeed when repeated. */
  onRetry: (() => void) | undefined
  /** What failed, each as a sentence with both values (`useDifferences`). */
  failures?: readonly string[] | undefined
}

/**
 * The proof strip, with a retry button if a check couldn't be made, or a link to choose an endpoint
 * if there is none that proves anything.
 */
export function Proof({
  proof: { needsEndpoint = false, differing = [], ...proof },
  isDangerous = false,
  onRetry,
  failures,
}: ProofProps) {
  const text = useText(transactionText)
  const hrefOf = usePageHref()
  // What failed is shown above everything else: it isn't repeated below, and needs no click.
  const isSaid = failures !== undefined && failures.length > 0
  const checks = isSaid
    ? proof.checks?.filter(({ id }) => !differing.some((check) => check.id === id))
    : proof.checks
  const isNeutral = isDangerous && proof.status === 'verified'
  return (
    <div className={styles.proof}>
      {/* The key remounts the strip when it has to open on its own: something differs, or the
          wallet shows its request. */}
      <ProofStrip
        key={`${proof.status} ${proof.defaultOpen === true}`}
        {...proof}
        checks={checks}
        defaultOpen={proof.defaultOpen && !isSaid}
        failures={failures}
        {...(isNeutral && {
          neutral: text('proof.authentic'),
          words: `${proof.words} ${text('proof.notSafe')}`,
        })}
      />
      {needsEndpoint && (
        <ButtonLink size="s" href={hrefOf(endpointsLink)}>
          {text('proof.chooseEndpoint')}
        </ButtonLink>
      )}
      {onRetry && (
        <Button size="s" onClick={onRetry}>
          {text('proof.retry')}
        </Button>
      )}
    </div>
  )
}
