import type { Address, ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import type { Erc20 } from '#chain'
import type { VerificationState } from '#safe'
import { Link, Notice, StatusBadge, useText } from '#ui'
import { ActionSentence, PartyText, useSentence } from '../../shared/index.ts'
import { withContractSymbol } from '../withContractSymbol.ts'
import styles from './ApprovedTransaction.module.css'
import { approvedText } from './text.ts'

/** The transaction with the approved hash, as the gateway reports it. */
interface FoundTransaction {
  status: 'found'
  detail: TransactionDetail
  verification: VerificationState
  tokens: readonly Erc20[]
}

export interface ApprovedTransactionViewProps {
  /** The Safe whose transaction is approved. */
  safe: Address
  chain: ChainSummary | undefined
  /** `unknown`: the gateway has no transaction with this hash, or doesn't respond. */
  found: { status: 'loading' | 'unknown' } | FoundTransaction
  /** The transaction's page. */
  href: string
}

/**
 * What a Safe approves when it approves a hash of another Safe: that transaction, which is compared
 * with the hash.
 */
export function ApprovedTransactionView({
  safe,
  chain,
  found,
  href,
}: ApprovedTransactionViewProps) {
  const text = useText(approvedText)
  return (
    <section className={styles.approved} aria-label={text('heading')}>
      <p className={styles.head}>
        {text('heading')} <PartyText party={{ address: safe, name: null }} chain={chain} />
      </p>
      {found.status === 'loading' && <p className={styles.muted}>{text('loading')}</p>}
      {found.status === 'unknown' && (
        <Notice tone="warning" title={text('unknown')} live>
          {text('unknownText')}
        </Notice>
      )}
      {found.status === 'found' &&
        (found.verification === 'differs' ? (
          <Notice tone="danger" title={text('differs')} live />
        ) : (
          <Found {...found} chain={chain} href={href} />
        ))}
    </section>
  )
}

function Found({
  detail,
  verification,
  tokens,
  chain,
  href,
}: FoundTransaction & Pick<ApprovedTransactionViewProps, 'chain' | 'href'>) {
  const text = useText(approvedText)
  const sentence = useSentence(withContractSymbol(detail.action, tokens), chain, {
    nonce: detail.tx ? Number(detail.tx.nonce) : undefined,
  })
  return (
    <p className={styles.found}>
      <Link href={href} target="_blank">
        <ActionSentence {...sentence} full />
      </Link>
      <StatusBadge
        status={verification === 'verified' ? 'done' : 'awaiting'}
        words={text(
          verification === 'verified'
            ? 'verified'
            : verification === 'checking'
              ? 'checking'
              : 'unverified',
        )}
      />
    </p>
  )
}
