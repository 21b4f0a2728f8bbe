import type { SafeRef } from '#base'
import { useChain } from '#screens/core/environment'
import { useLookAlikes } from '#screens/common/suspicions'
import { ReceiveView } from './ReceiveView.tsx'

export interface ReceiveDialogProps {
  at: SafeRef
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A Safe's address, for someone who sends something to it. */
export function ReceiveDialog({ at, open, onOpenChange }: ReceiveDialogProps) {
  const chain = useChain(at.chainId)
  const { lookAlikeOf } = useLookAlikes()
  return chain ? (
    <ReceiveView
      at={at}
      chain={chain}
      lookAlike={lookAlikeOf(at.address)}
      open={open}
      onOpenChange={onOpenChange}
    />
  ) : null
}
