import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Failure, Hex, SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import { messageLibraries } from '#safe'
import type { Draft } from '#screens/transactions/confirm'
import { useChain, useEnvironment } from '#screens/core/environment'
import { findLibrary, useKnownNonces } from '#screens/transactions/send'
import { useSafeState } from '#screens/core/openSafe'
import { AppProposal } from './AppProposal.tsx'
import { libraryName, messageDraft } from './messageDraft.ts'
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
  const { draft, version, failure, retry, hasNoLibrary } = useMessageDraft(at, hash, app)
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

/**
 * The transaction, with the next free nonce. Created once, so the reviewed transaction doesn't
 * change.
 */
function useMessageDraft(at: SafeRef, hash: Hex, app: { name: string; url: string }) {
  const { client } = useEnvironment()
  const safe = useSafeState(at)
  const nonces = useKnownNonces(at, safe)
  const version = safe.status === 'ready' ? safe.value.version : undefined
  const library = useQuery({
    queryKey: ['messageLibrary', at.chainId, version] as const,
    enabled: version !== undefined,
    staleTime: Infinity,
    queryFn: async () => {
      const found = await findLibrary(client(at.chainId), messageLibraries(version ?? null))
      if (found === 'failed') throw new Error("This network's node isn't responding.")
      return found
    },
  })
  const found = library.data
  const [draft, setDraft] = useState<Draft>()
  const made =
    draft ??
    (nonces.status === 'ready' && safe.status === 'ready' && found !== undefined && found !== 'none'
      ? messageDraft(hash, { nonce: nonces.value.recommended, library: found, app })
      : undefined)
  if (made && !draft) setDraft(made)
  const failure: Failure | undefined =
    safe.status === 'failed'
      ? safe.reason
      : nonces.status === 'failed'
        ? nonces.reason
        : library.isError
          ? { kind: 'unreachable' }
          : undefined
  const retry = () => {
    if (safe.status === 'failed') safe.retry()
    if (nonces.status === 'failed') nonces.retry()
    if (library.isError) void library.refetch()
  }
  return {
    draft: made,
    version: version ?? null,
    failure,
    retry,
    hasNoLibrary: made === undefined && found === 'none',
  }
}
