import { useQuery } from '@tanstack/react-query'
import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { intentQuery } from '#queries'
import { checkIntent, type IntentCheck } from '#safe'
import { useEnvironment } from '../../environment.tsx'
import { IntentFields } from './IntentFields.tsx'

const unchecked: IntentCheck = { status: 'reported', facts: [] }

/** What the gateway says of a transaction with an exchange, a bridge or a staking contract, compared with its call data. */
export function IntentPanel({ detail: { at, id, tx, called }, chain }: { detail: TransactionDetail; chain: ChainSummary | undefined }) {
  const { gateway } = useEnvironment()
  const { data: intent } = useQuery(intentQuery(gateway, at, id))
  const call = tx ?? called
  return intent && <IntentFields intent={intent} check={call ? checkIntent(intent, call, at) : unchecked} safe={at.address} chain={chain} />
}
