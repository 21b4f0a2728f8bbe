import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Gateway, GatewayHttpError } from '#gateway'
import { confirm, transactionKey } from '#queries'
import { type SubmittingPorts, SubmitError } from '#signing'
import { type Environment, useEnvironment } from './environment.tsx'

/** The ports for submitting: the environment's gateway and pending store. */
export function useSubmittingPorts(): SubmittingPorts {
  const environment = useEnvironment()
  const queries = useQueryClient()
  return useMemo(() => submittingPorts(environment, queries), [environment, queries])
}

const submittingPorts = ({ gateway, pending }: Environment, queries: QueryClient): SubmittingPorts => ({
  gateway: gatewayPort(gateway, queries),
  store: pending,
  now: () => Date.now(),
})

const gatewayPort = (gateway: Gateway, queries: QueryClient): SubmittingPorts['gateway'] => ({
  confirm: async (signed) => {
    try {
      const details = await confirm(gateway, signed)
      // The response is newer than the cache, so the new signature count is shown immediately.
      queries.setQueryData(transactionKey(signed.at, details.txId), details)
    } catch (cause) {
      const isRefusal = cause instanceof GatewayHttpError && cause.status < 500 && cause.status !== 429
      throw new SubmitError(isRefusal ? 'refused' : 'unreachable', cause instanceof Error ? cause.message : String(cause), { cause })
    }
  },
})
