import { Button, useAnnounce, useText } from '#ui'
import { flushSync } from 'react-dom'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'

/**
 * Clears the recently used wallets. Hidden afterward; the focus then moves to the first wallet.
 */
export function ForgetRecents({ onForget }: { onForget: () => void }) {
  const t = useText(connectText)
  const announce = useAnnounce()
  return (
    <div className={styles.forget}>
      <Button
        size="s"
        variant="quiet"
        onClick={({ currentTarget }) => {
          const dialog = currentTarget.closest('[role=dialog]')
          // The rows move afterward, and a moved element loses its focus.
          flushSync(onForget)
          dialog?.querySelector<HTMLElement>('[data-row-action]')?.focus()
          announce(t('recent.forgotten'))
        }}
      >
        {t('recent.forget')}
      </Button>
    </div>
  )
}
