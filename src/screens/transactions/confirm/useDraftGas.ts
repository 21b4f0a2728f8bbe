import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import type { SafeTx } from '#domain'
import { digest, estimationQuery } from '#queries'
import { needsSafeTxGas } from '#safe'
import type { SafeTxGas } from '#signing'
import { useEnvironment } from '#screens/core/environment'
import { useSafeState } from '#screens/core/openSafe'

const notNeeded: SafeTxGas = { safeTxGas: 0n, status: 'notNeeded' }

/** The `safeTxGas` that a draft needs; undefined until it is known. */
export function useDraftGas(at: SafeRef, tx: SafeTx): SafeTxGas | undefined {
  const { gateway, client } = useEnvironment()
  const queries = useQueryClient()
  const node = client(at.chainId)
  const state = useSafeState(at)
  // Without the Safe, nothing can be verified either.
  const version = state.status === 'ready' ? state.value.version : null
  const isNeeded = needsSafeTxGas(version, tx, at.address)
  const { to, value, data, operation, safeTxGas } = tx
  const reported = async () => {
    const asked = estimationQuery(gateway, at, { to, value: value.toString(), data, operation })
    return BigInt((await queries.fetchQuery(asked)).safeTxGas)
  }
  const estimate = useQuery({
    queryKey: ['safeTxGas', digest([at, version, tx])] as const,
    enabled: isNeeded,
    // Once per dialog: another value gives a different hash than the one reviewed, and perhaps
    // already shown by the wallet.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () =>
      (await import('./estimateGas.ts')).estimateGas(
        node,
        tx,
        { address: at.address, version },
        reported,
      ),
  })
  if (state.status === 'loading') return undefined
  return isNeeded ? estimate.data : safeTxGas > 0n ? { safeTxGas, status: 'given' } : notNeeded
}
