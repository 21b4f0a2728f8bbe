import type { ReactNode } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { hasCounterparties } from '#queries'
import { loadPart } from '#screens/core/code'

const GatewayHints = /*@__PURE__*/ loadPart(
  async () => (await import('./GatewayHints.tsx')).GatewayHints,
)

/**
 * The gateway's findings about the addresses in a transaction; nothing on chains for which it has
 * no analysis. Loaded on demand.
 */
export const hintsOf = (
  { at, tx }: Pick<TransactionDetail, 'at' | 'tx'>,
  chain: ChainSummary | undefined,
): ReactNode =>
  tx && hasCounterparties(chain) ? <GatewayHints at={at} tx={tx} chain={chain} /> : undefined
