import type { Address, Hex } from '#base'
import { deploymentAt } from './deployments.ts'
import { messageHash, type SafeMessage, typedDataHash } from './requests.ts'
import { signedBytes, type TypedData } from './typedData.ts'
import { isAtLeast } from './version.ts'

/** What a Safe asks an owner that is a contract, to find out if it has signed. */
export interface OwnerQuestion {
  /** What the other owners sign. */
  hash: Hex
  /** What the contract is asked about if `input` is `bytes`. */
  bytes: Hex
  /** `hash` with EIP-1271 as specified, `bytes` with the older call. */
  input: 'hash' | 'bytes'
}

/** What decides how a contract answers about messages. */
interface Code {
  version: string | null
  fallbackHandler: Address | null
}

/** About one of its transactions: its contract asks itself. Since 1.5.0, about the hash alone. */
export const questionAbout = (typedData: TypedData, version: string | null): OwnerQuestion => ({
  hash: typedDataHash(typedData),
  bytes: signedBytes(typedData),
  input: isAtLeast(version, '1.5.0') ? 'hash' : 'bytes',
})

/**
 * About one of its messages; undefined if no answer makes the Safe accept it, or if its fallback
 * handler, which asks since 1.3.0, isn't an official one. The first handler asks about the message
 * itself instead of its hash in the Safe's domain, as older Safes do; Safes since 1.4.0 decline
 * that.
 * @param typedData the message in the Safe's domain
 */
export function questionAboutMessage(
  { version, fallbackHandler }: Code,
  typedData: TypedData,
  message: SafeMessage,
): OwnerQuestion | undefined {
  const question = questionAbout(typedData, version)
  const handler = handlerVersion(fallbackHandler)
  const raw = { ...question, bytes: messageHash(message) }
  if (!isAtLeast(version, '1.3.0')) return raw
  if (!handler) return undefined
  if (question.input === 'hash') return question
  if (handler === '1.4.1') return question
  return handler === '1.3.0' && !isAtLeast(version, '1.4.0') ? raw : undefined
}

/**
 * The bytes that an owner which is a Safe has to sign as its own message; undefined if it can't.
 * It never has to sign the other Safe's message itself: that would also be its own permit or order.
 */
export function messageOfOwner(
  owner: Code,
  question: OwnerQuestion,
  message: SafeMessage,
): Hex | undefined {
  const handler = handlerVersion(owner.fallbackHandler)
  if (!handler || !isAtLeast(owner.version, '1.3.0')) return undefined
  if (question.input === 'hash') return question.hash
  // The handler of 1.5.0 doesn't answer the older call.
  const isUnderstood = handler !== '1.5.0'
  return isUnderstood && question.bytes !== messageHash(message) ? question.bytes : undefined
}

/** The version of an official handler of messages. */
function handlerVersion(address: Address | null): string | undefined {
  const official = deploymentAt(address)
  return official?.contract === 'FallbackHandler' ? official.version : undefined
}
