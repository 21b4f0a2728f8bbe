import type { Operation } from '#gateway'
import { getAddress, type Address, type Hex } from 'viem'

export interface PackedCall {
  operation: Operation
  to: Address
  value: bigint
  data: Hex
}

/**
 * Unpacks the calls of a MultiSend: operation (1 byte), to (20), value (32), length (32), data.
 * Undefined for malformed bytes.
 */
export function unpackCalls(packed: Hex): PackedCall[] | undefined {
  const calls: PackedCall[] = []
  for (let at = 2; at < packed.length;) {
    if (packed.length - at < 170) return undefined
    const end = at + 170 + Number(BigInt(`0x${packed.slice(at + 106, at + 170)}`)) * 2
    if (end > packed.length) return undefined
    calls.push({
      operation: packed.slice(at, at + 2) === '01' ? 1 : 0,
      to: getAddress(`0x${packed.slice(at + 2, at + 42)}`),
      value: BigInt(`0x${packed.slice(at + 42, at + 106)}`),
      data: `0x${packed.slice(at + 170, end)}`,
    })
    at = end
  }
  return calls
}
