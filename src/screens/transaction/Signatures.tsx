import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import { type Address, type ChainSummary, sameAddress } from '#base'
import type { TransactionDetail } from '#domain'
import type { ConfirmationCheck } from '#safe'
import { useFormat, useText } from '#ui'
import styles from '../review/Review.module.css'
import { transactionText } from '../review/text.ts'
import { PartyText } from '../shared/PartyText.tsx'
import { approvalText } from './approveAs/text.ts'

export interface SignaturesProps {
  multisig: NonNullable<TransactionDetail['multisig']>
  chain: ChainSummary | undefined
  /** Owners who haven't signed are listed only while the transaction is pending. */
  isPending: boolean
  /** The verification's check of each signature; undefined until it is done. */
  checks?: readonly ConfirmationCheck[] | undefined
}

/** Who signed and when, and whose signatures are missing. */
export function Signatures({ multisig, chain, isPending, checks = [] }: SignaturesProps) {
  const text = useText(transactionText)
  const approvals = useText(approvalText)
  const format = useFormat()
  const missing = multisig.signers.filter(
    (owner) => !multisig.confirmations.some((one) => sameAddress(one.signer, owner)),
  )
  const invalid = checks.filter((check) => check.status === 'differs').map((check) => check.signer)
  /** `signedAt`: undefined if the owner hasn't signed, null if nobody knows when. */
  const row = (address: Address, signedAt: number | null | undefined, isOnChain = false) => {
    const isInvalid =
      signedAt !== undefined && invalid.some((signer) => sameAddress(signer, address))
    const Icon = signedAt === undefined ? CircleDashed : isInvalid ? CircleX : CircleCheck
    const signed =
      signedAt === undefined
        ? text('signatures.notSigned')
        : isOnChain
          ? approvals('approved')
          : signedAt === null
            ? text('signatures.signedOnce')
            : text('signatures.signed', { when: format.when(signedAt) })
    return (
      <li
        key={address}
        className={styles.signer}
        data-signed={(signedAt !== undefined && !isInvalid) || undefined}
        data-invalid={isInvalid || undefined}
      >
        <Icon size={18} aria-hidden="true" />
        <PartyText party={{ address, name: null }} chain={chain} />
        <span className={styles.when}>{isInvalid ? text('signatures.invalid') : signed}</span>
      </li>
    )
  }
  return (
    <section className={styles.panel} aria-labelledby="signatures">
      <div className={styles.panelHead}>
        <h2 id="signatures" className={styles.subheading}>
          {text('signatures')}
        </h2>
        <span className={styles.muted}>
          {text('signatures.count', {
            submitted: multisig.confirmations.length - invalid.length,
            required: multisig.required,
          })}
        </span>
      </div>
      <ul className={styles.signers}>
        {multisig.confirmations.map((one) => row(one.signer, one.at, one.signature === null))}
        {isPending && missing.map((owner) => row(owner, undefined))}
      </ul>
    </section>
  )
}
