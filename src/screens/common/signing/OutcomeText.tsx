import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'
import type { IconComponent } from '#ui'
import styles from './OutcomeText.module.css'

/** `unknown`: it couldn't be tried. */
export type Outcome = 'works' | 'fails' | 'unknown' | 'loading'

const icons: Record<Outcome, IconComponent> = {
  works: CircleCheck,
  fails: CircleX,
  unknown: CircleMinus,
  loading: CircleDashed,
}

export interface OutcomeTextProps {
  outcome: Outcome
  /** Text that says the same as its icon. */
  children: ReactNode
}

/** What would happen: always an icon and text, in the same place while it is being tried. */
export function OutcomeText({ outcome, children }: OutcomeTextProps) {
  const Icon = icons[outcome]
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <Icon className={styles.icon} size={16} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
