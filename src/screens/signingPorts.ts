import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Config, useConfig } from 'wagmi'
import { sendTransaction, signTypedData } from 'wagmi/actions'
import { type ChainClient, estimateExec, followTransaction, readContractSignatures, readErc20s, readGasPrice, readSnapshot, simulateExec } from '#chain'
import { type Gateway, GatewayHttpError } from '#gateway'
import { confirm, transactionKey } from '#queries'
import { readSafeRevert } from '#safe'
import { type ChainPort, type SigningPorts, SubmitError, WalletError, type WalletReason } from '#signing'
import { readWalletError, type WalletFailure } from '#wallet'
import { type Environment, useEnvironment } from './environment.tsx'

/** The product's own node, gateway and wallet, as signing needs them. */
export function useSigningPorts(): SigningPorts {
  const environment = useEnvironment()
  const config = useConfig()
  const queries = useQueryClient()
  return useMemo(() => signingPorts(environment, config, queries), [environment, config, queries])
}

const signingPorts = ({ client, gateway, pending }: Environment, config: Config, queries: QueryClient): SigningPorts => ({
  chain: (chainId) => {
    const node = client(chainId)
    return node && chainPort(node)
  },
  gateway: gatewayPort(gateway, queries),
  wallet: walletPort(config),
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
  follow: (txHash) => followTransaction(node, txHash),
})

const gatewayPort = (gateway: Gateway, queries: QueryClient): SigningPorts['gateway'] => ({
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

const walletPort = (config: Config): SigningPorts['wallet'] => ({
  signTypedData: (account, typed) =>
    // The types are built at run time for three generations of contracts, so viem can't infer them.
    signTypedData(config, { account, ...typed, types: typed.types as Record<string, { name: string; type: string }[]> }).catch(refuse),
  sendTransaction: ({ account, chainId, to, data, gas, legacy }) =>
    sendTransaction(config, { account, chainId: Number(chainId), to, data, ...(gas ? { gas } : {}), ...(legacy ? { type: 'legacy' as const } : {}) }).catch(
      (cause: unknown) => refuse(cause, { mayHaveSent: true }),
    ),
})

const reasons: Record<WalletFailure['kind'], WalletReason> = {
  rejected: 'rejected',
  pending: 'pending',
  missing: 'missing',
  lost: 'missing',
  timedOut: 'timedOut',
  wrongChain: 'wrongChain',
  chainUnknown: 'wrongChain',
  failed: 'failed',
}

/** A wallet that lost the connection or the node's answer may have sent it; one that refused, or couldn't be asked, hasn't. */
const unclear: ReadonlySet<WalletFailure['kind']> = new Set(['lost', 'timedOut', 'failed'])

function refuse(cause: unknown, { mayHaveSent = false } = {}): never {
  const failure = readWalletError(cause)
  const isRevert = failure.kind === 'failed' && readSafeRevert(cause) !== undefined
  const detail = 'detail' in failure && failure.detail ? failure.detail : ''
  throw new WalletError(reasons[failure.kind], detail, { cause, mayHaveSent: mayHaveSent && unclear.has(failure.kind) && !isRevert })
}
