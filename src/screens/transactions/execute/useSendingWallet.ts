import { useMemo } from 'react'
import { sendTransaction } from 'viem/actions'
import { type Config, useConfig } from 'wagmi'
import { getConnectorClient } from 'wagmi/actions'
import { readSafeRevert } from '#safe'
import type { WalletPort } from '#signing'
import { throwWalletError, wasNotSent } from '#screens/core/ports'

type SendingWallet = Pick<WalletPort, 'sendTransaction'>

/** The connected wallet, as far as sending needs it. */
export function useSendingWallet(): SendingWallet {
  const config = useConfig()
  return useMemo(() => sendingWallet(config), [config])
}

export const sendingWallet = (config: Config): SendingWallet => ({
  sendTransaction: async ({ account, chainId, to, data, gas, fees, legacy }) => {
    const id = Number(chainId)
    let wasAsked = false
    try {
      const client = await getConnectorClient(config, {
        account,
        chainId: id,
        assertChainId: false,
      })
      const asking = asksOnce(client, () => (wasAsked = true))
      return await sendTransaction(asking, {
        account,
        chain: client.chain ?? ({ id } as typeof client.chain),
        to,
        data,
        ...(gas ? { gas } : {}),
        ...(legacy
          ? { type: 'legacy' as const }
          : fees
            ? { maxFeePerGas: fees.maxFeePerGas, maxPriorityFeePerGas: fees.maxPriorityFeePerGas }
            : {}),
      })
    } catch (cause) {
      // If the node predicted a revert, nothing was sent.
      const mayHaveSent = wasAsked && readSafeRevert(cause) === undefined && !wasNotSent(cause)
      throwWalletError(cause, { mayHaveSent })
    }
  },
})

type Client = Awaited<ReturnType<typeof getConnectorClient>>
interface Ask {
  method: string
}

/**
 * viem retries under another method name whenever a wallet responds with −32000, which is also how
 * some wallets report a rejection. Here, the wallet is prompted again only if it can't have sent
 * anything.
 */
function asksOnce(client: Client, onAsk: () => void): Client {
  let first: unknown
  const pass = client.request as (ask: Ask, options?: unknown) => Promise<unknown>
  const request = async (ask: Ask, options?: unknown) => {
    if (!ask.method.endsWith('_sendTransaction')) return pass(ask, options)
    if (first !== undefined && !wasNotSent(first)) throw first
    onAsk()
    return pass(ask, options).catch((error: unknown) => {
      first = error
      throw error
    })
  }
  return { ...client, request: request as Client['request'] }
}
