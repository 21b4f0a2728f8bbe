import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
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
  {
    signatures,
    isKnown,
    isAutomatic = false,
  }: {
    signatures: ReturnType<typeof unlistedSignatures>
    isKnown: boolean
    /** Submits them without being asked to, once. */
    isAutomatic?: boolean
  },
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
  const isDue = isAutomatic && signatures.length > 0
  const merge = useEffectEvent(() => submitShared(gateway, shared, { signatures, isKnown }))
  useEffect(() => {
    // What fails stays on the page, with its button.
    if (isDue)
      void merge().then(
        () => refreshSafe(queries, shared.at),
        () => {},
      )
  }, [isDue, queries, shared.at])
  return signatures.length === 0
    ? undefined
    : { count: signatures.length, state, onSubmit: () => void submit() }
}
