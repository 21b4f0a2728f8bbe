import { concatHex, encodePacked, size, sliceHex } from 'viem'
import { type Address, type Hex, sameAddress, zeroAddress } from '#base'
import { checksumAddress } from './address.ts'
import { codeAt } from './officialCode.ts'
import { decodeCall, encodeCall } from './method.ts'
import { methods } from './methods.ts'

/** One action of a batch. */
export interface BatchCall {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
}

/** The packed actions: operation (1) ‖ to (20) ‖ value (32) ‖ length (32) ‖ data, concatenated. */
export const packBatch = (calls: readonly BatchCall[]): Hex =>
  concatHex(
    calls.map(({ operation, to, value, data }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [operation, to, value, BigInt(size(data)), data],
      ),
    ),
  )

/** Call data of MultiSend and MultiSendCallOnly; to be delegatecalled. */
export const encodeMultiSend = (calls: readonly BatchCall[]): Hex =>
  encodeCall(methods.multiSend, [packBatch(calls)])

const headLength = 85

/**
 * Unpacks actions; undefined if bytes are missing or left over, because it's unclear what would
 * run.
 */
export function unpackBatch(packed: Hex): BatchCall[] | undefined {
  const calls: BatchCall[] = []
  const end = size(packed)
  for (let at = 0; at < end;) {
    if (at + headLength > end) return undefined
    const operation = Number(sliceHex(packed, at, at + 1))
    const length = BigInt(sliceHex(packed, at + 53, at + headLength))
    if ((operation !== 0 && operation !== 1) || length > BigInt(end - at - headLength))
      return undefined
    const from = at + headLength
    const to = from + Number(length)
    calls.push({
      operation,
      to: checksumAddress(sliceHex(packed, at + 1, at + 21)),
      value: BigInt(sliceHex(packed, at + 21, at + 53)),
      data: length === 0n ? '0x' : sliceHex(packed, from, to),
    })
    at = to
  }
  return calls
}

const multiSendAt = (library: Address) => {
  const deployment = codeAt(library)
  return deployment?.contract === 'MultiSend' || deployment?.contract === 'MultiSendCallOnly'
    ? deployment
    : undefined
}

/** Whether an official library that makes several calls is at an address. */
export const isMultiSend = (address: Address): boolean => multiSendAt(address) !== undefined

/**
 * The actions of a call to an official MultiSend; undefined for other calls. Since 1.5.0 a target
 * of zero means the Safe itself; older versions call the zero address. Only the library's address
 * reveals its version.
 */
export function decodeMultiSend(
  library: Address,
  data: Hex,
  safe: Address,
): BatchCall[] | undefined {
  const deployment = multiSendAt(library)
  if (!deployment) return undefined
  const calls = unpackMultiSend(data)
  if (deployment.version !== '1.5.0') return calls
  return calls?.map((call) => (sameAddress(call.to, zeroAddress) ? { ...call, to: safe } : call))
}

/** The actions as encoded in the call data, regardless of the contract that would run them. */
export function unpackMultiSend(data: Hex): BatchCall[] | undefined {
  const packed = decodeCall(methods.multiSend, data)
  return packed && unpackBatch(packed[0])
}
