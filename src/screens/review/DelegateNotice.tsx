import type { TransactionDetail } from '#domain'
import { Notice, useText } from '#ui'
import { namesText, nameOrAddress, useName } from '../names/index.ts'
import { transactionText } from './text.ts'

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
