import { createElement } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import type { SafeTx, TransactionDetail } from '#domain'
import { mayHaveIntent } from '#safe'
import { Skeleton, useLazyModule } from '#ui'
import { loadCode } from '#screens/core/code'
import { ErrorBoundary } from '#screens/common/system'
import { intentHeight } from './intent/intentHeight.ts'

// Loaded on demand, because few transactions have an intent.
const intentPanels = /*@__PURE__*/ loadCode(() => import('./intent/panels.ts'))

interface IntentOfProps {
  detail: TransactionDetail
  chain: ChainSummary | undefined
}

/** What a transaction with an exchange, a bridge or a staking contract means. */
const IntentOf = (props: IntentOfProps) => (
  <ErrorBoundary resetKey={props.detail.id} fallback={null}>
    <LoadedIntent {...props} />
  </ErrorBoundary>
)

function LoadedIntent(props: IntentOfProps) {
  const Panel = useLazyModule(intentPanels, true)?.IntentPanel
  return Panel ? createElement(Panel, props) : <Skeleton shape="block" height={intentHeight} />
}

/** The same, as a part of a page or a dialog; nothing for any other transaction. */
export const intentOf = (detail: TransactionDetail | undefined, chain: ChainSummary | undefined) =>
  detail?.hasIntent && <IntentOf detail={detail} chain={chain} />

interface DraftIntentProps {
  at: SafeRef
  tx: SafeTx
  chain: ChainSummary | undefined
}

function LoadedDraftIntent(props: DraftIntentProps) {
  const Panel = useLazyModule(intentPanels, true)?.DraftIntentPanel
  return Panel ? createElement(Panel, props) : <Skeleton shape="block" height={intentHeight} />
}

/**
 * The same for a draft that calls an exchange or a staking contract, alone or in a batch; the
 * gateway isn't asked about any other.
 */
export const draftIntentOf = (at: SafeRef, tx: SafeTx, chain: ChainSummary | undefined) =>
  mayHaveIntent(tx.data) && (
    <ErrorBoundary resetKey={tx.data} fallback={null}>
      <LoadedDraftIntent at={at} tx={tx} chain={chain} />
    </ErrorBoundary>
  )
