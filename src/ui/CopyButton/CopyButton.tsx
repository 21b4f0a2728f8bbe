import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { uiText } from '../text/uiText.ts'
import { useText } from '../text/useText.ts'
import { useAnnounce } from '../theme/ThemeContext.ts'
import styles from './CopyButton.module.css'
import { useCopy } from './useCopy.ts'

export interface CopyButtonProps {
  value: string
  /** The copied content as a noun, such as "address". Completes the label "Copy address". */
  what: string
  /** The owner of the value, for screen readers, if several similar values can be copied. */
  of?: string | undefined
  /** Shows a label next to the icon. */
  words?: boolean | undefined
}

/** Copies a value and confirms it for 1.5 seconds, visually and to screen readers. */
export function CopyButton({ value, what, of, words }: CopyButtonProps) {
  const t = useText(uiText)
  const announce = useAnnounce()
  const [state, copy] = useCopy()
  const icon = { idle: Copy, copied: Check, failed: X }[state]
  const press = async () => announce(t((await copy(value)) ? 'copied' : 'copyFailed', { what }))
  const name = t(state === 'copied' ? 'copied' : state === 'failed' ? 'copyFailed' : 'copy', {
    what,
  })
  return words ? (
    <Button size="s" icon={icon} data-state={state} className={styles.copy} onClick={press}>
      {name}
    </Button>
  ) : (
    <IconButton
      size="s"
      icon={icon}
      label={of === undefined ? name : t('named', { label: name, name: of })}
      data-state={state}
      className={styles.copy}
      onClick={press}
    />
  )
}
