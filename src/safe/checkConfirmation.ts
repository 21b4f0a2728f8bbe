import { type Address, type ChainSnapshot, type Hex, sameAddress } from '#base'
import type { Confirmed } from './execution.ts'
import type { ConfirmationCheck } from './verification.ts'
import { signerOf } from './recoverSigner.ts'
import { readSignature, type SignaturePart } from './signature.ts'
import { takesSignedHash } from './version.ts'

/** Whether a contract owner accepts this signature (see `readContractSignatures` in `chain`). */
export interface ContractVerdict {
  signer: Address
  /** The signature, without the Safe's packing. */
  data: Hex
  valid: boolean
}

export interface ConfirmationContext {
  hash: Hex
  /** null: an executed transaction, whose signers may no longer be owners. */
  owners: readonly Address[] | null
  version: string | null
  approvals: ChainSnapshot['approvals']
  verdicts: readonly ContractVerdict[]
  /** false: ownership comes from a node that the gateway chose. */
  isIndependent?: boolean
}

/** Confirmations to try per signer until one counts. */
const maxTries = 3
/**
 * Keys to recover; each takes about a millisecond. No Safe has as many owners; for executed
 * transactions, owners aren't known.
 */
const maxRecovered = 300
/** For contracts: how many to call, and how many bytes one signature and all of them may have. */
const maxAsked = 100
const maxBytes = { each: 24 * 1024, all: 128 * 1024 }

/**
 * The signatures that contracts must validate: those of owners, within the limits per signer. The
 * gateway controls how many are listed; those over the limits aren't checked.
 */
export function contractSignaturesIn(
  confirmations: readonly Confirmed[],
  owners: readonly Address[],
): Omit<ContractVerdict, 'valid'>[] {
  const tries = new Map(owners.map((owner) => [owner.toLowerCase(), 0]))
  const found = new Map<string, Omit<ContractVerdict, 'valid'>>()
  let bytes = 0
  for (const one of confirmations) {
    const key = one.signer.toLowerCase()
    const tried = tries.get(key) ?? maxTries
    if (tried >= maxTries) continue
    tries.set(key, tried + 1)
    const part = partOf(one)
    if (part?.kind !== 'contract' || !sameAddress(part.signer, one.signer)) continue
    const { signer, data } = part
    const length = (data.length - 2) / 2
    if (found.size >= maxAsked || length > maxBytes.each || bytes + length > maxBytes.all) continue
    bytes += length
    found.set(`${signer} ${data}`.toLowerCase(), { signer, data })
  }
  return [...found.values()]
}

/**
 * Checks each signer's confirmations until one counts: an invalid one listed first doesn't hide a
 * valid one. The contract counts every owner once; a duplicate would make the execution fail. The
 * gateway controls how many are listed, so only a few keys are recovered per owner.
 */
export async function checkConfirmations(
  all: readonly Confirmed[],
  context: ConfirmationContext,
): Promise<ConfirmationCheck[]> {
  const left = new Map<string, number>()
  const owners = context.owners && new Set(context.owners.map((owner) => owner.toLowerCase()))
  let recovered = 0
  const checks: ConfirmationCheck[] = []
  for (const one of all) {
    const { signer } = one
    const key = signer.toLowerCase()
    const tries = left.get(key) ?? maxTries
    const isRecovered = tries > 0 && (!owners || owners.has(key))
    if (isRecovered) recovered++
    const check: ConfirmationCheck =
      tries <= 0
        ? { signer, kind: partOf(one)?.kind ?? null, status: 'differs', why: 'duplicate' }
        : isRecovered && recovered > maxRecovered
          ? { signer, kind: partOf(one)?.kind ?? null, status: 'unknown', why: 'tooMany' }
          : await checkConfirmation(one, context)
    const mayCount = check.status === 'differs' && check.why !== 'notOwner'
    left.set(key, mayCount ? tries - 1 : 0)
    checks.push(check)
  }
  return checks
}

/** Checks a single confirmation. */
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
  confirmed: Confirmed,
  context: ConfirmationContext,
): Promise<ConfirmationCheck> {
  const { signer } = confirmed
  const part = partOf(confirmed)
  if (!part) return { signer, kind: null, status: 'differs', why: 'unreadable' }
  const { kind } = part
  const wrong = (why: ConfirmationCheck['why'] & string): ConfirmationCheck => ({
    signer,
    kind,
    status: 'differs',
    why,
  })
  if (context.owners && !context.owners.some((owner) => sameAddress(owner, signer)))
    return wrong('notOwner')
  const actual = await signerOf(context.hash, part).catch(() => undefined)
  if (!actual) return wrong('unreadable')
  if (!sameAddress(actual, signer)) return wrong('otherSigner')
  if (kind === 'ethSign' && !takesSignedHash(context.version)) return wrong('unsupportedKind')
  if (kind === 'approved') return checkApproval(signer, context)
  if (kind !== 'contract') return { signer, kind, status: 'ok' }
  const verdict = context.verdicts.find(
    (one) => sameAddress(one.signer, signer) && one.data.toLowerCase() === part.data.toLowerCase(),
  )
  if (!verdict) return { signer, kind, status: 'unknown', why: 'contract' }
  return verdict.valid ? { signer, kind, status: 'ok' } : wrong('contract')
}

function partOf({ signer, signature }: Confirmed): SignaturePart | undefined {
  try {
    return signature === null ? { kind: 'approved', signer } : readSignature(signature)
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
