import { type ReactNode, type Ref, useId } from 'react'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Shield from 'lucide-react/icons/shield'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark'
import type { IconComponent } from '../icon.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './ProofStrip.module.css'

/** `partial`: everything checked matches, but not everything can be known. */
export type ProofStatus = 'verified' | 'partial' | 'differs' | 'unverifiable' | 'checking'

export interface ProofResult {
  status: ProofStatus
  /** One sentence: what was checked and the result, or why it wasn't possible. */
  words: string
  /** What failed, each as a sentence with both values: the largest text of the strip. */
  failures?: readonly string[] | undefined
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

export interface ProofSectionProps extends ProofResult {
  /** Whether there are checks or hashes to open. */
  hasMore: boolean
  /** One line: the sentence is only for screen readers. */
  isLine?: boolean | undefined
  /** Whether the sentence is elsewhere. */
  isSaid?: boolean | undefined
  ref?: Ref<HTMLElement> | undefined
  /** What opens the checks and hashes. */
  children: ReactNode
}

/** The result of the proof, announced when it changes. */
export function ProofSection({
  status,
  words,
  failures = [],
  neutral,
  of,
  hasMore,
  isLine = false,
  isSaid = false,
  ref,
  children,
}: ProofSectionProps) {
  const t = useText(uiText)
  const id = useId()
  const isNeutral = neutral !== undefined && status === 'verified'
  const Icon = isNeutral ? Shield : icons[status]
  const label = isNeutral ? neutral : t(`proof.${status}`)
  return (
    <section
      ref={ref}
      className={styles.strip}
      data-status={status}
      data-neutral={isNeutral || undefined}
      data-line={isLine || undefined}
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
            {isSaid ? null : isLine ? <VisuallyHidden>{words}</VisuallyHidden> : words}
          </p>
        </div>
      </div>
      {!hasMore && !isLine && status === 'checking' && (
        // Reserves the button's space, so that nothing below it moves.
        <span className={styles.reserved} aria-hidden="true">
          <Skeleton width={144} />
        </span>
      )}
      {children}
    </section>
  )
}
