import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import { type Address, type ChainSummary, sameAddress } from '#base'
import type { TransactionDetail } from '#domain'
import type { ConfirmationCheck } from '#safe'
import { Button, useFormat, useText, useTextSettings } from '#ui'
import styles from '../../common/signing/Review.module.css'
import { transactionText } from '#screens/common/signing'
import { formatList } from '#screens/common/hooks'
import { PartyText } from '#screens/common/parties'
import { nameOrAddress, namesText, useName } from '#screens/core/names'
import { approvalText } from './approveAs/text.ts'
import type { TransactionActions } from './TransactionPanel.tsx'

/** How many signatures are listed: a gateway can list any number. */
const mostShown = 200

type Multisig = NonNullable<TransactionDetail['multisig']>
type Confirmation = Multisig['confirmations'][number]

export interface SignaturesProps {
  multisig: Multisig
  chain: ChainSummary | undefined
  /** Whether the transaction is pending: only then are owners who haven't signed listed. */
  isPending: boolean
  /** The verification's check of each signature, in the same order; undefined until it is done. */
  checks?: readonly ConfirmationCheck[] | undefined
  remind?: TransactionActions['remind']
}

/** Who signed and when, and whose signatures are missing. */
export function Signatures({ multisig, chain, isPending, checks = [], remind }: SignaturesProps) {
  const text = useText(transactionText)
  const approvals = useText(approvalText)
  const format = useFormat()
  const missing = multisig.signers.filter(
    (owner) => !multisig.confirmations.some((one) => sameAddress(one.signer, owner)),
  )
  const invalid = checks.filter((check) => check.status === 'differs').length
  const hidden = multisig.confirmations.length - mostShown
  const wordsOf = (
    { signature, at }: Confirmation,
    status: ConfirmationCheck['status'] | undefined,
  ) => {
    if (status === 'differs') return text('signatures.invalid')
    if (status === 'unknown') return text('signatures.unchecked')
    if (signature === null) return approvals('approved')
    return at === null
      ? text('signatures.signedOnce')
      : text('signatures.signed', { when: format.when(at) })
  }
  return (
    <section className={styles.panel} aria-labelledby="signatures">
      <div className={styles.panelHead}>
        <h2 id="signatures" className={styles.subheading}>
          {text('signatures')}
        </h2>
        <span className={styles.muted}>
          {text('signatures.count', {
            submitted: multisig.confirmations.length - invalid,
            required: multisig.required,
          })}
        </span>
      </div>
      <ul className={styles.signers}>
        {multisig.confirmations.slice(0, mostShown).map((one, at) => {
          const status = checks[at]?.status
          const Icon = status === 'differs' ? CircleX : CircleCheck
          return (
            <li
              key={`${one.signer} ${at}`}
              className={styles.signer}
              data-signed={status === 'ok' || status === undefined || undefined}
              data-invalid={status === 'differs' || undefined}
            >
              <Icon size={18} aria-hidden="true" />
              <PartyText party={{ address: one.signer, name: null }} chain={chain} />
              <span className={styles.when}>{wordsOf(one, status)}</span>
            </li>
          )
        })}
        {isPending &&
          missing.map((owner) => (
            <MissingSigner key={owner} owner={owner} chain={chain} remind={remind} />
          ))}
      </ul>
      {hidden > 0 && <p className={styles.muted}>{text('signatures.more', { count: hidden })}</p>}
    </section>
  )
}

interface MissingSignerProps extends Pick<SignaturesProps, 'chain' | 'remind'> {
  owner: Address
}

function MissingSigner({ owner, chain, remind }: MissingSignerProps) {
  const text = useText(transactionText)
  const names = useText(namesText)
  const { locale } = useTextSettings()
  const party = { address: owner, name: null }
  const resolved = useName(party, chain?.chainId)
  const label = text('signatures.remind')
  const isAwaited = remind?.owners.some((one) => sameAddress(one, owner))
  return (
    <li className={styles.signer} data-remindable={remind ? '' : undefined}>
      <CircleDashed size={18} aria-hidden="true" />
      <PartyText party={party} chain={chain} />
      <span className={styles.when}>
        {text('signatures.notSigned')}
        {isAwaited && (
          <Button
            size="s"
            aria-label={formatList(locale, [
              label,
              resolved ? nameOrAddress(names, resolved, owner) : owner,
            ])}
            onClick={() => remind?.onRemind(owner)}
          >
            {label}
          </Button>
        )}
      </span>
    </li>
  )
}
