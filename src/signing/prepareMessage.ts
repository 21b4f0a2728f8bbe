import { type Address, type ChainSnapshot, type Hex, sameAddress, type SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import {
  checkConfirmations,
  checkContract,
  type ConfirmationCheck,
  type Confirmed,
  contractVersion,
  domainHash,
  isAtLeast,
  isSupportedVersion,
  isTransactionData,
  messageHash,
  type OwnerQuestion,
  questionAboutMessage,
  type ReportedSafe,
  type SafeIdentity,
  type SafeMessage,
  safeMessageTypedData,
  type TypedData,
  typedDataHash,
  type VerificationStatus,
} from '#safe'
import type { Proposal } from './pending/pendingEntry.ts'
import { fetchContractVerdicts, fetchRecorded } from './contractVerdicts.ts'
import type { ChainPort } from './ports.ts'
import type { NodeAgreement } from './nodes/nodeAgreement.ts'
import { readChain, type Unproven, unprovenBy } from './readChain.ts'

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

type MessageChain = Pick<
  ChainPort,
  'snapshot' | 'isIndependent' | 'contractSignatures' | 'agreement'
>

export interface Quorum {
  signed: number
  required: number
}

export interface MessageReview {
  status: VerificationStatus
  /** Our own hash; null if the version of the Safe is unknown. */
  hash: Hex | null
  snapshot: ChainSnapshot | null
  /** Why nothing was checked on-chain; null if it was. */
  unread: Unproven | null
  /** How several nodes' answers compare; undefined with one node. */
  agreement?: NodeAgreement | undefined
  /** The validity of each signature that the gateway lists. */
  signatures: readonly ConfirmationCheck[]
  /**
   * Owners with proven signatures, each once, and how many the contract requires; null if the chain
   * proves nothing.
   */
  quorum: Quorum | null
  /** Whether the Safe's contract accepts the combined signature; null if unknown. */
  accepts: boolean | null
  /** What owners that are contracts are asked; null if that isn't known, or if none can sign it. */
  question: OwnerQuestion | null
  /**
   * Owners that are contracts and accept an empty signature, as a Safe does that has recorded the
   * message as signed on the chain. Only those without a signature that may count.
   */
  recorded: readonly Address[]
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
  /** The signature of all owners that the gateway has combined. */
  prepared?: Hex | null
}

/**
 * Reads the chain and recomputes the hash that owners sign for a message. If the chain can't be
 * read, the message is unverified and can't be signed; nor can it be for a Safe that doesn't run
 * official code, nor a transaction of a Safe as data.
 */
export async function prepareMessage(
  chain: MessageChain | undefined,
  {
    at,
    message,
    claimedHash,
    reported,
    proposal = { origin: null },
    confirmations = [],
    prepared = null,
  }: PrepareMessageInput,
): Promise<MessageReview> {
  const reading = await readChain(chain, at, claimedHash ?? undefined)
  const { snapshot } = reading
  const isIndependent = chain?.isIndependent ?? false
  const unread = () => reading.unread ?? unprovenBy(isIndependent, chain?.agreement?.())
  const agreementOf = () => {
    const agreement = chain?.agreement?.()
    return agreement && { agreement }
  }
  const version = snapshot ? contractVersion(snapshot) : reported.version
  if (!isSupportedVersion(version))
    return {
      status: 'unverifiable',
      hash: null,
      snapshot,
      unread: unread(),
      ...agreementOf(),
      signatures: [],
      quorum: null,
      accepts: null,
      question: null,
      recorded: [],
      signable: null,
    }
  const safe = { ...at, version }
  const typedData = safeMessageTypedData(safe, message as SafeMessage)
  const hash = typedDataHash(typedData)
  const proves = snapshot !== null && unread() === null
  const asks = chain && proves ? chain : undefined
  const question =
    snapshot && questionAboutMessage({ ...snapshot, version }, typedData, message as SafeMessage)
  const [verdicts, accepts] = asks
    ? await Promise.all([
        fetchContractVerdicts(
          asks,
          confirmations,
          snapshot?.owners ?? [],
          question ?? undefined,
        ).catch(() => []),
        prepared === null ? null : isAccepted(asks, safe, message, prepared).catch(() => null),
      ])
    : [[], null]
  const context = {
    hash,
    owners: snapshot?.owners ?? null,
    version,
    approvals: snapshot?.approvals ?? null,
    verdicts,
    isIndependent: proves,
  }
  const signatures = await checkConfirmations(confirmations, context)
  const unsigned = (snapshot?.contractOwners ?? []).filter((owner) => !hasSigned(signatures, owner))
  const recorded = asks
    ? await fetchRecorded(asks, unsigned, question ?? undefined).catch(() => [])
    : []
  const found = statusOf({ hash, claimedHash, snapshot, domain: domainHash(safe) })
  // Owners that are contracts were asked in the meantime, and nodes may disagree about them.
  const isProven = snapshot !== null && unread() === null
  const status = found === 'verified' && !isProven ? 'unverifiable' : found
  return {
    status,
    hash,
    snapshot,
    unread: unread(),
    ...agreementOf(),
    signatures,
    quorum: isProven ? { signed: signersIn(signatures), required: snapshot.threshold } : null,
    accepts,
    question: question ?? null,
    recorded,
    signable:
      status === 'verified' && !isTransactionData(message as SafeMessage)
        ? {
            kind: 'message',
            at,
            message,
            typedData,
            hash,
            owners: snapshot?.owners ?? [],
            proposal: claimedHash === null ? proposal : null,
          }
        : null,
  }
}

/** Whether an owner is listed with a signature that isn't refuted. */
export const hasSigned = (
  signatures: readonly ConfirmationCheck[],
  owner: Address | undefined,
): boolean =>
  signatures.some(({ signer, status }) => status !== 'differs' && sameAddress(signer, owner))

/** Each owner counts once, however often it is listed. */
const signersIn = (signatures: readonly ConfirmationCheck[]) =>
  new Set(
    signatures.flatMap(({ status, signer }) => (status === 'ok' ? [signer.toLowerCase()] : [])),
  ).size

/**
 * Checks a message with the Safe as anyone would (EIP-1271). Before 1.3.0, its contract only
 * supports the older call.
 */
async function isAccepted(
  chain: MessageChain,
  { address, version }: SafeIdentity,
  message: OffchainMessage,
  prepared: Hex,
): Promise<boolean | null> {
  const hash = messageHash(message as SafeMessage)
  const [verdict] = await chain.contractSignatures([{ signer: address, data: prepared }], {
    hash,
    bytes: hash,
    input: isAtLeast(version, '1.3.0') ? 'hash' : 'bytes',
  })
  return verdict?.valid ?? null
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
