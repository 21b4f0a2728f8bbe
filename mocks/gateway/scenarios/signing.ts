import type { TypedMessage } from '#gateway'
import type { Address } from 'viem'
import { sign } from 'viem/accounts'
import type { Person } from '../../people.ts'
import { safeMessageHash } from '../reading/safeMessage.ts'
import { once, type Seeding } from './seeding.ts'

export interface MessagePlan {
  message: string | TypedMessage
  /** The first signer proposed it. */
  signers: readonly [Person, ...Person[]]
  /** As in `2026-11-19 16:20`, in UTC. */
  at: string
  app?: { url: string; name: string }
}

const minute = 60_000

/** Adds a message for the owners of a Safe, with real signatures that are created on demand. */
export function ask(
  { state }: Seeding,
  safe: Address,
  { message, signers, at, app }: MessagePlan,
): void {
  const createdAt = Date.parse(`${at.replace(' ', 'T')}Z`)
  const messageHash = safeMessageHash(state.chainId, safe, message)
  const confirmations = signers.map((who, at) => ({
    owner: who.address,
    submittedAt: createdAt + at * 9 * minute,
    signature: once(() => sign({ hash: messageHash, privateKey: who.privateKey, to: 'hex' })),
  }))
  state.messages.add({
    safe,
    messageHash,
    message,
    proposedBy: signers[0].address,
    createdAt,
    modifiedAt: confirmations.at(-1)!.submittedAt,
    confirmations,
    origin: app ? JSON.stringify(app) : null,
  })
}

/** Adds a delegate of an owner, for one Safe or for all. */
export const delegate = (
  { state }: Seeding,
  delegator: Person,
  to: Person,
  label: string,
  safe: Address | null = null,
): void =>
  state.delegations.put({ safe, delegate: to.address, delegator: delegator.address, label })
