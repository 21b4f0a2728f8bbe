import { type Address, type ChainSnapshot, type Hex, sameAddress, type SafeRef } from '#base'
import type { MessageItem, routes, SafeMessage, TypedMessage } from '#gateway'
import {
  packConfirmations,
  questionAboutMessage,
  type SafeMessage as Signed,
  safeMessageHash,
  safeMessageTypedData,
} from '#safe'
import { clientOf, type Handler, type Local } from './handler.ts'
import type { StoredMessage } from './localStore.ts'
import { isOfSafe } from './queue.ts'
import { readSafe } from './safes.ts'
import { ownerOf, withSignature } from './signatures.ts'
import { infoOf, safeOf } from './wire.ts'
import { notFound, notStored } from './errors.ts'

/** Messages that this browser keeps, newest first, as one page. */
export const messages: Handler<typeof routes.messages> = async (local, { path }) => {
  const at = safeOf(path)
  const found = await readSafe(local, at)
  const kept = local.store
    .get()
    .messages.filter((one) => isOfSafe(one, at))
    .toSorted((a, b) => b.at - a.at)
  const results: MessageItem[] = []
  let day: number | undefined
  for (const one of kept) {
    const timestamp = Math.floor(one.at / 86_400_000) * 86_400_000
    if (timestamp !== day) results.push({ type: 'DATE_LABEL', timestamp })
    day = timestamp
    results.push({ ...wireOf(one, found), type: 'MESSAGE' })
  }
  return { count: kept.length, next: null, previous: null, results }
}

export const message: Handler<typeof routes.message> = async (local, { path }) => {
  const kept = findMessage(local, path.chainId, path.messageHash)
  return wireOf(kept, await readSafe(local, { chainId: path.chainId, address: kept.safe }))
}

export const proposeMessage: Handler<typeof routes.proposeMessage> = async (
  local,
  { path, body },
) => {
  const at = safeOf(path)
  const found = await readSafe(local, at)
  const hash = safeMessageHash(found, body.message as Signed)
  const signature = body.signature as Hex
  const signer = await signerIn(local, found, body.message as Signed, signature)
  const now = local.now()
  const proposed: StoredMessage = {
    chainId: at.chainId,
    safe: at.address,
    hash,
    message: body.message as StoredMessage['message'],
    origin: body.origin ?? null,
    at: now,
    signatures: [],
  }
  keep(local, proposed, { signer, signature, at: now })
}

export const confirmMessage: Handler<typeof routes.confirmMessage> = async (
  local,
  { path, body },
) => {
  const kept = findMessage(local, path.chainId, path.messageHash)
  const at: SafeRef = { chainId: path.chainId, address: kept.safe }
  const found = await readSafe(local, at)
  const signature = body.signature as Hex
  const signer = await signerIn(local, found, kept.message as Signed, signature)
  keep(local, kept, { signer, signature, at: local.now() })
}

function signerIn(
  local: Local,
  found: ChainSnapshot,
  content: Signed,
  signature: Hex,
): Promise<Address> {
  const typedData = safeMessageTypedData(found, content)
  const question = questionAboutMessage(found, typedData, content)
  const asked = { hash: safeMessageHash(found, content), question }
  return ownerOf(clientOf(local, found.chainId), found, asked, signature)
}

function findMessage({ store }: Local, chainId: string, hash: string): StoredMessage {
  const kept = store
    .get()
    .messages.find((one) => one.chainId === chainId && one.hash === hash.toLowerCase())
  if (!kept) throw notFound('No such message in this browser.')
  return kept
}

function keep(
  { store }: Local,
  proposed: StoredMessage,
  signature: StoredMessage['signatures'][number],
): void {
  const isSame = (one: StoredMessage) =>
    one.chainId === proposed.chainId && one.hash === proposed.hash
  const isStored = store.update((data) => {
    const known = data.messages.find(isSame) ?? proposed
    const kept = { ...known, signatures: withSignature(known.signatures, signature) }
    return { ...data, messages: [...data.messages.filter((one) => !isSame(one)), kept] }
  })
  if (!isStored) throw notStored()
}

function wireOf(
  kept: StoredMessage,
  { owners, threshold }: Awaited<ReturnType<typeof readSafe>>,
): SafeMessage {
  const valid = kept.signatures.filter(({ signer }) =>
    owners.some((owner) => sameAddress(owner, signer)),
  )
  const isComplete = valid.length >= threshold
  return {
    messageHash: kept.hash,
    status: isComplete ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    logoUri: null,
    name: null,
    message: kept.message as string | TypedMessage,
    creationTimestamp: kept.at,
    modifiedTimestamp: Math.max(kept.at, ...kept.signatures.map(({ at }) => at)),
    confirmationsSubmitted: valid.length,
    confirmationsRequired: threshold,
    proposedBy: infoOf(kept.signatures[0]?.signer ?? kept.safe),
    confirmations: valid.map(({ signer, signature }) => ({ owner: infoOf(signer), signature })),
    preparedSignature: isComplete ? packConfirmations(valid, owners, threshold) : null,
    origin: kept.origin,
  }
}
