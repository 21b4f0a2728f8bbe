import { useMemo, useState } from 'react'
import { readUrl, type SafeRef } from '#base'
import type { Message } from '#domain'
import { useChain } from '#screens/core/environment'
import { useWithCode } from '#screens/core/code'
import { useLookAlikes } from '#screens/common/suspicions'
import { ProposeDialog } from '#screens/transactions/confirm/dialog'
import { ExecuteDialog } from '#screens/transactions/dialogs'
import type { Agreed } from '#screens/transactions/review'
import { contentOf } from '#screens/messages/common'
import { MessageContent, useMessageTokens } from '#screens/messages/sign'
import { SignAsView } from './SignAsView.tsx'
import type { SigningOwner } from './useSignAs.ts'
import { useSignAsDraft } from './useSignAsDraft.ts'

export interface SignAsDialogProps {
  /** The Safe whose message it is. */
  at: SafeRef
  message: Message
  owner: SigningOwner
  onClose: () => void
}

/**
 * The signature of a message by an owner that is a Safe: first its content, then the review of the
 * owner's transaction, which records it as signed, and its execution where that is possible.
 */
export function SignAsDialog({ at, message, owner, onClose }: SignAsDialogProps) {
  const withCode = useWithCode()
  const chain = useChain(at.chainId)
  const [isReviewed, setReviewed] = useState(false)
  const [executed, setExecuted] = useState<{ id: string; agreed?: Agreed | undefined }>()
  const as = useMemo(
    () => ({ chainId: at.chainId, address: owner.address }),
    [at.chainId, owner.address],
  )
  const draft = useSignAsDraft(as, owner)
  const { lookAlikesIn } = useLookAlikes(at)
  const content = useMemo(() => contentOf(message), [message])
  const lookAlikes = useMemo(() => lookAlikesIn([content]), [lookAlikesIn, content])
  const tokens = useMessageTokens(at, content)
  const shown = { message: content, lookAlikes, tokens, chain, signer: at.address }
  if (executed) return <ExecuteDialog at={as} {...executed} onClose={onClose} />
  if (isReviewed && draft.status === 'ready' && draft.value !== 'noLibrary')
    return (
      <ProposeDialog
        at={as}
        draft={draft.value}
        from={<MessageContent {...shown} />}
        onExecute={(id, agreed) => withCode(ExecuteDialog, () => setExecuted({ id, agreed }))}
        onClose={onClose}
      />
    )
  return (
    <SignAsView
      {...shown}
      owner={owner.name}
      claimed={readUrl(message.app?.url ?? '')?.origin}
      transaction={
        draft.status === 'ready'
          ? draft.value === 'noLibrary'
            ? 'noLibrary'
            : 'ready'
          : draft.status === 'failed'
            ? draft.reason
            : 'preparing'
      }
      onRetry={() => draft.status === 'failed' && draft.retry()}
      onReview={() => setReviewed(true)}
      onClose={onClose}
    />
  )
}
