import type { Address } from '#base'
import { AddressText, useText } from '#ui'
import { QrCode } from '../qr/QrCode.tsx'
import { accountText } from './accountText.ts'
import styles from './ReceiveStep.module.css'

/** The account's address as a QR code and as copyable text. */
export function ReceiveStep({ account }: { account: Address }) {
  const own = useText(accountText)
  return (
    <div className={styles.receive}>
      <div className={styles.code}>
        {/* The plain address: more wallets can read it than a link. */}
        <QrCode
          value={account}
          label={own('account.receive.code')}
          fallback={<p>{own('account.receive.broken')}</p>}
        />
      </div>
      <AddressText address={account} variant="full" />
    </div>
  )
}
