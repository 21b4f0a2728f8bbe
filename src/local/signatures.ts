import { type Address, type ChainSnapshot, type Hex, sameAddress } from '#base'
import { type ChainClient, readApprovedHashes, readContractSignatures } from '#chain'
import {
  type OwnerQuestion,
  readSignature,
  type SignaturePart,
  signerOf,
  takesSignedHash,
} from '#safe'
import { clientOf, type Local } from './handler.ts'
import type { StoredProposal, StoredSignature } from './localStore.ts'
import { declined } from './errors.ts'

/** Owners who approved each hash on-chain, whether or not they also signed. */
export async function approvalsOf(
  local: Local,
  { chainId, address, owners }: ChainSnapshot,
  proposals: readonly Pick<StoredProposal, 'safeTxHash'>[],
): Promise<ReadonlyMap<Hex, readonly Address[]>> {
  if (proposals.length === 0) return new Map()
  const hashes = proposals.map(({ safeTxHash }) => safeTxHash)
  return readApprovedHashes(clientOf(local, chainId), { address, owners, hashes })
}

/**
 * The owner who made a signature. A key's is recovered; a contract is asked, as the Safe would ask
 * it. An approval proves nothing by itself, and needs no keeping: it's read from the chain.
 * @throws GatewayHttpError if no current owner made it
 */
export async function ownerOf(
  client: ChainClient,
  { owners, version }: ChainSnapshot,
  { hash, question }: { hash: Hex; question: OwnerQuestion | undefined },
  signature: Hex,
): Promise<Address> {
  const part = readPart(signature)
  const signer = part && (await signerOf(hash, part).catch(() => undefined))
  const owner = owners.find((one) => sameAddress(one, signer))
  if (!owner || !part || part.kind === 'approved') throw declined('Invalid signature')
  if (part.kind === 'ethSign' && !takesSignedHash(version)) throw declined('Invalid signature')
  if (part.kind === 'contract') {
    const asked = [{ signer: owner, data: part.data }]
    const [verdict] = question ? await readContractSignatures(client, asked, question) : []
    if (!verdict?.valid) throw declined('Invalid signature')
  }
  return owner
}

function readPart(signature: Hex): SignaturePart | undefined {
  try {
    return readSignature(signature)
  } catch {
    return undefined
  }
}

/** Adds a signature, which replaces an earlier one of the same signer: it was just checked. */
export const withSignature = (
  all: readonly StoredSignature[],
  one: StoredSignature,
): StoredSignature[] => {
  const known = all.find(({ signer }) => sameAddress(signer, one.signer))
  if (known?.signature.toLowerCase() === one.signature.toLowerCase()) return [...all]
  return [...all.filter((other) => other !== known), one]
}

export interface Counted {
  signer: Address
  /** null: approved on-chain. */
  signature: Hex | null
  /** Milliseconds; null for an approval, whose time isn't known. */
  at: number | null
}

/** Who has confirmed: by signature, or on-chain. Former owners don't count. */
export const countedOf = (
  signatures: readonly StoredSignature[],
  approvals: readonly Address[],
  owners: readonly Address[],
): readonly Counted[] =>
  owners.flatMap((owner): Counted[] => {
    const signed = signatures.find(({ signer }) => sameAddress(signer, owner))
    if (signed) return [signed]
    const hasApproved = approvals.some((one) => sameAddress(one, owner))
    return hasApproved ? [{ signer: owner, signature: null, at: null }] : []
  })
