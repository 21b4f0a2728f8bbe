import type { Address, Hex } from '#base'
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
  return chain.contractSignatures(signatures, askedOfOwners(typedData, version))
}

/**
 * The owners that have recorded typed data as signed on the chain, as a Safe does with
 * `signMessage`: they accept an empty signature for it.
 */
export async function fetchRecorded(
  chain: Pick<ChainPort, 'contractSignatures'>,
  owners: readonly Address[],
  typedData: TypedData,
  version: string | null,
): Promise<readonly Address[]> {
  if (owners.length === 0) return []
  const empty = owners.slice(0, maxRecorded).map((signer) => ({ signer, data: '0x' as const }))
  const verdicts = await chain.contractSignatures(empty, askedOfOwners(typedData, version))
  return verdicts.filter(({ valid }) => valid).map(({ signer }) => signer)
}

/** How many owners are called: no Safe has as many contracts as owners. */
const maxRecorded = 100

/**
 * The bytes that an owner which is a Safe signs as its own message, so that it confirms typed data
 * of a Safe of this version.
 */
export function messageOfOwner(typedData: TypedData, version: string | null): Hex {
  const { hash, bytes, input } = askedOfOwners(typedData, version)
  return input === 'hash' ? hash : bytes
}

/** What a Safe of this version asks its contract owners about. Since 1.5.0, that's the hash alone. */
const askedOfOwners = (typedData: TypedData, version: string | null) =>
  ({
    hash: typedDataHash(typedData),
    bytes: signedBytes(typedData),
    input: isAtLeast(version, '1.5.0') ? 'hash' : 'bytes',
  }) as const
