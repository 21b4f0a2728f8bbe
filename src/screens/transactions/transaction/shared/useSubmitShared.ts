import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshSafe } from '#queries'
import type { SharedTransaction } from '#safe'
import { useSubmittingPorts } from '#screens/core/ports'
import { submitShared, type unlistedSignatures } from './submitShared.ts'

export interface SubmitShared {
  /** Signatures that the gateway doesn't have. */
  count: number
  state: 'idle' | 'busy' | 'failed'
  onSubmit: () => void
}

/**
 * Submits a shared transaction's signatures to the gateway, once it responds; undefined if it has
 * them all.
 */
export function useSubmitShared(
  shared: SharedTransaction,
  { signatures, isKnown }: { signatures: ReturnType<typeof unlistedSignatures>; isKnown: boolean },
): SubmitShared | undefined {
  const { gateway } = useSubmittingPorts()
  const queries = useQueryClient()
  const [state, setState] = useState<SubmitShared['state']>('idle')
  const submit = async () => {
    setState('busy')
    const isDone = await submitShared(gateway, shared, { signatures, isKnown }).then(
      () => true,
      () => false,
    )
    await refreshSafe(queries, shared.at)
    setState(isDone ? 'idle' : 'failed')
  }
  return signatures.length === 0
    ? undefined
    : { count: signatures.length, state, onSubmit: () => void submit() }
}
