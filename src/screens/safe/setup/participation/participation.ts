import { type Address, sameAddress } from '#base'
import type { TransactionDetail } from '#domain'

/** What an owner did for a number of transactions. */
export interface Participation {
  owner: Address
  /** Proposed by the owner. */
  proposed: number
  /** Signed, or approved on-chain. */
  signed: number
  /**
   * Milliseconds from the proposal to the owner's signature: the median, without the owner's own
   * proposals, which are signed at once. undefined if no such time is known.
   */
  typical: number | undefined
}

/** A transaction, as far as it matters here; null unless owners sign it. */
interface Signed {
  multisig: Pick<
    NonNullable<TransactionDetail['multisig']>,
    'submittedAt' | 'proposer' | 'confirmations'
  > | null
}

/** The smaller one of the two in the middle, which is a time that was really taken. */
function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** What each owner did, in the owners' order. All of it is the gateway's claim. */
export const participationOf = (
  transactions: readonly Signed[],
  owners: readonly Address[],
): readonly Participation[] =>
  owners.map((owner) => {
    const proposed = transactions.filter(({ multisig }) =>
      sameAddress(multisig?.proposer?.address, owner),
    )
    const signed = transactions.flatMap((transaction) => {
      const { multisig } = transaction
      const own = multisig?.confirmations.find(({ signer }) => sameAddress(signer, owner))
      return own ? [{ transaction, at: own.at, from: multisig?.submittedAt }] : []
    })
    const times = signed.flatMap(({ transaction, at, from }) =>
      at == null || from == null || at < from || proposed.includes(transaction) ? [] : [at - from],
    )
    return { owner, proposed: proposed.length, signed: signed.length, typical: median(times) }
  })
