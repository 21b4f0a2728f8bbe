import type { ChainSummary, SafeRef } from '#base'
import type { Delegate } from '#domain'
import { removeDelegate } from '#signing'
import { RemoveDelegateView } from './RemoveDelegateView.tsx'
import { useDelegateRequest } from './useDelegateRequest.ts'

export interface RemoveDelegateDialogProps {
  at: SafeRef
  chain: ChainSummary
  delegate: Delegate
  onClose: () => void
}

/** Ends a delegation, signed by its owner or by the delegate. */
export function RemoveDelegateDialog({
  at,
  chain,
  delegate: { safe, delegate, delegator },
  onClose,
}: RemoveDelegateDialogProps) {
  const delegation = { safe, delegate, delegator }
  const request = useDelegateRequest('removeDelegate', { at, chain }, (ports, account) =>
    removeDelegate(ports, { ...delegation, chainId: at.chainId }, account),
  )
  return <RemoveDelegateView {...request} chain={chain} delegation={delegation} onClose={onClose} />
}
