import { decodeAbiParameters, size, slice } from 'viem'
import type { Hex } from '#base'
import type { SafeTx } from '#domain'
import { encodeCall, method } from './method.ts'
import { revertDataOf } from './revert.ts'

const requiredTxGas = method('0xc4ca3a9c', 'requiredTxGas', [
  'address',
  'uint256',
  'bytes',
  'uint8',
])

/**
 * Call data of `requiredTxGas`, which the Safe calls on itself and which always reverts: with the
 * gas that the action used, or because the action fails.
 */
export const encodeRequiredTxGas = ({ to, value, data, operation }: SafeTx): Hex =>
  encodeCall(requiredTxGas, [to, value, data, operation])

/**
 * The gas that `requiredTxGas` reverted with: 32 bytes instead of a string. undefined if the action
 * fails, or if the node didn't respond.
 */
export function readRequiredGas(error: unknown): bigint | undefined {
  const data = revertDataOf(error)
  if (!data?.startsWith('0x08c379a0')) return undefined
  try {
    const [bytes] = decodeAbiParameters([{ type: 'bytes' }], slice(data, 4))
    return size(bytes) === 32 ? BigInt(bytes) : undefined
  } catch {
    return undefined
  }
}
