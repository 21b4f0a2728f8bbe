import { numberToHex } from 'viem'
import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { callParameter } from './ethCall.ts'
import type { Execution, Simulation } from './simulate.ts'

/** Slots of the contract's storage, the same in all versions. */
const thresholdSlot = 4
const nonceSlot = 5

const word = (value: bigint | number): Hex => numberToHex(value, { size: 32 })

/** State in which one signature is enough for the transaction with this nonce. */
export const overrideTurn = (
  safe: Address,
  nonce: bigint,
): Record<Address, { stateDiff: Record<Hex, Hex> }> => ({
  [safe]: { stateDiff: { [word(thresholdSlot)]: word(1), [word(nonceSlot)]: word(nonce) } },
})

/**
 * Simulates an execution that lacks signatures, at its turn: with a threshold of one, which the
 * approval by `from` reaches, and with its own nonce. Everything else is as on-chain, including the
 * guard. `data` has `from` as its only signature.
 * @throws nothing: like `simulateExec`; nodes without storage overrides fail
 */
export async function simulateUnsigned(
  client: ChainClient,
  { safe, data, from, nonce }: Execution & { from: Address; nonce: bigint },
): Promise<Simulation> {
  try {
    const result = await client.request({
      method: 'eth_call',
      params: [callParameter({ to: safe, data, from }), 'latest', overrideTurn(safe, nonce)],
    })
    return { ok: true, inner: result !== '0x' && BigInt(result) === 1n }
  } catch (error) {
    return { ok: false, error }
  }
}

/**
 * Gas estimate of an execution that lacks signatures, in the same state, plus ten percent. Other
 * signatures take about as much more as `gasPerSignature` says.
 * @throws viem's RPC errors; nodes without storage overrides fail
 */
export async function estimateUnsigned(
  client: ChainClient,
  { safe, data, from, nonce }: Execution & { from: Address; nonce: bigint },
): Promise<bigint> {
  const gas = await client.request({
    method: 'eth_estimateGas',
    params: [callParameter({ to: safe, data, from }), 'latest', overrideTurn(safe, nonce)],
  })
  return (BigInt(gas) * 11n) / 10n
}

/** What recovering one more signer takes: the precompile, its call data, and the loop around it. */
export const gasPerSignature = 8_000n
