import {
  type Confirmed,
  type ContractVerdict,
  isAtLeast,
  signedBytes,
  toOwnerSignature,
  type TypedData,
  typedDataHash,
} from '#safe'
import type { ChainPort } from './ports.ts'

/**
 * What owners that are contracts say to their own signatures over typed data, called as this Safe's
 * version would call them.
 */
export async function fetchContractVerdicts(
  chain: Pick<ChainPort, 'contractSignatures'>,
  confirmations: readonly Confirmed[],
  typedData: TypedData,
  version: string | null,
): Promise<readonly ContractVerdict[]> {
  const signatures = confirmations.flatMap((one) => {
    try {
      const part = toOwnerSignature(one)
      return part.kind === 'contract' ? [{ signer: part.signer, data: part.data }] : []
    } catch {
      // Unreadable bytes are reported by the verification.
      return []
    }
  })
  if (signatures.length === 0) return []
  return chain.contractSignatures(signatures, {
    hash: typedDataHash(typedData),
    bytes: signedBytes(typedData),
    input: isAtLeast(version, '1.5.0') ? 'hash' : 'bytes',
  })
}
