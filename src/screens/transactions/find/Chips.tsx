import X from 'lucide-react/icons/x'
import { Button } from '#ui'
import styles from './Find.module.css'

export interface ChipsProps {
  label: string
  chips: readonly { name: string; words: string; remove: () => void }[]
  /** Accessible name of a chip's button. */
  removeLabel: (words: string) => string
}

/** Conditions in use, each with a button to remove it. */
export function Chips({ label, chips, removeLabel }: ChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ name, words, remove }) => (
        <li key={name}>
          <Button size="s" className={styles.chip} aria-label={removeLabel(words)} onClick={remove}>
            <span className={styles.asked}>
              <bdi className={styles.words}>{words}</bdi>
              <X size={14} aria-hidden />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
