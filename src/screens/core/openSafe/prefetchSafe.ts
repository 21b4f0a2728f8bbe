import type { SafeRef } from '#base'
import { chainNonceQuery, safeQuery } from '#queries'
import type { PrefetchInput } from '#screens/core/prefetch'

/** The Safe itself, as {@link useSafeState} reads it. */
export function prefetchSafe({ gateway, client, queries }: PrefetchInput, at: SafeRef): void {
  const node = client(at.chainId)
  void queries.prefetchQuery(safeQuery(gateway, at))
  if (node) void queries.prefetchQuery(chainNonceQuery(node, at))
}
