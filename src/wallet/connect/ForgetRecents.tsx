import { Button, useAnnounce, useText } from '#ui'
import { flushSync } from 'react-dom'
import { connectText } from './connectText.ts'
import styles from './ConnectDialog.module.css'

/** Forgets which wallets were used lately. It goes when that is done; the focus goes to the dialog's first wallet then. */
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
          // The rows move when it is done, and what moves loses the focus.
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
