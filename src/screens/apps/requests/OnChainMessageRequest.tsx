import { useMemo, useState } from 'react'
import type { Hex, SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import { useChain } from '#screens/core/environment'
import { libraryName, useMessageDraft } from '#screens/messages/onChain'
import { AppProposal } from './AppProposal.tsx'
import { useLookAlikes } from '#screens/common/suspicions'
import { OnChainMessage, OnChainMessageView } from './OnChainMessageView.tsx'
import { Origin } from './Origin.tsx'
import { UnsupportedMessageView } from './UnsupportedMessageView.tsx'

export interface OnChainMessageRequestProps {
  at: SafeRef
  message: OffchainMessage
  /** The hash of the message itself. */
  hash: Hex
  origin: string
  app: { name: string; url: string }
  onPrompt: (isAsked: boolean) => void
  /** The transaction was signed: its hash is the response. */
  onSigned: (safeTxHash: Hex) => void
  onClose: () => void
}

/** A message signed by a transaction: first its content, then the usual review and signature. */
export function OnChainMessageRequest({
  at,
  message,
  hash,
  origin,
  app,
  onPrompt,
  onSigned,
  onClose,
}: OnChainMessageRequestProps) {
  const [isReviewed, setReviewed] = useState(false)
  const chain = useChain(at.chainId)
  const { lookAlikesIn } = useLookAlikes(at)
  const lookAlikes = useMemo(() => lookAlikesIn([message]), [lookAlikesIn, message])
  const { draft, version, failure, retry, hasNoLibrary } = useMessageDraft(at, hash, { app })
  if (hasNoLibrary)
    return <UnsupportedMessageView origin={origin} why="noLibrary" onClose={onClose} />
  const shown = {
    message,
    lookAlikes,
    hash,
    library: libraryName(version),
  }
  if (isReviewed && draft) {
    const from = (
      <>
        <Origin origin={origin} />
        <OnChainMessage {...shown} />
      </>
    )
    return <AppProposal {...{ at, draft, from, onPrompt, onSigned, onClose }} />
  }
  return (
    <OnChainMessageView
      signer={at.address}
      {...shown}
      origin={origin}
      chain={chain}
      isReady={draft !== undefined}
      failure={failure}
      onRetry={retry}
      onReview={() => setReviewed(true)}
      onClose={onClose}
    />
  )
}
