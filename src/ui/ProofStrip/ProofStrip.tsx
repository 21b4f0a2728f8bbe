import { useId, useRef } from 'react'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Shield from 'lucide-react/icons/shield'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark'
import { Code } from '../Code/Code.tsx'
import { isStill } from '../isStill.ts'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { type CheckStatus, ProofChecks, type ProofCheck } from './ProofChecks.tsx'
import styles from './ProofStrip.module.css'
import type { IconComponent } from '../icon.ts'

export type { CheckStatus, ProofCheck }
/** `partial`: everything checked matches, but not everything can be known. */
export type ProofStatus = 'verified' | 'partial' | 'differs' | 'unverifiable' | 'checking'

export interface ProofHash {
  /** "Safe transaction hash", "Domain hash", … */
  label: string
  value: string
}

export interface ProofStripProps {
  status: ProofStatus
  /** One sentence: what was checked and the result, or why it wasn't possible. */
  words: string
  /** What failed, each as a sentence with both values: the largest text of the strip. */
  failures?: readonly string[] | undefined
  checks?: readonly ProofCheck[] | undefined
  hashes?: readonly ProofHash[] | undefined
  /** Words that two people can compare by reading them aloud, in order. */
  fingerprint?: readonly string[] | undefined
  defaultOpen?: boolean | undefined
  /**
   * Replaces the green "Verified" if the verified content is dangerous: it's authentic, not safe.
   */
  neutral?: string | undefined
  /** ID of the element that names the checked item, if a page has several. */
  of?: string | undefined
}

const icons: Record<ProofStatus, IconComponent> = {
  verified: ShieldCheck,
  partial: ShieldQuestionMark,
  differs: ShieldAlert,
  unverifiable: ShieldQuestionMark,
  checking: CircleQuestionMark,
}

/**
 * Shows whether the displayed transaction is the one that will be signed: one line, which opens to
 * the checks and hashes. Presentational: the caller verifies.
 */
export function ProofStrip({
  status,
  words,
  failures = [],
  checks = [],
  hashes = [],
  fingerprint = [],
  defaultOpen,
  neutral,
  of,
}: ProofStripProps) {
  const t = useText(uiText)
  const id = useId()
  const strip = useRef<HTMLElement>(null)
  // The opened content is read next, and may be below the buttons of a dialog.
  const show = () =>
    requestAnimationFrame(() =>
      strip.current?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' }),
    )
  const isNeutral = neutral !== undefined && status === 'verified'
  const Icon = isNeutral ? Shield : icons[status]
  const label = isNeutral ? neutral : t(`proof.${status}`)
  const hasMore = checks.length + hashes.length + fingerprint.length > 0
  return (
    <section
      ref={strip}
      className={styles.strip}
      data-status={status}
      data-neutral={isNeutral || undefined}
      {...(of ? { 'aria-labelledby': `${id} ${of}` } : { 'aria-label': label })}
    >
      <div className={styles.head} role={status === 'differs' ? 'alert' : 'status'}>
        <Icon className={styles.icon} size={18} aria-hidden />
        <div className={styles.sentence}>
          {failures.map((failure) => (
            <p key={failure} className={styles.failure}>
              {failure}
            </p>
          ))}
          <p>
            <strong id={id} className={styles.status}>
              {label}
            </strong>{' '}
            {words}
          </p>
        </div>
      </div>
      {!hasMore && status === 'checking' && (
        // Reserves the button's space, so that nothing below it moves.
        <span className={styles.reserved} aria-hidden="true">
          <Skeleton width={144} />
        </span>
      )}
      {hasMore && (
        <Disclosure
          inline
          summary={t(hashes.length > 0 ? 'proof.hashes' : 'proof.checks')}
          defaultOpen={defaultOpen}
          onOpenChange={(isOpen) => isOpen && show()}
        >
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
        </Disclosure>
      )}
    </section>
  )
}
