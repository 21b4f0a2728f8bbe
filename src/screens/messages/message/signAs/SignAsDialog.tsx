import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readUrl, type SafeRef } from '#base'
import { queuedQuery } from '#queries'
import { useText } from '#ui'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { useWithCode } from '#screens/core/code'
import { safeAddress } from '#screens/core/names'
import { useLookAlikes } from '#screens/common/suspicions'
import { ProposeDialog } from '#screens/transactions/confirm/dialog'
import { ExecuteDialog } from '#screens/transactions/dialogs'
import type { Agreed } from '#screens/transactions/review'
import { messagesText } from '#screens/messages/common'
import { useMessageDraft } from '#screens/messages/onChain'
import { MessageContent, useMessageTokens } from '#screens/messages/sign'
import { findProposed } from './findProposed.ts'
import { SignAsView } from './SignAsView.tsx'
import type { SigningOwner } from './useSignAs.ts'

export interface SignAsDialogProps {
  /** What is signed, as it was verified. It doesn't change while the dialog is open. */
  owner: SigningOwner
  /** The address of the app that asked for it, according to the proposer. */
  appUrl: string | null | undefined
  onClose: () => void
}

/**
 * The signature of a message by an owner that is a Safe: first its content, then the review of the
 * owner's transaction, which records it as signed, and its execution where that is possible.
 */
export function SignAsDialog({ owner, appUrl, onClose }: SignAsDialogProps) {
  const { at, message } = owner.signable
  const text = useText(messagesText)
  const withCode = useWithCode()
  const chain = useChain(at.chainId)
  const { chains, gateway } = useEnvironment()
  const [isReviewed, setReviewed] = useState(false)
  const [executed, setExecuted] = useState<{ id: string; agreed?: Agreed | undefined }>()
  const as: SafeRef = useMemo(
    () => ({ chainId: at.chainId, address: owner.address }),
    [at.chainId, owner.address],
  )
  const { draft, version, failure, retry, hasNoLibrary } = useMessageDraft(as, owner.signs, {
    note: text('signAs.note', { safe: safeAddress(chain ? [chain] : [], at) }),
  })
  const queue = useInfiniteQuery(queuedQuery(gateway, as))
  // Decided before the review: the transaction that is proposed there is also in the queue.
  const proposed =
    draft && queue.data ? findProposed(queue.data, { at: as, version }, draft.tx) : undefined
  const { lookAlikesIn } = useLookAlikes(at)
  const lookAlikes = useMemo(() => lookAlikesIn([message]), [lookAlikesIn, message])
  const tokens = useMessageTokens(at, message)
  const shown = { message, lookAlikes, tokens, chain, signer: at.address }
  if (executed) return <ExecuteDialog at={as} {...executed} onClose={onClose} />
  if (isReviewed && draft)
    return (
      <ProposeDialog
        at={as}
        draft={draft}
        from={<MessageContent {...shown} />}
        onExecute={(id, agreed) => withCode(ExecuteDialog, () => setExecuted({ id, agreed }))}
        onClose={onClose}
      />
    )
  return (
    <SignAsView
      {...shown}
      owner={owner.name}
      claimed={readUrl(appUrl ?? '')?.origin}
      transaction={
        hasNoLibrary
          ? 'noLibrary'
          : (failure ?? (draft && !queue.isPending ? 'ready' : 'preparing'))
      }
      proposedHref={proposed && linkTo(chains, as, 'transaction', proposed)}
      onRetry={retry}
      onReview={() => setReviewed(true)}
      onClose={onClose}
    />
  )
}
