import type { ChainSummary, SafeRef } from '#base'
import type { SafeTx, TransactionDetail } from '#domain'
import { mayHaveIntent } from '#safe'
import { Skeleton } from '#ui'
import { loadPart } from '#screens/core/code'
import { ErrorBoundary } from '#screens/common/system'
import { intentHeight } from './intent/intentHeight.ts'

// Loaded on demand, because few transactions have an intent.
const fallback = <Skeleton shape="block" height={intentHeight} />
const IntentPanel = /*@__PURE__*/ loadPart(
  async () => (await import('./intent/panels.ts')).IntentPanel,
  { fallback },
)
const DraftIntentPanel = /*@__PURE__*/ loadPart(
  async () => (await import('./intent/panels.ts')).DraftIntentPanel,
  { fallback },
)

interface IntentOfProps {
  detail: TransactionDetail
  chain: ChainSummary | undefined
}

/** What a transaction with an exchange, a bridge, or a staking contract means. */
const IntentOf = (props: IntentOfProps) => (
  <ErrorBoundary resetKey={props.detail.id} fallback={null}>
    <IntentPanel {...props} />
  </ErrorBoundary>
)

/** The same, as a part of a page or a dialog; nothing for other transactions. */
export const intentOf = (detail: TransactionDetail | undefined, chain: ChainSummary | undefined) =>
  detail?.hasIntent && <IntentOf detail={detail} chain={chain} />

/**
 * The same for a draft that calls an exchange or a staking contract, alone or in a batch; other
 * drafts aren't sent to the gateway.
 */
export const draftIntentOf = (at: SafeRef, tx: SafeTx, chain: ChainSummary | undefined) =>
  mayHaveIntent(tx.data) && (
    <ErrorBoundary resetKey={tx.data} fallback={null}>
      <DraftIntentPanel at={at} tx={tx} chain={chain} />
    </ErrorBoundary>
  )
