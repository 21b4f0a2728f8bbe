import { decodeAbiParameters } from 'viem'
import type { DecodedCall, DecodedText, DecodedValue, Decoding } from '#domain'
import { parseType } from './abi/abiType.ts'
import {
  compareCall,
  compareDecoding,
  compareValues,
  type DecodedOf,
  isMethodOf,
} from './compareDecoding.ts'
import { methodOf } from './methods.ts'
import { type BatchCall, unpackBatch } from './multiSend.ts'

/** Both values of a difference, as plain text. */
export interface Described {
  shown: string
  actual: string
}

/**
 * Where a decoding first differs from a call: the method, a value, or a call of a batch. Never
 * throws.
 */
export function describeDecoding(decoding: Decoding, { data }: DecodedOf): Described {
  const { method, parameters } = decoding
  if (!isMethodOf(decoding, data)) {
    const known = methodOf(data)
    return {
      shown: signatureOf(method, parameters),
      actual: known ? `${known.name}(${known.types.join(', ')})` : data.slice(0, 10),
    }
  }
  if (compareValues(parameters, data) === 'differs') return describeValues(decoding, data)
  for (const { value, calls, inner } of parameters) {
    const bytes = typeof value === 'string' && value.startsWith('0x') ? value : undefined
    if (inner) {
      const call = { data: (bytes ?? '0x') as BatchCall['data'], to: '0x', operation: 0 } as const
      if (compareDecoding(inner, call) === 'differs') return describeDecoding(inner, call)
    }
    const found = calls.length > 0 && describeCalls(calls, bytes)
    if (found) return found
  }
  return { shown: signatureOf(method, parameters), actual: data }
}

const signatureOf = (method: string, parameters: readonly DecodedValue[]): string =>
  `${method}(${parameters.map(({ type }) => type).join(', ')})`

function describeValues({ method, parameters }: Decoding, data: DecodedOf['data']): Described {
  const called = (values: readonly unknown[]) => `${method}(${values.map(valueText).join(', ')})`
  const shown = called(parameters.map(({ value }) => value))
  try {
    const types = parameters.flatMap(({ type }) => parseType(type) ?? [])
    const actual = called(decodeAbiParameters(types, `0x${data.slice(10)}`))
    // The values are the same, but encoded as no encoder would.
    return { shown, actual: actual.toLowerCase() === shown.toLowerCase() ? data : actual }
  } catch {
    return { shown, actual: data }
  }
}

/** Lists as in JSON; tuples as lists of their values. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`
  if (typeof value === 'object' && value !== null) return valueText(Object.values(value))
  return String(value)
}

function describeCalls(
  calls: readonly DecodedCall[],
  bytes: DecodedText | undefined,
): Described | undefined {
  const actual = typeof bytes === 'string' ? unpackBatch(bytes as BatchCall['data']) : undefined
  for (let at = 0; at < Math.max(calls.length, actual?.length ?? 0); at++) {
    const [one, other] = [calls[at], actual?.[at]]
    if (one && compareCall(one, other) !== 'differs') continue
    const texts = {
      shown: callText(at, one, one?.delegate),
      actual: callText(at, other, other?.operation === 1),
    }
    return one?.decoded && other && texts.shown === texts.actual
      ? describeDecoding(one.decoded, other)
      : texts
  }
  return undefined
}

function callText(
  at: number,
  call: Pick<BatchCall, 'to' | 'value' | 'data'> | undefined,
  isDelegated = false,
): string {
  if (!call) return `${at + 1}: –`
  const { to, value, data } = call
  return `${at + 1}: ${isDelegated ? 'delegatecall ' : ''}${to}, ${value}, ${data}`
}
