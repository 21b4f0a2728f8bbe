import { createElement } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { Skeleton, useLazyModule } from '#ui'
import { loadCode } from '../code/index.ts'
import { ErrorBoundary } from '../system/index.ts'

const intentPanel = /*@__PURE__*/ loadCode(async () => (await import('./intent/IntentPanel.tsx')).IntentPanel)

interface IntentOfProps {
  detail: TransactionDetail
  chain: ChainSummary | undefined
}

/** What a transaction with an exchange, a bridge or a staking contract means, once its code is loaded, which others don't need. */
const IntentOf = (props: IntentOfProps) => (
  <ErrorBoundary resetKey={props.detail.id} fallback={null}>
    <LoadedIntent {...props} />
  </ErrorBoundary>
)

function LoadedIntent(props: IntentOfProps) {
  const Panel = useLazyModule(intentPanel, true)
  // As high as the fields of most of them.
  return Panel ? createElement(Panel, props) : <Skeleton shape="block" height={420} />
}

/** The same, as a part of a page or a dialog; nothing for any other transaction. */
export const intentOf = (detail: TransactionDetail | undefined, chain: ChainSummary | undefined) =>
  detail?.hasIntent && <IntentOf detail={detail} chain={chain} />
