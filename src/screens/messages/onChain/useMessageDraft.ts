import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Failure, Hex, SafeRef } from '#base'
import { messageLibraries } from '#safe'
import type { Draft } from '#screens/transactions/confirm'
import { useEnvironment } from '#screens/core/environment'
import { useSafeState } from '#screens/core/openSafe'
import { findLibrary, useKnownNonces } from '#screens/transactions/send'
import { messageDraft, type MessageDraftContext } from './messageDraft.ts'

/**
 * The transaction with which a Safe signs a message on the chain, with the next free nonce. Created
 * once, so the reviewed transaction doesn't change.
 */
export function useMessageDraft(
  at: SafeRef,
  message: Hex,
  about: Pick<MessageDraftContext, 'app' | 'note'>,
) {
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
      ? messageDraft(message, { nonce: nonces.value.recommended, library: found, ...about })
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
