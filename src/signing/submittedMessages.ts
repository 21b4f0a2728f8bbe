import { type Address, type Hex, sameAddress, type SafeRef, visibleName } from '#base'
import type { Message } from '#domain'
import { packSignatures, toOwnerSignature } from '#safe'
import { readContent, readOrigin } from '#safe/message'
import type { PendingEntry, PendingMessage } from './pending/pendingEntry.ts'

interface SubmittedInput {
  at: SafeRef
  /** The Safe's threshold; undefined while it isn't known. */
  threshold: number | undefined
}

/**
 * A message with the signatures that the gateway has accepted from this device, even if its
 * responses don't contain them yet.
 * @param listed undefined for a message that the gateway doesn't list
 * @param input the Safe, its threshold, and the hash that owners sign
 */
export function messageWithSubmitted(
  listed: Message | undefined,
  entries: readonly PendingEntry[],
  { at, threshold, hash }: SubmittedInput & { hash: Hex | undefined },
): Message | undefined {
  const own = submittedIn(entries, at).filter(
    (one) => one.messageHash.toLowerCase() === hash?.toLowerCase(),
  )
  const [first] = own
  const message = listed ?? (first && threshold !== undefined && proposedBy(first, threshold))
  if (!message) return undefined
  const has = (by: Address) =>
    message.confirmations.some(({ signer }) => sameAddress(signer.address, by))
  const added = own.filter(({ by }) => !has(by)).map(confirmationOf)
  if (added.length === 0) return message
  const confirmations = [...message.confirmations, ...added]
  const isComplete = confirmations.length >= message.required
  return {
    ...message,
    confirmations,
    prepared: message.prepared ?? (isComplete ? packed(confirmations) : null),
  }
}

/** How long a submitted message is shown although the list lacks it, in milliseconds. */
const unlistedFor = 300_000

/**
 * Listed messages, newest first, with the messages and signatures submitted from this device that
 * the list lacks. Returns `listed` itself if nothing was submitted.
 */
export function messagesWithSubmitted(
  listed: readonly Message[],
  entries: readonly PendingEntry[],
  input: SubmittedInput,
): readonly Message[] {
  const own = submittedIn(entries, input.at)
  if (own.length === 0) return listed
  const withOwn = (hash: Hex, message?: Message) =>
    messageWithSubmitted(message, own, { ...input, hash }) ?? []
  const hashes = new Set(listed.map(({ hash }) => hash.toLowerCase()))
  const unlisted = own
    .filter(({ proposal, since }) => proposal && Date.now() - since < unlistedFor)
    .filter(({ messageHash }) => !hashes.has(messageHash.toLowerCase()))
    .toSorted((a, b) => b.since - a.since)
  return [
    ...unlisted.flatMap(({ messageHash }) => withOwn(messageHash)),
    ...listed.flatMap((one) => withOwn(one.hash, one)),
  ]
}

/** Signatures of a Safe's messages that the gateway has accepted from this device. */
const submittedIn = (entries: readonly PendingEntry[], at: SafeRef): readonly PendingMessage[] =>
  entries.filter(
    (one): one is PendingMessage =>
      one.kind === 'message' &&
      one.state.status === 'submitted' &&
      one.at.chainId === at.chainId &&
      sameAddress(one.at.address, at.address),
  )

const confirmationOf = ({ by, signature }: PendingMessage): Message['confirmations'][number] => ({
  signer: { address: by, name: null },
  signature,
})

/** A message as the gateway will list it; undefined if what is stored can't be read. */
function proposedBy(entry: PendingMessage, required: number): Message | undefined {
  const content = readContent(entry.message)
  if (!content) return undefined
  const origin = readOrigin(entry.proposal?.origin)
  const name = visibleName(origin?.name)
  return {
    hash: entry.messageHash.toLowerCase() as Hex,
    at: entry.since,
    changedAt: entry.since,
    content,
    proposer: { address: entry.by, name: null },
    required,
    confirmations: [],
    prepared: null,
    app: name ? { name, url: origin?.url ?? null } : null,
  }
}

/** All signatures together; null if one can't be read. The Safe's contract decides. */
function packed(confirmations: Message['confirmations']): Hex | null {
  try {
    return packSignatures(
      confirmations.map(({ signer, signature }) =>
        toOwnerSignature({ signer: signer.address, signature }),
      ),
    )
  } catch {
    return null
  }
}
