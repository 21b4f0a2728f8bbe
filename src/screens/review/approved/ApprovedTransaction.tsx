import { useQuery } from '@tanstack/react-query'
import type { Address, Hex } from '#base'
import { transactionQuery } from '#queries'
import { useChain, useEnvironment } from '../../environment.tsx'
import { linkTo } from '../../links.ts'
import { isRequested } from '../isRequested.ts'
import { useVerification } from '../useVerification.ts'
import {
  ApprovedTransactionView,
  type ApprovedTransactionViewProps,
} from './ApprovedTransactionView.tsx'

export interface ApprovedTransactionProps {
  chainId: string
  /** The Safe whose transaction is approved, and its hash. */
  safe: Address
  hash: Hex
}

/**
 * The transaction behind an approved hash: what the gateway reports, verified against that hash and
 * the chain.
 */
export function ApprovedTransaction({ chainId, safe, hash }: ApprovedTransactionProps) {
  const { gateway, chains } = useEnvironment()
  const chain = useChain(chainId)
  const at = { chainId, address: safe }
  const transaction = useQuery(transactionQuery(gateway, at, hash))
  const response = transaction.data
  const detail = response?.multisig && isRequested(response, at, hash) ? response : undefined
  const verification = useVerification(detail)
  const review = verification?.review
  const found: ApprovedTransactionViewProps['found'] = detail
    ? {
        status: 'found',
        detail,
        verification:
          review === undefined || review === 'checking' ? 'checking' : review.verification.status,
        tokens: review === undefined || review === 'checking' ? [] : review.tokens,
      }
    : { status: transaction.isPending ? 'loading' : 'unknown' }
  return (
    <ApprovedTransactionView
      safe={safe}
      chain={chain}
      found={found}
      href={linkTo(chains, at, 'transaction', `multisig_${safe}_${hash}`)}
    />
  )
}
