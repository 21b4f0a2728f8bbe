import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import {
  type Address,
  type ChainSummary,
  type Failure,
  type Hex,
  sameAddress,
  type SafeRef,
} from '#base'
import type { SafeState, TransactionDetail, TransactionItem } from '#domain'
import { InvalidResponseError } from '#gateway'
import { queuedQuery, readFailure, transactionQuery } from '#queries'
import { type AvailableAction, availableAction, type PendingTransaction } from '#safe'
import { countedBy, isFinal, type Review, withApproved, withSubmitted } from '#signing'
import {
  localEntries,
  type LocalEntries,
  pendingFromDetail,
  unlistedProposals,
} from '#signing/pending'
import type { Wallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { usePending } from '#screens/common/pending'
import { actorOf } from '#screens/core/openSafe'
import { isRequested } from './isRequested.ts'
import { isMultisig } from './prepareInput.ts'
import { pendingFromShared, type SharedReview } from './pendingFromShared.ts'
import { useVerification, type VerificationResult } from './useVerification.ts'

export interface TransactionReview {
  detail: TransactionDetail | undefined
  chain: ChainSummary | undefined
  /** undefined for transactions that owners don't sign, and while loading. */
  verification: VerificationResult | undefined
  /** The Safe's on-chain state; undefined until it is read. */
  safe: SafeState | undefined
  pending: PendingTransaction | undefined
  /** The available action, and whether the connected account may take it. */
  action: AvailableAction | undefined
  local: LocalEntries
  /** Other transactions with the same nonce: executing one cancels the rest. */
  conflicts: Conflicts
  failure: Failure | undefined
  retry: () => void
}

/**
 * Everything that pages and dialogs need of a transaction: its details, its verification, and the
 * available action.
 * @param shared the transaction itself, if it came without a gateway
 */
export function useTransactionReview(
  at: SafeRef,
  id: string,
  wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>,
  shared?: SharedReview,
): TransactionReview {
  const { gateway } = useEnvironment()
  const transaction = useQuery({
    ...transactionQuery(gateway, at, id),
    staleTime: 0,
    enabled: shared === undefined,
  })
  const response = transaction.data
  const isMismatch = response !== undefined && !isRequested(response, at, id)
  const detail = isMismatch ? undefined : response
  const error = isMismatch
    ? new InvalidResponseError('The gateway returned a different transaction.', 'details')
    : transaction.error
  return {
    ...useReviewOf(shared ? shared.detail : detail, wallet, shared),
    failure: shared || detail || !error ? undefined : readFailure(error, navigator.onLine),
    retry: () => void transaction.refetch(),
  }
}

/** Whether the account is an owner that is a contract, as far as the chain has been read. */
export const isContractOwner = (
  review: Pick<Review, 'snapshot'> | undefined,
  account: Address | null | undefined,
): boolean =>
  review?.snapshot?.contractOwners?.some((owner) => sameAddress(owner, account)) ?? false

/** Like {@link useTransactionReview}, for a transaction that is already loaded. */
export function useReviewOf(
  response: TransactionDetail | undefined,
  wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>,
  shared?: Pick<SharedReview, 'proposal'>,
): Omit<TransactionReview, 'failure' | 'retry'> {
  const entries = usePending()
  const known = useMemo(() => withSubmitted(response, entries), [response, entries])
  const verification = useVerification(known, shared?.proposal, shared !== undefined)
  const chain = useChain(known?.at.chainId)
  const review =
    verification && verification.review !== 'checking' ? verification.review : undefined
  const connected = actorOf(wallet)
  const actor = { ...connected, contract: isContractOwner(review, connected.account) }
  // Without a gateway and a chain, nothing is known of the Safe.
  const safe = review && (review.snapshot || !shared) ? review.safe : undefined
  const detail = useMemo(() => countedBy(withApproved(known, review), safe), [known, review, safe])
  const listed = shared ? undefined : response?.multisig?.confirmations.map(({ signer }) => signer)
  const local = localEntries(
    entries,
    detail?.at ?? nowhere,
    detail?.multisig?.safeTxHash,
    actor.account,
    listed,
  )
  const pending =
    isMultisig(detail) &&
    (shared
      ? pendingFromShared(detail, {
          checks: review?.verification.confirmations ?? [],
          threshold: safe?.threshold,
          execution: local.execution,
        })
      : pendingFromDetail(detail, entries, actor.account))
  return {
    detail,
    chain,
    verification,
    safe,
    pending: pending || undefined,
    action:
      pending && review && safe
        ? availableAction(pending, safe, actor, review.verification.status)
        : undefined,
    local,
    conflicts: useConflicts(detail),
  }
}

/**
 * The nonces of the queue, one for each transaction; undefined until they are loaded, null if they
 * can't be. Where more pages follow, higher ones do too, which stand as the highest there can be.
 */
export function useQueuedNonces(at: SafeRef): readonly bigint[] | null | undefined {
  const { gateway } = useEnvironment()
  const { data, isError } = useInfiniteQuery(queuedQuery(gateway, at))
  if (!data) return isError ? null : undefined
  const listed = [...data.next, ...data.later].flatMap(({ nonce, items }) =>
    items.map(() => BigInt(nonce)),
  )
  return data.hasMore ? [...listed, BigInt(Number.MAX_SAFE_INTEGER)] : listed
}

const nowhere: SafeRef = { chainId: '0', address: '0x' }

/** What the queue says of a transaction's nonce. */
export interface Conflicts {
  /** Other pending transactions with the same nonce. */
  items: readonly TransactionItem[]
  /** There may be others: the queue couldn't be loaded as far as that. */
  isUnknown?: boolean
  /** The lowest nonce before it that neither the Safe nor a pending transaction has used. */
  missing?: bigint | undefined
}

const none: Conflicts = { items: [] }

/**
 * Other transactions in the queue with the same nonce.
 * @param draft `hash` is its own, `current` the Safe's nonce, undefined until it is read; `missing`
 *   is only for drafts
 */
export function useConflicts(
  detail: TransactionDetail | undefined,
  draft: { hash?: Hex | undefined; current?: bigint | undefined } = {},
): Conflicts {
  const { gateway } = useEnvironment()
  const at = detail?.at ?? nowhere
  const isPending = detail !== undefined && !isFinal(detail) && detail.tx !== null
  const { data, isError, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...queuedQuery(gateway, at),
    enabled: isPending,
  })
  const own = unlistedProposals(usePending(), at)
  const nonce = isPending ? detail.tx?.nonce : undefined
  const groups = data ? [...data.next, ...data.later] : []
  // The others may be on a later page.
  const isShort = nonce !== undefined && hasNextPage && BigInt(groups.at(-1)?.nonce ?? 0) <= nonce
  const [loads, setLoads] = useState(0)
  // A list that never ends isn't followed for ever.
  const isUnknown = isError || loads > 19
  useEffect(() => {
    if (isShort && !isFetching && !isUnknown)
      void fetchNextPage().then(() => setLoads((count) => count + 1))
  }, [isShort, isFetching, isUnknown, fetchNextPage])
  if (nonce === undefined) return none
  const { hash = detail?.multisig?.safeTxHash, current = nonce } = draft
  const items = groups.find((group) => BigInt(group.nonce) === nonce)?.items ?? []
  const taken = new Set([...groups, ...own.map(({ tx }) => tx)].map((one) => BigInt(one.nonce)))
  let missing = current
  while (taken.has(missing)) missing++
  return {
    items: items.filter(
      (item) =>
        item.id !== detail?.id && (hash === undefined || item.multisig?.safeTxHash !== hash),
    ),
    isUnknown,
    missing: data && !isShort && missing < nonce ? missing : undefined,
  }
}
