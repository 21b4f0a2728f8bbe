import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import { Link, Notice, useText } from '#ui'
import { useSentenceOf } from '#screens/common/action'
import { transactionText } from '#screens/common/signing'

export interface CanceledByProps {
  item: TransactionItem
  href: string
}

/** Which transaction used its nonce, described by what it does. */
export function CanceledBy({
  item,
  href,
  chain,
}: CanceledByProps & { chain: ChainSummary | undefined }) {
  const text = useText(transactionText)
  const nonce = item.multisig?.nonce ?? 0
  const action = useSentenceOf(chain)(item.action, { nonce })
  return (
    <Notice title={text('canceledBy', { action })}>
      <p>{text('canceledBy.text', { nonce })}</p>
      <Link href={href}>{text('canceledBy.open')}</Link>
    </Notice>
  )
}
