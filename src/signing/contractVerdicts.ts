import type { Address } from '#base'
import {
  type Confirmed,
  contractSignaturesIn,
  type ContractVerdict,
  type OwnerQuestion,
} from '#safe'
import type { ChainPort } from './ports.ts'

type Asking = Pick<ChainPort, 'contractSignatures'>

/**
 * How contract owners validate their own signatures, asked as their Safe asks them; none if it
 * isn't known how it does. Only owners can count, so only they are called.
 */
export async function fetchContractVerdicts(
  chain: Asking,
  confirmations: readonly Confirmed[],
  owners: readonly Address[],
  question: OwnerQuestion | undefined,
): Promise<readonly ContractVerdict[]> {
  const signatures = question ? contractSignaturesIn(confirmations, owners) : []
  if (!question || signatures.length === 0) return []
  return chain.contractSignatures(signatures, question)
}

/** How many owners are called: no Safe has as many contracts as owners. */
const maxAsked = 100

/**
 * The owners that accept an empty signature: a Safe does if it has recorded the message as signed
 * with `signMessage`.
 */
export async function fetchRecorded(
  chain: Asking,
  owners: readonly Address[],
  question: OwnerQuestion | undefined,
): Promise<readonly Address[]> {
  if (!question || owners.length === 0) return []
  const empty = owners.slice(0, maxAsked).map((signer) => ({ signer, data: '0x' as const }))
  const verdicts = await chain.contractSignatures(empty, question)
  return verdicts.filter(({ valid }) => valid).map(({ signer }) => signer)
}
