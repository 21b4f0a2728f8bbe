import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { callParameter, ethCall } from './ethCall.ts'

/** An `execTransaction` with its signatures, as sent (`encodeExec` of `safe`). */
export interface Execution {
  safe: Address
  data: Hex
  from?: Address | undefined
  /** The gas limit of the transaction; the node's own without it. */
  gas?: bigint | undefined
}

/**
 * `inner: false`: the Safe would record a failure and use the nonce. `error` is the node's error,
 * for `readSafeRevert`.
 */
export type Simulation = { ok: true; inner: boolean } | { ok: false; error: unknown }

/**
 * Simulates the execution, including the guard.
 * @throws nothing: a network failure also returns `ok: false`; `readSafeRevert` distinguishes it
 */
export async function simulateExec(
  client: ChainClient,
  { safe, data, from, gas }: Execution,
): Promise<Simulation> {
  try {
    const result = await ethCall(client, { to: safe, data, from, gas })
    return { ok: true, inner: result !== '0x' && BigInt(result) === 1n }
  } catch (error) {
    return { ok: false, error }
  }
}

/**
 * Gas estimate of the execution plus ten percent: the inner call may take another path one block
 * later. @throws viem's RPC errors
 */
export async function estimateExec(
  client: ChainClient,
  { safe, data, from }: Execution,
): Promise<bigint> {
  const gas = await client.request({
    method: 'eth_estimateGas',
    params: [callParameter({ to: safe, data, from })],
  })
  return (BigInt(gas) * 11n) / 10n
}

/**
 * Current price per unit of gas in wei, as an upper bound for the displayed fee. @throws viem's RPC
 * errors
 */
export const readGasPrice = async (client: ChainClient): Promise<bigint> =>
  BigInt(await client.request({ method: 'eth_gasPrice' }))
