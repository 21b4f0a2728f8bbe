import { useQuery } from '@tanstack/react-query'
import type { ChainSummary, SafeRef } from '#base'
import type { SafeTx } from '#domain'
import { previewQuery } from '#queries'
import { Skeleton } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { intentHeight } from './intentHeight.ts'
import { IntentFields } from './IntentFields.tsx'
import { useIntentCheck } from './useIntentCheck.ts'

/** The gateway's description of a draft, compared with its call data; nothing if it has none. */
export function DraftIntentPanel({
  at,
  tx: { to, value, data, operation },
  chain,
}: {
  at: SafeRef
  tx: SafeTx
  chain: ChainSummary | undefined
}) {
  const { gateway } = useEnvironment()
  const call = { to, value, data, operation }
  const { data: preview, isLoading } = useQuery(previewQuery(gateway, at, call))
  const intent = preview?.intent && preview.intent.kind !== 'action' ? preview.intent : undefined
  const check = useIntentCheck(intent, call, at, chain)
  if (isLoading) return <Skeleton shape="block" height={intentHeight} />
  if (!intent) return null
  return <IntentFields intent={intent} check={check} safe={at.address} chain={chain} />
}
