import type { Address } from '#base'
import {
  type Confirmed,
  contractSignaturesIn,
  type ContractVerdict,
  isAtLeast,
  signedBytes,
  type TypedData,
  typedDataHash,
} from '#safe'
import type { ChainPort } from './ports.ts'

/**
 * How contract owners validate their own signatures over typed data, called the way this Safe's
 * version would call them. Only owners can count, so only they are called.
 */
export async function fetchContractVerdicts(
  chain: Pick<ChainPort, 'contractSignatures'>,
  confirmations: readonly Confirmed[],
  owners: readonly Address[],
  typedData: TypedData,
  version: string | null,
): Promise<readonly ContractVerdict[]> {
  const signatures = contractSignaturesIn(confirmations, owners)
  if (signatures.length === 0) return []
  return chain.contractSignatures(signatures, {
    hash: typedDataHash(typedData),
    bytes: signedBytes(typedData),
    input: isAtLeast(version, '1.5.0') ? 'hash' : 'bytes',
  })
}
