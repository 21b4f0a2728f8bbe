import type { SafeRef } from '#base'
import type { Queue, SafeTx } from '#domain'
import { isSupportedVersion, safeTxHash } from '#safe'

/**
 * The ID of a queued transaction that does the same as a draft, whatever its nonce; undefined if
 * there is none. Its hash is computed here, so the gateway can't name another one.
 */
export function findProposed(
  queue: Pick<Queue, 'next' | 'later'>,
  { at, version }: { at: SafeRef; version: string | null },
  draft: SafeTx,
): string | undefined {
  if (!isSupportedVersion(version)) return undefined
  const groups = [...queue.next, ...queue.later]
  return groups
    .flatMap(({ nonce, items }) => {
      const hash = safeTxHash({ ...at, version }, { ...draft, nonce: BigInt(nonce) })
      return items.filter(({ id }) => id.toLowerCase().endsWith(hash))
    })
    .at(0)?.id
}
