import { useState } from 'react'
import { type ChainSummary, type SafeRef, sameAddress, zeroAddress } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import type { PendingSpend } from '#signing'
import { useTokenWords } from '#screens/transactions/review'
import { dismissSpend, useSpendsOf } from '../followSpends.ts'
import { isSameLimit } from '../isSameLimit.ts'
import { type LimitToken, nativeToken, toLimitToken } from '../limitTokens.ts'
import { SpendDialog } from './SpendDialog.tsx'

export interface SpendLimitDialogProps {
  at: SafeRef
  chain: ChainSummary
  /** The limit that is spent from, as it was chosen. */
  limit: SpendingLimit
  /** The Safe's limits as its module has them now. */
  state: SpendingLimits | null
  onSent?: ((spend: PendingSpend) => void) | undefined
  onClose: () => void
}

const noTokens: SpendingLimits['tokens'] = []

/** Spends from a limit; renders nothing for a token that can't be read. */
export function SpendLimitDialog({
  at,
  chain,
  limit,
  state,
  onSent,
  onClose,
}: SpendLimitDialogProps) {
  const words = useTokenWords(state?.tokens ?? noTokens, chain)
  const earlier = useSpendsOf(at).filter((one) => isSameLimit({ ...one, delegate: one.by }, limit))
  const read = tokenOf(limit, state, chain)
  // The chain may not be readable anymore: what was known about the token stays.
  const [last, setLast] = useState(read)
  if (read && read.balance !== last?.balance) setLast(read)
  const token = read ?? last
  if (!token) return null
  return (
    <SpendDialog
      at={at}
      chain={chain}
      limit={state?.limits.find((one) => isSameLimit(one, limit)) ?? limit}
      token={token}
      words={words}
      earlier={earlier}
      onDismiss={dismissSpend}
      onSent={onSent ?? (() => {})}
      onClose={onClose}
    />
  )
}

function tokenOf(
  { token }: SpendingLimit,
  state: SpendingLimits | null,
  chain: ChainSummary,
): LimitToken | undefined {
  if (sameAddress(token, zeroAddress)) return nativeToken(chain, state?.balance)
  const found = state?.tokens.find((one) => sameAddress(one.token, token))
  return found && toLimitToken(found)
}
