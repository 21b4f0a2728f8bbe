import type { Address, Hex } from '#base'

/**
 * Call data as decoded by the gateway; what is signed is decoded separately (see
 * `decodeTransaction` in `safe`).
 */
export interface Decoding {
  method: string
  parameters: readonly DecodedValue[]
  /** Whether the gateway identified the method by its contract's ABI, or only by its selector. */
  accuracy: 'FULL_MATCH' | 'PARTIAL_MATCH' | 'ONLY_FUNCTION_MATCH' | 'NO_MATCH' | 'UNKNOWN'
}

export interface DecodedValue {
  name: string
  type: string
  value: DecodedText
  /** The calls of a batch encoded in the bytes of this value, in order. */
  calls: readonly DecodedCall[]
  /** The call encoded in the bytes of this value. */
  inner: Decoding | null
}

export interface DecodedCall {
  to: Address
  value: bigint
  data: Hex
  delegate: boolean
  decoded: Decoding | null
}

/** A value, or the values of an array or tuple. */
export type DecodedText = string | readonly DecodedText[]
