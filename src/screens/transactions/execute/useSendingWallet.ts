import { useMemo } from 'react'
import { useConfig } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import { readSafeRevert } from '#safe'
import type { WalletPort } from '#signing'
import { throwWalletError } from '#screens/core/ports'

/** The connected wallet, as far as sending needs it. */
export function useSendingWallet(): Pick<WalletPort, 'sendTransaction'> {
  const config = useConfig()
  return useMemo(
    () => ({
      sendTransaction: ({ account, chainId, to, data, gas, fees, legacy }) =>
        sendTransaction(config, {
          account,
          chainId: Number(chainId),
          to,
          data,
          ...(gas ? { gas } : {}),
          ...(legacy
            ? { type: 'legacy' as const }
            : fees
              ? { maxFeePerGas: fees.maxFeePerGas, maxPriorityFeePerGas: fees.maxPriorityFeePerGas }
              : {}),
        }).catch(
          // If the node predicted a revert, nothing was sent.
          (cause: unknown) =>
            throwWalletError(cause, { mayHaveSent: readSafeRevert(cause) === undefined }),
        ),
    }),
    [config],
  )
}
