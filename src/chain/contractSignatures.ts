import { encodeAbiParameters } from 'viem'
import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { type CallResult, multicall } from './multicall.ts'

/** A contract owner's signature. `data` is its own part, without the Safe's packing. */
export interface ContractSignature {
  signer: Address
  data: Hex
}

/**
 * EIP-1271 as specified, and the variant of Safe contracts up to 1.4.1, which passes the hashed
 * bytes instead of the hash.
 */
export const current = {
  selector: '0x1626ba7e',
  inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
} as const
export const legacy = {
  selector: '0x20c13b0b',
  inputs: [{ type: 'bytes' }, { type: 'bytes' }],
} as const

/**
 * Validates the signatures of owners that are contracts, in one multicall. `hash` is the signed
 * hash, `bytes` its preimage; `input` selects the call of the Safe's version: `hash` from 1.5.0,
 * `bytes` before.
 * @throws viem's network errors
 */
export async function readContractSignatures(
  client: ChainClient,
  signatures: readonly ContractSignature[],
  { hash, bytes, input }: { hash: Hex; bytes: Hex; input: 'hash' | 'bytes' },
): Promise<(ContractSignature & { valid: boolean })[]> {
  if (signatures.length === 0) return []
  const { results } = await multicall(
    client,
    signatures.map(({ signer, data }) => ({
      to: signer,
      data:
        input === 'hash'
          ? join(current.selector, encodeAbiParameters(current.inputs, [hash, data]))
          : join(legacy.selector, encodeAbiParameters(legacy.inputs, [bytes, data])),
    })),
  )
  const magic = input === 'hash' ? current.selector : legacy.selector
  return signatures.map((one, at) => ({ ...one, valid: isMagicValue(results[at], magic) }))
}

const join = (selector: Hex, values: Hex): Hex => `${selector}${values.slice(2)}`

const isMagicValue = (result: CallResult | undefined, magic: Hex) =>
  result?.success === true && result.data.length === 66 && result.data.startsWith(magic)
