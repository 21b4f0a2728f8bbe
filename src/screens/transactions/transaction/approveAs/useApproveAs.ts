import { useQueryClient } from '@tanstack/react-query'
import { type Address, sameAddress, type SafeRef } from '#base'
import type { SafeState } from '#domain'
import { noncesQuery, readFailure } from '#queries'
import { canApproveAs, type PendingTransaction } from '#safe'
import { useText } from '#ui'
import { unlistedProposals } from '#signing/pending'
import type { Draft } from '#screens/transactions/confirm'
import { useEnvironment } from '#screens/core/environment'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { reviewIn, type VerificationResult } from '#screens/transactions/review'
import { usePending } from '#screens/common/pending'
import { approveAsDraft } from './approveAsDraft.ts'
import { useOwnerSafes } from '#screens/transactions/ownerSafes'

export interface ApproveAs {
  /**
   * The Safes as which the account may approve the transaction, with their names; undefined until
   * they are known.
   */
  safes: readonly { address: Address; name: string }[] | undefined
  /**
   * The approving transaction of that Safe. Rejects if the gateway doesn't report which nonces are
   * taken.
   */
  draft: (as: Address) => Promise<{ as: SafeRef; draft: Draft }>
}

export interface ApproveAsInput {
  at: SafeRef
  verification: VerificationResult | undefined
  pending: PendingTransaction | undefined
  safe: SafeState | undefined
  account: Address | undefined
}

/**
 * Approving a Safe's transaction as another Safe, which is one of its owners and belongs to the
 * account.
 */
export function useApproveAs({
  at,
  verification,
  pending,
  safe,
  account,
}: ApproveAsInput): ApproveAs {
  const { gateway } = useEnvironment()
  const queries = useQueryClient()
  const names = useNames()
  const entries = usePending()
  const text = useText(namesText)
  const review = reviewIn(verification)
  const owned = useOwnerSafes(
    at,
    verification && (review ? (review.snapshot?.contractOwners ?? null) : undefined),
    account,
  )
  const hash = review?.signable?.hash
  const allowed = owned?.filter(
    (as) =>
      pending &&
      safe &&
      review &&
      hash &&
      canApproveAs(pending, safe, { account: account ?? null, as }, review.verification.status)
        .allowed,
  )
  return {
    safes: allowed?.map(({ address }) => {
      const party = { address, name: null }
      return { address, name: nameOrAddress(text, resolveName(names, party, at.chainId), address) }
    }),
    draft: async (address) => {
      const as = { chainId: at.chainId, address }
      const onChain = owned?.find((one) => sameAddress(one.address, address))?.nonce ?? 0n
      const listed = await queries.fetchQuery(noncesQuery(gateway, as)).then(
        ({ recommendedNonce }) => BigInt(recommendedNonce),
        (error: unknown) => {
          // A gateway that doesn't know that Safe can't have anything in its queue.
          if (readFailure(error, navigator.onLine).kind === 'notFound') return 0n
          throw error
        },
      )
      if (!hash) throw new Error('Only a verified transaction can be approved.')
      const afterOwn = unlistedProposals(entries, as).map(({ tx }) => tx.nonce + 1n)
      return {
        as,
        draft: approveAsDraft({
          of: at,
          hash,
          nonce: [listed, ...afterOwn].reduce((a, b) => (b > a ? b : a), onChain),
        }),
      }
    },
  }
}
