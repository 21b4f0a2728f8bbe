import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { type Address, type ChainSummary, sameAddress } from '#base'
import type { TransactionDetail } from '#domain'
import { AddressText, useFormat, useText } from '#ui'
import styles from '../review/Review.module.css'
import { transactionText } from '../review/text.ts'

export interface SignaturesProps {
  multisig: NonNullable<TransactionDetail['multisig']>
  names: ReadonlyMap<string, string>
  chain: ChainSummary | undefined
  /** Owners who have not signed are named only while the transaction waits. */
  waits: boolean
}

/** Who signed and when, and whose signatures are missing. */
export function Signatures({ multisig, names, chain, waits }: SignaturesProps) {
  const text = useText(transactionText)
  const format = useFormat()
  const missing = multisig.signers.filter((owner) => !multisig.confirmations.some((one) => sameAddress(one.signer, owner)))
  const row = (address: Address, signedAt: number | null) => (
    <li key={address} className={styles.signer} data-signed={signedAt !== null || undefined}>
      {signedAt === null ? <CircleDashed size={18} aria-hidden="true" /> : <CircleCheck size={18} aria-hidden="true" />}
      <AddressText address={address} {...nameOf(names, address)} {...(chain ? { chainPrefix: chain.shortName } : {})} />
      <span className={styles.when}>{signedAt === null ? text('signatures.waiting') : text('signatures.signed', { when: format.dateTime(signedAt) })}</span>
    </li>
  )
  return (
    <section className={styles.panel} aria-labelledby="signatures">
      <div className={styles.panelHead}>
        <h2 id="signatures" className={styles.subheading}>
          {text('signatures')}
        </h2>
        <span className={styles.quiet}>{text('signatures.count', { submitted: multisig.confirmations.length, required: multisig.required })}</span>
      </div>
      <ul className={styles.signers}>
        {multisig.confirmations.map((one) => row(one.signer, one.at))}
        {waits && missing.map((owner) => row(owner, null))}
      </ul>
    </section>
  )
}

const nameOf = (names: ReadonlyMap<string, string>, address: Address) => {
  const name = names.get(address.toLowerCase())
  return name ? { name } : {}
}
