import { Code, DataItem, DataList, type ProofHash, useText } from '#ui'
import styles from './Review.module.css'
import { transactionText } from './text.ts'

export interface WalletRequestProps {
  /** What to do in the wallet. */
  words: string
  nonce?: bigint | undefined
  /** What the wallet shows in place of the transaction, if it shows hashes. */
  hashes?: readonly ProofHash[] | undefined
}

/** Shown while the wallet's request is open: that it is pending, and what to compare with it. */
export function WalletRequest({ words, nonce, hashes = [] }: WalletRequestProps) {
  const text = useText(transactionText)
  return (
    <div className={styles.request}>
      <p className={styles.waiting}>
        <span className={styles.spinner} aria-hidden="true" />
        {words}
      </p>
      {nonce !== undefined && (
        <DataList dense>
          <DataItem label={text('field.nonce')}>
            <span className={styles.number}>{nonce.toString()}</span>
          </DataItem>
        </DataList>
      )}
      {/* Full width, where two lines of a hardware wallet fit next to each other. */}
      {hashes.map(({ label, value }) => (
        <div key={label}>
          <p className={styles.label}>{label}</p>
          <Code value={value} label={label} layout="hash" />
        </div>
      ))}
    </div>
  )
}
