import { type Address, type Hex, sameAddress, type SafeRef } from '#base'
import type { Message, Messages } from '#domain'
import { groupByDay, toMessage } from '#queries'
import { packSignatures, toOwnerSignature } from '#safe'
import type { PendingEntry, PendingMessage } from '#signing'

/** Signatures of a Safe's messages that the gateway has accepted from this device. */
const submittedIn = (entries: readonly PendingEntry[], at: SafeRef): readonly PendingMessage[] =>
  entries.filter(
    (one): one is PendingMessage =>
      one.kind === 'message' &&
      one.state.status === 'submitted' &&
      one.at.chainId === at.chainId &&
      sameAddress(one.at.address, at.address),
  )

interface SubmittedInput {
  at: SafeRef
  hash: Hex | undefined
  /** The Safe's threshold; undefined while it isn't known. */
  threshold: number | undefined
}

/**
 * A message with the signatures that the gateway has accepted from this device, even if its answers
 * don't contain them yet.
 * @param listed undefined for a message that the gateway doesn't list
 */
export function withSubmitted(
  listed: Message | undefined,
  entries: readonly PendingEntry[],
  { at, hash, threshold }: SubmittedInput,
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

/** Milliseconds after which a list that lacks a submitted message is believed. */
const unlistedFor = 300_000

/** A list with the messages and signatures submitted from this device that it lacks. */
export function listWithSubmitted(
  list: Messages,
  entries: readonly PendingEntry[],
  { timeZone, ...input }: Omit<SubmittedInput, 'hash'> & { timeZone: string },
): Messages {
  const own = submittedIn(entries, input.at)
  if (own.length === 0) return list
  const withOwn = (hash: Hex, listed?: Message) =>
    withSubmitted(listed, own, { ...input, hash }) ?? []
  const items = list.days.flatMap((day) => day.items)
  const listed = new Set(items.map(({ hash }) => hash.toLowerCase()))
  const unlisted = own
    .filter(({ proposal, since }) => proposal && Date.now() - since < unlistedFor)
    .filter(({ messageHash }) => !listed.has(messageHash.toLowerCase()))
    .toSorted((a, b) => b.since - a.since)
  const all = [
    ...unlisted.flatMap(({ messageHash }) => withOwn(messageHash)),
    ...items.flatMap((one) => withOwn(one.hash, one)),
  ]
  return { ...list, days: groupByDay(all, timeZone) }
}

const confirmationOf = ({ by, signature }: PendingMessage): Message['confirmations'][number] => ({
  signer: { address: by, name: null },
  signature,
})

/** A message as the gateway will list it. */
const proposedBy = (entry: PendingMessage, required: number): Message =>
  toMessage({
    messageHash: entry.messageHash,
    status: 'NEEDS_CONFIRMATION',
    message: entry.message,
    creationTimestamp: entry.since,
    modifiedTimestamp: entry.since,
    confirmationsSubmitted: 0,
    confirmationsRequired: required,
    proposedBy: { value: entry.by },
    confirmations: [],
    origin: entry.proposal?.origin ?? null,
  })

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
