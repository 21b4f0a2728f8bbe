import { numberToHex } from 'viem'
import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { callParameter, ethCall } from './ethCall.ts'

/** An `execTransaction` with its signatures, as sent (`encodeExec` of `safe`). */
export interface Execution {
  safe: Address
  data: Hex
  from?: Address | undefined
}

/** `inner: false`: the Safe would record a failure and use the nonce. `error` is what the node threw, for `readSafeRevert`. */
export type Simulation = { ok: true; inner: boolean } | { ok: false; error: unknown }

/**
 * Simulates the execution, including the guard.
 * @throws nothing: a network failure also returns `ok: false`; `readSafeRevert` distinguishes it
 */
export async function simulateExec(client: ChainClient, { safe, data, from }: Execution): Promise<Simulation> {
  try {
    const result = await ethCall(client, { to: safe, data, from })
    return { ok: true, inner: result !== '0x' && BigInt(result) === 1n }
  } catch (error) {
    return { ok: false, error }
  }
}

/** Slots of the contract's storage, the same in all versions. */
const thresholdSlot = 4
const nonceSlot = 5

const word = (value: bigint | number): Hex => numberToHex(value, { size: 32 })

/**
 * Simulates an execution that lacks signatures, as if it were its turn: with a threshold of one, which the approval of `from` reaches, and with
 * its own nonce. Everything else is as on the chain, including the guard. `data` has `from` as its only signature.
 * @throws nothing: like {@link simulateExec}; nodes that can't override storage fail
 */
export async function simulateUnsigned(client: ChainClient, { safe, data, from, nonce }: Execution & { from: Address; nonce: bigint }): Promise<Simulation> {
  try {
    const stateDiff = { [word(thresholdSlot)]: word(1), [word(nonceSlot)]: word(nonce) }
    const result = await client.request({ method: 'eth_call', params: [callParameter({ to: safe, data, from }), 'latest', { [safe]: { stateDiff } }] })
    return { ok: true, inner: result !== '0x' && BigInt(result) === 1n }
  } catch (error) {
    return { ok: false, error }
  }
}

/** Gas estimate of the execution plus ten percent: the inner call may take another path one block later. @throws viem's RPC errors */
export async function estimateExec(client: ChainClient, { safe, data, from }: Execution): Promise<bigint> {
  const gas = await client.request({ method: 'eth_estimateGas', params: [callParameter({ to: safe, data, from })] })
  return (BigInt(gas) * 11n) / 10n
}

/** Current price per unit of gas in wei, as an upper bound for the displayed fee. @throws viem's RPC errors */
export const readGasPrice = async (client: ChainClient): Promise<bigint> => BigInt(await client.request({ method: 'eth_gasPrice' }))

/** Native balance of an account in wei. @throws viem's RPC errors */
export const readBalance = async (client: ChainClient, account: Address): Promise<bigint> =>
  BigInt(await client.request({ method: 'eth_getBalance', params: [account, 'latest'] }))
