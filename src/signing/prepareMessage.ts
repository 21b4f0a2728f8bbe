import type { Address, ChainSnapshot, Hex, SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import {
  checkConfirmation,
  checkContract,
  type ConfirmationCheck,
  type Confirmed,
  contractVersion,
  domainHash,
  isSupportedVersion,
  isTransactionData,
  type ReportedSafe,
  type SafeMessage,
  safeMessageHash,
  safeMessageTypedData,
  type TypedData,
  type VerificationStatus,
} from '#safe'
import type { Proposal } from './stores/pendingStore.ts'
import type { ChainPort } from './ports.ts'
import { readChain, type Unproven } from './readChain.ts'

/** A verified message that an owner may sign. */
export interface SignableMessage {
  kind: 'message'
  at: SafeRef
  message: OffchainMessage
  typedData: TypedData
  /** The Safe's hash of the message. */
  hash: Hex
  owners: readonly Address[]
  /** For the first signature: it proposes the message. */
  proposal: Proposal | null
}

export interface MessageReview {
  status: VerificationStatus
  /** Our own hash; null if the version of the Safe is unknown. */
  hash: Hex | null
  snapshot: ChainSnapshot | null
  /** Why nothing was checked on-chain; null if it was. */
  unread: Unproven | null
  /** What each signature that the gateway lists is worth. */
  signatures: readonly ConfirmationCheck[]
  /** null: it can't be signed, because it isn't verified or is a transaction. */
  signable: SignableMessage | null
}

export interface PrepareMessageInput {
  at: SafeRef
  message: OffchainMessage
  /** The hash that the gateway claims; null for a message that isn't proposed yet. */
  claimedHash: Hex | null
  reported: Pick<ReportedSafe, 'version'>
  proposal?: Proposal
  /** The signatures that the gateway lists. */
  confirmations?: readonly Confirmed[]
}

/**
 * Reads the chain and recomputes the hash that owners sign for a message. If the chain can't be
 * read, the message is unverified and can't be signed; nor can it be for a Safe that doesn't run
 * official code, nor a transaction of a Safe as data.
 */
export async function prepareMessage(
  chain: Pick<ChainPort, 'snapshot' | 'isIndependent'> | undefined,
  {
    at,
    message,
    claimedHash,
    reported,
    proposal = { origin: null },
    confirmations = [],
  }: PrepareMessageInput,
): Promise<MessageReview> {
  const reading = await readChain(chain, at)
  const { snapshot } = reading
  const isIndependent = chain?.isIndependent ?? false
  const unread = reading.unread ?? (isIndependent ? null : 'gatewayNode')
  const version = snapshot ? contractVersion(snapshot) : reported.version
  if (!isSupportedVersion(version))
    return { status: 'unverifiable', hash: null, snapshot, unread, signatures: [], signable: null }
  const safe = { ...at, version }
  const hash = safeMessageHash(safe, message as SafeMessage)
  const context = {
    hash,
    owners: snapshot?.owners ?? null,
    version,
    approvals: null,
    verdicts: [],
    isIndependent: unread !== 'gatewayNode',
  }
  const signatures = await Promise.all(confirmations.map((one) => checkConfirmation(one, context)))
  const found = statusOf({ hash, claimedHash, snapshot, domain: domainHash(safe) })
  const status = found === 'verified' && !isIndependent ? 'unverifiable' : found
  return {
    status,
    hash,
    snapshot,
    unread,
    signatures,
    signable:
      status === 'verified' && !isTransactionData(message as SafeMessage)
        ? {
            kind: 'message',
            at,
            message,
            typedData: safeMessageTypedData(safe, message as SafeMessage),
            hash,
            owners: snapshot?.owners ?? [],
            proposal: claimedHash === null ? proposal : null,
          }
        : null,
  }
}

function statusOf({
  hash,
  claimedHash,
  snapshot,
  domain,
}: {
  hash: Hex
  claimedHash: Hex | null
  snapshot: ChainSnapshot | null
  domain: Hex
}): VerificationStatus {
  if (claimedHash !== null && claimedHash.toLowerCase() !== hash) return 'differs'
  if (!snapshot) return 'unverifiable'
  const code = checkContract(snapshot)
  if (code.some(({ status }) => status === 'differs')) return 'differs'
  if (!snapshot.domainSeparator || code.some(({ status }) => status === 'unknown'))
    return 'unverifiable'
  return snapshot.domainSeparator.toLowerCase() === domain ? 'verified' : 'differs'
}
