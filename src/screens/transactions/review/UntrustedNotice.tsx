import type { TransactionDetail } from '#domain'
import { Notice, useText } from '#ui'
import { transactionText } from '#screens/common/signing'

/** Shown if a non-owner proposed the transaction. */
export function UntrustedNotice({ detail: { multisig } }: { detail: TransactionDetail }) {
  const text = useText(transactionText)
  if (!multisig || multisig.trusted) return null
  return (
    <Notice tone="warning" title={text('untrusted.title')}>
      {text('untrusted.text')}
    </Notice>
  )
}
