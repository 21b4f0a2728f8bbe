import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { safeKey, toRemote } from '#queries'
import { messageLibraries, toMessageTx } from '#safe'
import { messageOfOwner } from '#signing'
import type { Draft } from '#screens/transactions/confirm'
import { useEnvironment } from '#screens/core/environment'
import { usePending } from '#screens/common/pending'
import { nextNonce } from '#screens/transactions/ownerSafes'
import { findLibrary } from '#screens/transactions/send'
import type { SigningOwner } from './useSignAs.ts'

/**
 * The transaction with which an owner that is a Safe records a message as signed; `noLibrary` on a
 * network without the official contract for it. Made once per dialog, so that what is reviewed
 * doesn't change.
 */
export function useSignAsDraft(as: SafeRef, owner: SigningOwner) {
  const { gateway, client } = useEnvironment()
  const queries = useQueryClient()
  const entries = usePending()
  const { signable, asking, version, nonce: onChain } = owner
  const { address: safe } = signable.at
  const query = useQuery({
    queryKey: [...safeKey(as), 'signMessageOf', safe, signable.hash] as const,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async (): Promise<Draft | 'noLibrary'> => {
      const library = await findLibrary(client(as.chainId), messageLibraries(version))
      if (library === 'failed') throw new Error("This network's node isn't responding.")
      if (library === 'none') return 'noLibrary'
      const nonce = await nextNonce({ gateway, queries }, as, { onChain, entries })
      const message = messageOfOwner(signable.typedData, asking)
      return {
        tx: toMessageTx(message, { nonce, library }),
        action: {
          kind: 'call',
          to: { address: library, name: null },
          method: 'signMessage',
          value: 0n,
        },
        note: null,
      }
    },
  })
  return toRemote(query)
}
