import { useState } from 'react'
import type { Address } from '#base'
import type { TransactionDetail } from '#domain'
import { useText } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { safeParam } from '#screens/core/links'
import { sharedFrom, transactionUrl } from '#screens/transactions/review'
import { usePending } from '#screens/common/pending'
import { nameOrAddress, namesText, useName } from '#screens/core/names'
import { RemindView } from './RemindView.tsx'
import { reminderOf } from './reminder.ts'
import { remindText } from './text.ts'

export interface RemindDialogProps {
  detail: TransactionDetail
  /** The owner who hasn't signed. */
  owner: Address
  /** False once that signature is no longer missing. */
  isAwaited: boolean
  onClose: () => void
}

/**
 * Reminds an owner with a message that the user sends. It names accounts only as in the user's
 * contacts: any other name, even of a network, is someone else's choice, and may be a link.
 */
export function RemindDialog({ detail, owner, isAwaited, onClose }: RemindDialogProps) {
  const text = useText(remindText)
  const names = useText(namesText)
  const environment = useEnvironment()
  const { chains } = environment
  const { at, tx } = detail
  const resolved = useName({ address: owner, name: null }, at.chainId)
  const safeName = ownNameIn(useName({ address: at.address, name: null }, at.chainId))
  const address = safeParam(chains, at)
  const [hasFailed, setFailed] = useState(false)
  const link = transactionUrl(environment, detail, sharedFrom(detail, usePending()))
  const message = reminderOf(text, {
    name: ownNameIn(resolved),
    safe: safeName === undefined ? address : `${safeName} (${address})`,
    nonce: String(tx?.nonce ?? ''),
    link,
  })
  const share = () => {
    setFailed(false)
    navigator.share({ text: message }).catch((cause: unknown) => {
      // The user closed the menu.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setFailed(true)
    })
  }
  return (
    <RemindView
      name={resolved ? nameOrAddress(names, resolved, owner) : owner}
      message={isAwaited ? message : undefined}
      link={link}
      onShare={'share' in navigator ? share : undefined}
      hasFailed={hasFailed}
      onClose={onClose}
    />
  )
}

/** The name in the user's contacts. */
const ownNameIn = (resolved: ReturnType<typeof useName>): string | undefined =>
  resolved?.source === 'contact' ? (resolved.name ?? undefined) : undefined
