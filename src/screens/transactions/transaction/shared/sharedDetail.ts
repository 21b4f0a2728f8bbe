import { sameAddress, visibleName, visibleText } from '#base'
import type { Erc20 } from '#chain'
import { type Confirmed, type Effect, mergeSignatures, type SharedTransaction } from '#safe'
import type { PendingEntry, Proposal } from '#signing/pending'
import {
  actionOf,
  isKeptHere,
  ownSignatures,
  type ProposedTransaction,
} from '#screens/transactions/review'
import { longestNote } from '#screens/transactions/send'

/** The ID under which a gateway would list it. */
export const sharedId = ({
  at,
  safeTxHash,
}: Pick<SharedTransaction, 'at' | 'safeTxHash'>): string => `multisig_${at.address}_${safeTxHash}`

export interface KnownOfShared {
  effect: Effect
  tokens: readonly Erc20[]
  entries: readonly PendingEntry[]
  /** The signatures that a gateway lists. */
  listed: readonly (Confirmed & { at: number | null })[]
}

/**
 * A shared transaction like one that a gateway reports. What only a gateway would know stays empty.
 */
export function sharedDetail(
  { at, tx, safeTxHash, signatures, note, app }: SharedTransaction,
  { effect, tokens, entries, listed }: KnownOfShared,
): ProposedTransaction {
  const appName = visibleName(app?.name)
  // The gateway's claim comes last: otherwise it could replace the link's signature. Its own page,
  // whose link has it, doesn't submit or pass on a signature that is held back.
  const linked = signatures.filter((one) => !isKeptHere(one, entries, at, safeTxHash))
  const merged = mergeSignatures(ownSignatures(entries, at, safeTxHash), linked, listed)
  const timeOf = ({ signer, signature }: Confirmed) =>
    listed.find((one) => sameAddress(one.signer, signer) && one.signature === signature)?.at ?? null
  return {
    at,
    id: sharedId({ at, safeTxHash }),
    status: 'AWAITING_CONFIRMATIONS',
    action: actionOf(effect, tx, { safe: at.address, tokens }),
    executedAt: null,
    txHash: null,
    note: note && visibleName(note) ? visibleText(note) : null,
    app: appName ? { name: appName, url: app?.url ?? '' } : null,
    tx,
    multisig: {
      safeTxHash,
      submittedAt: null,
      required: 1,
      confirmations: merged.map((one) => ({ at: timeOf(one), ...one })),
      rejectors: [],
      signers: [],
      executor: null,
      proposer: null,
      trusted: true,
    },
    module: null,
    decoded: null,
  }
}

/**
 * The next signature proposes it, because the gateway may not have it. If it does, it adds the
 * signature.
 */
export function sharedProposal({ note }: Pick<SharedTransaction, 'note'>): Proposal {
  // The app's name is claimed by the link's author; with a signature, the other owners would take
  // it for fact.
  const short = [...(note ?? '')].slice(0, longestNote).join('')
  return { origin: short ? JSON.stringify({ note: short }) : null }
}
