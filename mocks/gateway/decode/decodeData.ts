import type { DataDecoded, DataDecodedParameter, MultiSendAction } from '#gateway'
import { decodeFunctionData, type Hex } from 'viem'
import { functionOf } from './abi.ts'
import { unpackCalls } from './multiSend.ts'

const plain = (value: unknown): string | string[] => (Array.isArray(value) ? value.map(String) : String(value))

function decodeCall(data: Hex): DataDecoded | null {
  const known = functionOf(data)
  if (!known) return null
  try {
    const { args } = decodeFunctionData({ abi: [known], data })
    const parameters = known.inputs.map((input, at): DataDecodedParameter => {
      const parameter = { name: input.name ?? '', type: input.type, value: plain(args[at]) }
      return known.name === 'multiSend' ? { ...parameter, valueDecoded: actionsOf(args[at] as Hex) } : parameter
    })
    return { method: known.name, parameters }
  } catch {
    // Bytes that only begin like a known call are data of an unknown one.
    return null
  }
}

const actionsOf = (packed: Hex): MultiSendAction[] | null =>
  unpackCalls(packed)?.map(({ to, value, data, operation }) => ({
    to,
    value: String(value),
    data: data === '0x' ? null : data,
    operation,
    dataDecoded: data === '0x' ? null : decodeCall(data),
  })) ?? null

/** Reads call data with the functions that the gateway knows, batches with all that is inside; null for everything else. */
export function decodeData(data: Hex | null): DataDecoded | null {
  const decoded = data && data.length >= 10 ? decodeCall(data) : null
  return decoded && { ...decoded, accuracy: 'FULL_MATCH' }
}
