import { Button, Notice, useText } from '#ui'
import { bottomBar } from '#screens/common/hooks'
import styles from '../../../common/rows/EndBar.module.css'
import { shellText } from '../text.ts'

export interface LostWalletNoticeProps {
  wallet: string
  onReconnect: () => void
}

/** Shown at the bottom of the page once the wallet has ended the connection on its own. */
export function LostWalletNotice({ wallet, onReconnect }: LostWalletNoticeProps) {
  const text = useText(shellText)
  return (
    <div ref={bottomBar} className={styles.place} data-at-end="">
      <Notice
        tone="warning"
        title={text('lostWallet', { wallet })}
        live
        action={
          <Button size="s" onClick={onReconnect}>
            {text('lostWallet.reconnect')}
          </Button>
        }
      >
        {text('lostWallet.text')}
      </Notice>
    </div>
  )
}
