import type { SafeRef } from '#base'
import type { Erc20 } from '#chain'
import type { OffchainMessage } from '#domain'
import { permitsOf } from '#safe/message'
import { useErc20s } from '#screens/transactions/review'

const none: readonly Erc20[] = []

/** What the tokens of permits say of themselves; none until they are read. */
export function usePermitTokens(
  at: SafeRef,
  message: OffchainMessage | undefined,
): readonly Erc20[] {
  const permits = message === undefined || typeof message === 'string' ? [] : permitsOf(message)
  return useErc20s(at, [...new Set(permits.map(({ token }) => token))]).data ?? none
}
