import { useQuery } from '@tanstack/react-query'
import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { intentQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { IntentFields } from './IntentFields.tsx'
import { useIntentCheck } from './useIntentCheck.ts'

/**
 * What the gateway says about a transaction with an exchange, a bridge or a staking contract,
 * compared with its call data.
 */
export function IntentPanel({
  detail: { at, id, tx, called },
  chain,
}: {
  detail: TransactionDetail
  chain: ChainSummary | undefined
}) {
  const { gateway } = useEnvironment()
  const { data: intent } = useQuery(intentQuery(gateway, at, id))
  const check = useIntentCheck(intent ?? undefined, tx ?? called, at, chain)
  return intent && <IntentFields intent={intent} check={check} safe={at.address} chain={chain} />
}
