import { queryOptions } from '@tanstack/react-query'
import { type Address, type Hex, visibleText } from '#base'
import type { DecodedCall, DecodedText, DecodedValue, Decoding } from '#domain'
import {
  type DataDecoded,
  type DecodedParameter,
  type Gateway,
  type MultiSendAction,
  routes,
} from '#gateway'
import { asAddress, asHex, toBigInt } from '../mappers.ts'
import { nullOn404 } from '../nullOn404.ts'

/** Decoded call data, or null if the gateway can't decode it. */
export const decodedQuery = (
  gateway: Gateway,
  chainId: string,
  { to, data, operation = 0 }: { to: Address; data: Hex; operation?: 0 | 1 },
) =>
  queryOptions({
    queryKey: ['decoded', chainId, to.toLowerCase(), data, operation] as const,
    queryFn: ({ signal }) =>
      nullOn404(
        gateway.call(routes.decodeData, {
          path: { chainId },
          body: { to, data, operation },
          signal,
        }),
      ),
    select: toDecoded,
    staleTime: Infinity,
  })

/**
 * Null if nothing was decoded: there is no data, or the method is unknown. Method, types, and
 * values stay exact, because they're compared with the signed data; views show them with
 * `visibleText`.
 */
export const toDecoded = (
  wire:
    | {
        method: string
        parameters?: readonly DecodedParameter[] | null
        accuracy?: DataDecoded['accuracy']
      }
    | null
    | undefined,
): Decoding | null =>
  wire?.method
    ? {
        method: wire.method,
        parameters: (wire.parameters ?? []).map(toValue),
        accuracy: wire.accuracy ?? 'UNKNOWN',
      }
    : null

function toValue({ name, type, value, valueDecoded }: DecodedParameter): DecodedValue {
  const calls = Array.isArray(valueDecoded) ? (valueDecoded as MultiSendAction[]).map(toCall) : []
  return {
    name: visibleText(name),
    type,
    value: toText(value),
    calls,
    inner: isDecoded(valueDecoded) ? toDecoded(valueDecoded) : null,
  }
}

const isDecoded = (value: unknown): value is DataDecoded =>
  typeof value === 'object' && value !== null && 'method' in value

const toCall = ({ operation, to, value, data, dataDecoded }: MultiSendAction): DecodedCall => ({
  to: asAddress(to),
  value: toBigInt(value),
  data: asHex(data ?? '0x'),
  delegate: operation === 1,
  decoded: toDecoded(dataDecoded),
})

const toText = (value: unknown): DecodedText =>
  Array.isArray(value)
    ? value.map(toText)
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(toText)
      : String(value ?? '')
