import { type Address, sameAddress } from '#base'
import { decodeCall, type Method } from '../method.ts'
import type { BatchCall } from '../multiSend.ts'
import type { IntentFact } from './intentCheck.ts'

export type Found = Partial<Record<IntentFact, boolean>>

/** A method of the official contracts; nothing is known about others. */
export interface OfficialMethod<Of extends Method = Method> {
  contracts: readonly Address[]
  method: Of
}

/** All calls of a method, however they are encoded. */
export const callsOf = ({ contracts, method }: OfficialMethod, calls: readonly BatchCall[]) =>
  calls.filter(
    ({ to, data }) =>
      contracts.some((one) => sameAddress(one, to)) &&
      data.slice(0, 10).toLowerCase() === method.selector,
  )

/**
 * The arguments of the only call to a method, without value; null if it's called twice, not encoded
 * canonically, or a delegatecall; undefined if it isn't called.
 */
export function onlyCall<Types extends readonly string[]>(
  of: OfficialMethod<Method<Types>>,
  calls: readonly BatchCall[],
) {
  const [call, another] = callsOf(of, calls)
  if (!call) return undefined
  return another || call.operation !== 0 || call.value !== 0n
    ? null
    : (decodeCall(of.method, call.data) ?? null)
}

/** Whether a number from the gateway, which may not be an integer, equals this. */
export const isWhole = (wanted: bigint, told: number): boolean =>
  Number.isSafeInteger(told) && BigInt(told) === wanted
