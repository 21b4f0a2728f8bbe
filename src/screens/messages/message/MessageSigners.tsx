import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import { type Address, type ChainSummary, sameAddress } from '#base'
import type { Message } from '#domain'
import type { MessageReview } from '#signing'
import { useText } from '#ui'
import styles from '../../common/signing/Review.module.css'
import { PartyText } from '#screens/common/parties'
import { messagesText } from '#screens/messages/common'

/** How many signatures are listed: a gateway can list any number. */
const mostShown = 200

function wordsOf(check: MessageReview['signatures'][number] | undefined) {
  if (check?.status === 'ok') return 'page.signed'
  if (check?.status === 'differs') return 'page.invalid'
  return check?.why === 'contract' ? 'page.unchecked' : 'page.notChecked'
}

/** Who has signed, whether each signature is valid, and who hasn't signed. */
export function MessageSigners({
  message,
  owners,
  chain,
  checks,
  isOpen,
  recorded = [],
}: {
  message: Message
  /** undefined until they are known. */
  owners: readonly Address[] | undefined
  chain: ChainSummary | undefined
  checks: MessageReview['signatures']
  isOpen: boolean
  /** Owners that have recorded it as signed on the chain. */
  recorded?: readonly { owner: Address }[]
}) {
  const text = useText(messagesText)
  const missing = isOpen
    ? (owners ?? []).filter(
        (owner) => !message.confirmations.some(({ signer }) => sameAddress(signer.address, owner)),
      )
    : []
  return (
    <section className={styles.panel} aria-labelledby="signatures">
      <div className={styles.panelHead}>
        <h2 id="signatures" className={styles.subheading}>
          {text('page.signatures')}
        </h2>
      </div>
      <ul className={styles.signers}>
        {message.confirmations.slice(0, mostShown).map(({ signer }, at) => {
          const check = checks[at]
          const isInvalid = check?.status === 'differs'
          const Icon = isInvalid ? CircleX : CircleCheck
          return (
            <li
              key={`${signer.address} ${at}`}
              className={styles.signer}
              data-signed={check?.status === 'ok' || undefined}
              data-invalid={isInvalid || undefined}
            >
              <Icon size={18} aria-hidden="true" />
              <PartyText party={signer} chain={chain} />
              <span className={styles.when}>{text(wordsOf(check))}</span>
            </li>
          )
        })}
        {missing.map((owner) => (
          <li key={owner} className={styles.signer}>
            <CircleDashed size={18} aria-hidden="true" />
            <PartyText party={{ address: owner, name: null }} chain={chain} />
            <span className={styles.when}>
              {text(
                recorded.some((one) => sameAddress(one.owner, owner))
                  ? 'page.recorded'
                  : 'page.notSigned',
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
