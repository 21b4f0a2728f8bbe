import type { TransactionDetail } from '#domain'
import { Notice, useText } from '#ui'
import { nameOrAddress, namesText, useName } from '#screens/core/names'
import { transactionText } from '#screens/common/signing'

/** Shown while a delegate has proposed a transaction and no owner has signed it. */
export function DelegateNotice({ detail: { at, multisig } }: { detail: TransactionDetail }) {
  const text = useText(transactionText)
  const names = useText(namesText)
  const delegate = multisig?.delegate ?? undefined
  const name = useName(delegate, at.chainId)
  if (!delegate || !name || multisig?.confirmations.length !== 0) return null
  return (
    <Notice
      tone="warning"
      title={text('delegate.title', { name: nameOrAddress(names, name, delegate.address) })}
    >
      {text('delegate.text')}
    </Notice>
  )
}
