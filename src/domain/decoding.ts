import type { Address, Hex } from '#base'

/** Call data in words, as the gateway decodes it; what is signed is decoded separately (see `decodeTransaction` in `safe`). */
export interface Decoding {
  method: string
  parameters: readonly DecodedValue[]
  /** Whether the gateway found the method by its contract, or only by its four bytes. */
  accuracy: 'FULL_MATCH' | 'PARTIAL_MATCH' | 'ONLY_FUNCTION_MATCH' | 'NO_MATCH' | 'UNKNOWN'
}

export interface DecodedValue {
  name: string
  type: string
  value: DecodedText
  /** The calls of a batch that the bytes of this value hold, in order. */
  calls: readonly DecodedCall[]
  /** The call that the bytes of this value hold. */
  inner: Decoding | null
}

export interface DecodedCall {
  to: Address
  value: bigint
  data: Hex
  delegate: boolean
  decoded: Decoding | null
}

/** A value, or those of a list or tuple. */
export type DecodedText = string | readonly DecodedText[]
