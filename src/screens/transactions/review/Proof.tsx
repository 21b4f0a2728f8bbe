import { useCallback, useRef, useState } from 'react'
import type { Check } from '#safe'
import type { OneNodeRisk } from '#signing'
import { Button, ButtonLink, ProofStrip, type ProofStripProps, useText } from '#ui'
import { endpointsLink, usePageHref } from '#screens/core/links'
import styles from '../../common/signing/Review.module.css'
import { transactionText, useProofLine } from '#screens/common/signing'
import { useLastResult } from './useLastResult.ts'

export interface ShownProof extends ProofStripProps {
  /** Whether nothing can be checked until the user chooses an endpoint. */
  needsEndpoint?: boolean
  /** The checks that refute it, if any does. */
  differing?: readonly Check[]
  /** The risk of relying on one node where several should agree. */
  oneNode?: OneNodeRisk | undefined
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
 * if there is none that proves anything. In a dialog that signs, its line is next to the buttons.
 */
export function Proof({
  proof: { needsEndpoint = false, differing = [], ...proof },
  isDangerous = false,
  onRetry,
  failures,
}: ProofProps) {
  const text = useText(transactionText)
  const hrefOf = usePageHref()
  const line = useProofLine()
  // What failed is shown above everything else: it isn't repeated below, and needs no click.
  const isSaid = failures !== undefined && failures.length > 0
  const checks = isSaid
    ? proof.checks?.filter(({ id }) => !differing.some((check) => check.id === id))
    : proof.checks
  const isNeutral = isDangerous && proof.status === 'verified'
  // One of several, and one that says what failed, is where it belongs.
  const lineIn = isSaid || proof.of !== undefined ? undefined : line
  const slot = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const isRetryable = useLastResult(proof.status, onRetry !== undefined)
  const isRetrying = isRetryable && proof.status === 'checking'
  // If the button is gone with the result, the focus stays at the result.
  const keepsFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) slot.current?.focus({ preventScroll: true })
    },
    [],
  )
  const retry = () => {
    setHeight(slot.current?.offsetHeight)
    onRetry?.()
  }
  return (
    <div
      ref={slot}
      className={styles.proof}
      tabIndex={-1}
      // As high as before: nothing below it moves up, and down again if it fails again.
      style={isRetrying ? { minBlockSize: height } : undefined}
    >
      {/* The key remounts the strip when it has to open on its own: something differs, or the
          wallet shows its request. */}
      <ProofStrip
        key={`${proof.status} ${proof.defaultOpen === true}`}
        {...proof}
        checks={checks}
        defaultOpen={proof.defaultOpen && !isSaid}
        saysChecking={isRetrying}
        failures={failures}
        lineIn={lineIn}
        {...(isNeutral &&
          (lineIn === undefined
            ? {
                neutral: proof.neutral ?? text('proof.authentic'),
                words: `${proof.words} ${text('proof.notSafe')}`,
              }
            : { neutral: proof.neutral ?? text('proof.notSafe') }))}
      />
      {needsEndpoint && (
        <ButtonLink size="s" href={hrefOf(endpointsLink)}>
          {text('proof.chooseEndpoint')}
        </ButtonLink>
      )}
      {isRetryable && (
        <Button
          ref={keepsFocus}
          size="s"
          className={styles.retry}
          busy={isRetrying}
          onClick={retry}
        >
          {text('proof.retry')}
        </Button>
      )}
    </div>
  )
}
