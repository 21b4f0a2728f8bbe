import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { Code } from '../Code/Code.tsx'
import { isStill } from '../isStill.ts'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { type CheckStatus, ProofChecks, type ProofCheck } from './ProofChecks.tsx'
import { type ProofResult, ProofSection, type ProofStatus } from './ProofSection.tsx'
import styles from './ProofStrip.module.css'

export type { CheckStatus, ProofCheck, ProofStatus }

export interface ProofHash {
  /** "Safe transaction hash", "Domain hash", … */
  label: string
  value: string
}

export interface ProofStripProps extends ProofResult {
  checks?: readonly ProofCheck[] | undefined
  hashes?: readonly ProofHash[] | undefined
  /** Words that two people can compare by reading them aloud, in order. */
  fingerprint?: readonly string[] | undefined
  defaultOpen?: boolean | undefined
  /**
   * Where the line is drawn, next to the buttons of a dialog; what it opens to stays here. Null
   * until that place is drawn; undefined: all of it is here.
   */
  lineIn?: HTMLElement | null | undefined
  /** Whether it says here that it is being checked, too: in the place of what failed before. */
  saysChecking?: boolean | undefined
}

/**
 * Shows whether the displayed transaction is the one that will be signed: one line, which opens to
 * the checks and hashes. Presentational: the caller verifies.
 */
export function ProofStrip(props: ProofStripProps) {
  const { lineIn, defaultOpen = false, checks = [], hashes = [], fingerprint = [] } = props
  const t = useText(uiText)
  const id = useId()
  const strip = useRef<HTMLElement>(null)
  const opened = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(defaultOpen)
  // The opened content is read next, and may be below the buttons of a dialog.
  const show = () =>
    requestAnimationFrame(() =>
      (opened.current ?? strip.current)?.scrollIntoView({
        block: 'nearest',
        behavior: isStill() ? 'auto' : 'smooth',
      }),
    )
  const toggle = (open: boolean) => {
    setOpen(open)
    if (open) show()
  }
  const hasMore = checks.length + hashes.length + fingerprint.length > 0
  const summary = t(hashes.length > 0 ? 'proof.hashes' : 'proof.checks')
  const details = <ProofDetails {...{ checks, hashes, fingerprint }} />
  if (lineIn === undefined)
    return (
      <ProofSection {...props} hasMore={hasMore} ref={strip}>
        {hasMore && (
          <Disclosure inline summary={summary} open={isOpen} onOpenChange={toggle}>
            {details}
          </Disclosure>
        )}
      </ProofSection>
    )
  // What isn't verified says why; the rest is in its title.
  const saysWhy =
    props.status !== 'verified' && (props.status !== 'checking' || props.saysChecking === true)
  const isSaid = isOpen || saysWhy
  return (
    <>
      {lineIn &&
        createPortal(
          <ProofSection {...props} hasMore={hasMore} isSaid={isSaid} isLine>
            {hasMore && (
              <button
                type="button"
                className={styles.open}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => toggle(!isOpen)}
              >
                <span className={styles.openWords}>{summary}</span>
                <ChevronUp className={styles.arrow} size={16} aria-hidden />
              </button>
            )}
          </ProofSection>,
          lineIn,
        )}
      <div
        ref={opened}
        id={id}
        className={styles.opened}
        data-status={props.status}
        hidden={!isSaid}
      >
        {isSaid && (
          <p className={styles.said} role={saysWhy ? 'status' : undefined}>
            {props.words}
          </p>
        )}
        {isOpen && details}
      </div>
    </>
  )
}

function ProofDetails({
  checks,
  hashes,
  fingerprint,
}: Required<{ [Key in 'checks' | 'hashes' | 'fingerprint']: NonNullable<ProofStripProps[Key]> }>) {
  const t = useText(uiText)
  return (
    <div className={styles.details}>
      <ProofChecks checks={checks} />
      {fingerprint.length > 0 && (
        <div>
          <p className={styles.label}>{t('proof.fingerprint')}</p>
          <p className={styles.fingerprint}>
            {fingerprint.map((word, index) => (
              <bdi key={index}>{word}</bdi>
            ))}
          </p>
        </div>
      )}
      {hashes.map(({ label, value }) => (
        <div key={label}>
          <p className={styles.label}>{label}</p>
          <Code value={value} label={label} layout="hash" />
        </div>
      ))}
    </div>
  )
}
