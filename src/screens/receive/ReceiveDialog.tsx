import type { SafeRef } from '#base'
import { useChain } from '../environment.tsx'
import { ReceiveView } from './ReceiveView.tsx'

export interface ReceiveDialogProps {
  at: SafeRef
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A Safe's address, for somebody who sends something to it. */
export function ReceiveDialog({ at, open, onOpenChange }: ReceiveDialogProps) {
  const chain = useChain(at.chainId)
  return chain ? (
    <ReceiveView at={at} chain={chain} open={open} onOpenChange={onOpenChange} />
  ) : null
}
