import type { QueryClient } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { noncesQuery, readFailure } from '#queries'
import type { PendingEntry } from '#signing'
import { unlistedProposals } from '#signing/pending'

/**
 * The first nonce of a Safe that nothing in its queue has, also counting what was proposed on this
 * device. Rejects if the gateway doesn't say which nonces are taken.
 * @param onChain the nonce of its next execution
 */
export async function nextNonce(
  { gateway, queries }: { gateway: Parameters<typeof noncesQuery>[0]; queries: QueryClient },
  at: SafeRef,
  { onChain, entries }: { onChain: bigint; entries: readonly PendingEntry[] },
): Promise<bigint> {
  const listed = await queries.fetchQuery(noncesQuery(gateway, at)).then(
    ({ recommendedNonce }) => BigInt(recommendedNonce),
    (error: unknown) => {
      // A gateway that doesn't know the Safe can't have anything in its queue.
      if (readFailure(error, navigator.onLine).kind === 'notFound') return 0n
      throw error
    },
  )
  const afterOwn = unlistedProposals(entries, at).map(({ tx }) => tx.nonce + 1n)
  return [listed, ...afterOwn].reduce((a, b) => (b > a ? b : a), onChain)
}
