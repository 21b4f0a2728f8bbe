import Check from 'lucide-react/icons/check'
import { type Accent, useTheme } from '#ui'
import styles from './Choice.module.css'

/** A dot in an accent of the current theme. */
export function AccentSample({ accent, selected }: { accent: Accent; selected: boolean }) {
  const { attributes } = useTheme()
  return (
    <span {...attributes} data-accent={accent} className={styles.sample}>
      {selected && <Check size={16} aria-hidden />}
    </span>
  )
}
