import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './ProofStrip.module.css'
import type { IconComponent } from '../icon.ts'

export type CheckStatus = 'passed' | 'failed' | 'unknown' | 'running'

export interface ProofCheck {
  id: string
  status: CheckStatus
  /** What was compared: "The hash matches what you see". */
  words: string
  /** Expected and actual value, or why the check was impossible. */
  detail?: string | undefined
}

const icons: Record<CheckStatus, IconComponent> = {
  passed: CircleCheck,
  failed: CircleX,
  unknown: CircleMinus,
  running: CircleDashed,
}

/** The individual checks with their results. */
export function ProofChecks({ checks }: { checks: readonly ProofCheck[] }) {
  const t = useText(uiText)
  if (checks.length === 0) return null
  return (
    <ul className={styles.checks} aria-label={t('proof.checks')}>
      {checks.map(({ id, status, words, detail }) => {
        const Icon = icons[status]
        const result = `${t(`proof.check.${status}`)}: `
        return (
          <li key={id} className={styles.check} data-status={status}>
            <Icon size={16} aria-hidden />
            <span className={styles.sentence}>
              {/* Next to something unchecked, an icon alone would leave the claim standing. */}
              {status === 'unknown' ? (
                <span>{result}</span>
              ) : (
                <VisuallyHidden>{result}</VisuallyHidden>
              )}
              {words}
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
