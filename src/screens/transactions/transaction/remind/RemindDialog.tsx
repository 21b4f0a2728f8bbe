import { useMemo, useState } from 'react'
import type { Address, ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { reportedStatus } from '#safe'
import { useText } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { linkTo, safeParam } from '#screens/core/links'
import { NamesContext, nameOrAddress, namesText, useName, useNames } from '#screens/core/names'
import type { ShownReview } from '#screens/transactions/review'
import { useTransactionHeading } from '../useTransactionHeading.tsx'
import { RemindView } from './RemindView.tsx'
import { isRepeatable, reminderOf } from './reminder.ts'
import { remindText } from './text.ts'

export interface RemindDialogProps {
  detail: TransactionDetail
  /** Who hasn't signed. */
  owner: Address
  chain: ChainSummary | undefined
  review: ShownReview | undefined
  onClose: () => void
}

/** Reminds an owner with a message that the user sends. */
export function RemindDialog(props: RemindDialogProps) {
  const names = useNames()
  // Whoever reads the message is another "you".
  const asOther = useMemo(() => ({ ...names, you: undefined }), [names])
  return (
    <NamesContext value={asOther}>
      <Reminding {...props} />
    </NamesContext>
  )
}

function Reminding({ detail, owner, chain, review, onClose }: RemindDialogProps) {
  const text = useText(remindText)
  const names = useText(namesText)
  const { chains } = useEnvironment()
  const { at, action, tx } = detail
  const resolved = useName({ address: owner, name: null }, at.chainId)
  const safe = useName({ address: at.address, name: null }, at.chainId)
  const { words } = useTransactionHeading(detail, reportedStatus(detail.status), chain, review)
  const [hasFailed, setFailed] = useState(false)
  const link = new URL(linkTo(chains, at, 'transaction', detail.id), location.href).href
  const message = reminderOf(text, {
    name: resolved?.name ?? undefined,
    what: isRepeatable(action) ? words : undefined,
    safe: safe?.name ?? safeParam(chains, at),
    network: chain?.name ?? at.chainId,
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
      message={message}
      link={link}
      onShare={'share' in navigator ? share : undefined}
      hasFailed={hasFailed}
      onClose={onClose}
    />
  )
}
