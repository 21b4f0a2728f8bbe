import type { DataDecoded, DataDecodedParameter, MultiSendAction } from '#gateway'
import { decodeFunctionData, type Hex } from 'viem'
import { functionOf } from './abi.ts'
import { unpackCalls } from './multiSend.ts'

/**
 * As text, in the spelling of the gateway's decoder, which is written in Python: `True` and
 * `False`.
 */
const word = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)
const plain = (value: unknown): string | string[] =>
  Array.isArray(value)
    ? value.map(word)
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(word)
      : word(value)

/** Functions whose `data` parameter contains another call. */
const carriers = new Set([
  'execTransaction',
  'execTransactionFromModule',
  'execTransactionFromModuleReturnData',
  'spend',
])

function decodeCall(data: Hex): DataDecoded | null {
  const known = functionOf(data)
  if (!known) return null
  try {
    // Missing in the types: a function without parameters has no arguments.
    const args = (decodeFunctionData({ abi: [known], data }).args ?? []) as readonly unknown[]
    const parameters = known.inputs.map((input, at): DataDecodedParameter => {
      const parameter = { name: input.name ?? '', type: input.type, value: plain(args[at]) }
      if (known.name === 'multiSend')
        return { ...parameter, valueDecoded: actionsOf(args[at] as Hex) }
      return carriers.has(known.name) && input.name === 'data'
        ? { ...parameter, valueDecoded: decodeCall(args[at] as Hex) }
        : parameter
    })
    return { method: known.name, parameters }
  } catch {
    // Bytes that merely begin like a known call count as unknown.
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

/**
 * Decodes call data with the known functions, and batches with their contents, to any depth; null
 * for everything else.
 */
export function decodeData(
  data: Hex | null,
  accuracy: NonNullable<DataDecoded['accuracy']> = 'FULL_MATCH',
): DataDecoded | null {
  const decoded = data && data.length >= 10 ? decodeCall(data) : null
  return decoded && { ...decoded, accuracy }
}
