import { useQuery } from '@tanstack/react-query'
import type { ChainSummary, SafeRef } from '#base'
import type { SafeTx } from '#domain'
import { counterpartiesQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { HintsView } from './HintsView.tsx'

export interface GatewayHintsProps {
  at: SafeRef
  tx: SafeTx
  chain: ChainSummary | undefined
}

/** Hints of the gateway; nothing if it doesn't respond or has none. */
export function GatewayHints({ at, tx, chain }: GatewayHintsProps) {
  const { gateway } = useEnvironment()
  const { data = [] } = useQuery(counterpartiesQuery(gateway, at, tx))
  return <HintsView hints={data} chain={chain} />
}
