import Search from 'lucide-react/icons/search'
import { Key, useText } from '#ui'
import { shellText } from '../text.ts'
import styles from './GoToButton.module.css'

export interface GoToButtonProps {
  onOpen: () => void
  /** Whether it is an Apple keyboard, which has a Command key. */
  apple?: boolean
}

/** Opens "Go to", and shows its shortcut. */
export function GoToButton({ onOpen, apple = false }: GoToButtonProps) {
  const text = useText(shellText)
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Search size={16} aria-hidden />
      <span className={styles.label}>{text('goTo')}</span>
      <span className={styles.keys} dir="ltr" aria-hidden="true">
        <Key>{apple ? '⌘' : 'Ctrl'}</Key>
        <Key>K</Key>
      </span>
    </button>
  )
}
