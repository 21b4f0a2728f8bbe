import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { callParameter, ethCall } from './ethCall.ts'

/** An `execTransaction` with its signatures, as it would be sent (`encodeExec` of `safe`). */
export interface Execution {
  safe: Address
  data: Hex
  from?: Address | undefined
}

/** `inner: false`: the safe would record a failure and use its nonce up. `error` is what the node threw, for `readSafeRevert`. */
export type Simulation = { ok: true; inner: boolean } | { ok: false; error: unknown }

/**
 * Runs the execution without sending it, with the guard in place.
 * @throws nothing: a network that fails comes back as `ok: false` too, told apart by `readSafeRevert`
 */
export async function simulateExec(client: ChainClient, { safe, data, from }: Execution): Promise<Simulation> {
  try {
    const answer = await ethCall(client, { to: safe, data, from })
    return { ok: true, inner: answer !== '0x' && BigInt(answer) === 1n }
  } catch (error) {
    return { ok: false, error }
  }
}

/** Gas that the execution takes, with a tenth on top: a safe's inner call may take another way one block later. @throws viem's RPC errors */
export async function estimateExec(client: ChainClient, { safe, data, from }: Execution): Promise<bigint> {
  const gas = await client.request({ method: 'eth_estimateGas', params: [callParameter({ to: safe, data, from })] })
  return (BigInt(gas) * 11n) / 10n
}

/** What anybody pays per unit of gas now, in wei: an upper bound for telling the fee in words. @throws viem's RPC errors */
export const readGasPrice = async (client: ChainClient): Promise<bigint> => BigInt(await client.request({ method: 'eth_gasPrice' }))

/** Native coins of an account in wei. @throws viem's RPC errors */
export const readBalance = async (client: ChainClient, account: Address): Promise<bigint> =>
  BigInt(await client.request({ method: 'eth_getBalance', params: [account, 'latest'] }))
