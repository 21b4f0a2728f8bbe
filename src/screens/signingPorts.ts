import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ChainClient, estimateExec, followTransaction, readContractSignatures, readErc20s, readGasPrice, readSnapshot, simulateExec } from '#chain'
import { type Gateway, GatewayHttpError } from '#gateway'
import { confirm, transactionKey } from '#queries'
import { type ChainPort, type FollowingPorts, SubmitError } from '#signing'
import { type Environment, useEnvironment } from './environment.tsx'

/** The product's own node and gateway, as signing needs them. The wallet's part is loaded by the dialog that needs it. */
export function useSigningPorts(): FollowingPorts {
  const environment = useEnvironment()
  const queries = useQueryClient()
  return useMemo(() => signingPorts(environment, queries), [environment, queries])
}

const signingPorts = ({ client, gateway, pending }: Environment, queries: QueryClient): FollowingPorts => ({
  chain: (chainId) => {
    const node = client(chainId)
    return node && chainPort(node)
  },
  gateway: gatewayPort(gateway, queries),
  store: pending,
  now: () => Date.now(),
})

const chainPort = (node: ChainClient): ChainPort => ({
  snapshot: (at, safeTxHash) => readSnapshot(node, at, { safeTxHash }),
  contractSignatures: (signatures, question) => readContractSignatures(node, signatures, question),
  // A Safe's own address stands for "whoever owns them": balances aren't used here.
  tokens: (addresses) => readErc20s(node, addresses, addresses[0] ?? '0x'),
  simulate: (execution) => simulateExec(node, execution),
  estimate: async (execution) => {
    const [gas, price] = await Promise.all([estimateExec(node, execution), readGasPrice(node)])
    return { gas, price }
  },
  follow: (sent, signal) => followTransaction(node, sent, { signal }),
})

const gatewayPort = (gateway: Gateway, queries: QueryClient): FollowingPorts['gateway'] => ({
  confirm: async (signed) => {
    try {
      const details = await confirm(gateway, signed)
      // The answer is newer than what is kept: the new count is shown at once.
      queries.setQueryData(transactionKey(signed.at, details.txId), details)
    } catch (cause) {
      const isRefusal = cause instanceof GatewayHttpError && cause.status < 500 && cause.status !== 429
      throw new SubmitError(isRefusal ? 'refused' : 'unreachable', cause instanceof Error ? cause.message : String(cause), { cause })
    }
  },
})
