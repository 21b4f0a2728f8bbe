import { encodeAbiParameters } from 'viem'
import type { Address, Hex } from '#base'
import type { ChainClient } from './client.ts'
import { type Answer, multicall } from './multicall.ts'

/** A signature of an owner that is a contract. `data` is its own part, without the safe's packing. */
export interface ContractSignature {
  signer: Address
  data: Hex
}

/** EIP-1271 as it is, and as Safe contracts up to 1.4.1 ask it, with the bytes that were hashed instead of the hash. */
export const current = { selector: '0x1626ba7e', inputs: [{ type: 'bytes32' }, { type: 'bytes' }] } as const
export const legacy = { selector: '0x20c13b0b', inputs: [{ type: 'bytes' }, { type: 'bytes' }] } as const

/**
 * Asks owners that are contracts whether their signatures are good, in one multicall. `hash` is what is signed, `bytes` what it is
 * the hash of; `asks` is how the safe's own version would ask: `hash` from 1.5.0, `bytes` before.
 * @throws viem's errors of the network
 */
export async function readContractSignatures(
  client: ChainClient,
  signatures: readonly ContractSignature[],
  { hash, bytes, asks }: { hash: Hex; bytes: Hex; asks: 'hash' | 'bytes' },
): Promise<{ signer: Address; valid: boolean }[]> {
  if (signatures.length === 0) return []
  const { answers } = await multicall(
    client,
    signatures.map(({ signer, data }) => ({
      to: signer,
      data:
        asks === 'hash'
          ? join(current.selector, encodeAbiParameters(current.inputs, [hash, data]))
          : join(legacy.selector, encodeAbiParameters(legacy.inputs, [bytes, data])),
    })),
  )
  const magic = asks === 'hash' ? current.selector : legacy.selector
  return signatures.map(({ signer }, at) => ({ signer, valid: saysYes(answers[at], magic) }))
}

const join = (selector: Hex, values: Hex): Hex => `${selector}${values.slice(2)}`

const saysYes = (answer: Answer | undefined, magic: Hex) => answer?.success === true && answer.data.length === 66 && answer.data.startsWith(magic)
