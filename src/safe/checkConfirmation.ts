import { type Address, type ChainSnapshot, type Hex, sameAddress } from '#base'
import type { Confirmed } from './execution.ts'
import type { ConfirmationCheck } from './verification.ts'
import { signerOf } from './recoverSigner.ts'
import { readSignature, type SignaturePart } from './signature.ts'
import { takesSignedHash } from './version.ts'

/** Whether a contract owner accepts its signature (see `readContractSignatures` in `chain`). */
export interface ContractVerdict {
  signer: Address
  valid: boolean
}

export interface ConfirmationContext {
  hash: Hex
  /** null: an executed transaction, whose signers may no longer be owners. */
  owners: readonly Address[] | null
  version: string | null
  approvals: ChainSnapshot['approvals']
  verdicts: readonly ContractVerdict[]
  /** false: who owns the Safe is what a node says that the gateway chose. */
  isIndependent?: boolean
}

/** Checks a single confirmation; duplicates are detected in the list. */
export async function checkConfirmation(
  confirmed: Confirmed,
  context: ConfirmationContext,
): Promise<ConfirmationCheck> {
  const check = await compare(confirmed, context)
  return check.status === 'ok' && context.isIndependent === false
    ? { ...check, status: 'unknown', why: 'gatewayNode' }
    : check
}

async function compare(
  { signer, signature }: Confirmed,
  context: ConfirmationContext,
): Promise<ConfirmationCheck> {
  const part = signature === null ? ({ kind: 'approved', signer } as const) : readPart(signature)
  if (!part) return { signer, kind: null, status: 'differs', why: 'unreadable' }
  const { kind } = part
  const wrong = (why: ConfirmationCheck['why'] & string): ConfirmationCheck => ({
    signer,
    kind,
    status: 'differs',
    why,
  })
  const actual = await signerOf(context.hash, part).catch(() => undefined)
  if (!actual) return wrong('unreadable')
  if (!sameAddress(actual, signer)) return wrong('otherSigner')
  if (context.owners && !context.owners.some((owner) => sameAddress(owner, signer)))
    return wrong('notOwner')
  if (kind === 'ethSign' && !takesSignedHash(context.version)) return wrong('unsupportedKind')
  if (kind === 'approved') return checkApproval(signer, context)
  if (kind !== 'contract') return { signer, kind, status: 'ok' }
  const verdict = context.verdicts.find((one) => sameAddress(one.signer, signer))
  if (!verdict) return { signer, kind, status: 'unknown', why: 'contract' }
  return verdict.valid ? { signer, kind, status: 'ok' } : wrong('contract')
}

function readPart(signature: Hex): SignaturePart | undefined {
  try {
    return readSignature(signature)
  } catch {
    return undefined
  }
}

function checkApproval(
  signer: Address,
  { approvals, hash }: ConfirmationContext,
): ConfirmationCheck {
  if (approvals?.safeTxHash.toLowerCase() !== hash.toLowerCase())
    return { signer, kind: 'approved', status: 'unknown', why: 'chainUnknown' }
  const approved = approvals.owners.some((owner) => sameAddress(owner, signer))
  return approved
    ? { signer, kind: 'approved', status: 'ok' }
    : { signer, kind: 'approved', status: 'differs', why: 'notApproved' }
}
