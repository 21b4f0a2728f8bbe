import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshSafe } from '#queries'
import { resume } from '#signing'
import { useSigningPorts } from '../signingPorts.ts'

/** Sees through what this product has sent: follows executions, and submits what an earlier page was submitting. Draws nothing. */
export function PendingFollower({ started }: { started: number }) {
  const ports = useSigningPorts()
  const queries = useQueryClient()
  useEffect(() => resume(ports, { started, onSettled: ({ at }) => void refreshSafe(queries, at) }), [ports, queries, started])
  return null
}
