import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Remote, SafeRef } from '#base'
import type { Erc20 } from '#chain'
import type { SafeState } from '#domain'
import { balancesQuery } from '#queries'
import type { LookAlike } from '#safe/suspicion'
import { useEnvironment } from '#screens/core/environment'
import { useActor, useSafeState } from '#screens/core/openSafe'
import { usePreferences } from '#screens/core/preferences'
import { type ChangeDraft, type TransactionDraft, useTransactionDraft } from '#screens/core/stores'
import { useLookAlikes } from '#screens/common/suspicions'
import { useTokens } from '#screens/transactions/review'
import { type NonceFieldProps, useKnownNonces } from '#screens/transactions/send'
import { draftEffect, type NewTransactionFlow, newTransactionFlow } from './newTransactionFlow.ts'

export interface NewTransaction extends Omit<NewTransactionFlow, 'nonceCheck'> {
  draft: TransactionDraft
  change: ChangeDraft
  safe: Remote<SafeState>
  /** Names and decimals from the contracts of its tokens. */
  tokens: readonly Erc20[]
  /** Its accounts that look like known ones. */
  lookAlikes: readonly LookAlike[]
  nonce: NonceFieldProps
}

/** The draft of a Safe's new transaction, with everything that determines what its page shows. */
export function useNewTransaction(at: SafeRef): NewTransaction {
  const { gateway } = useEnvironment()
  const [{ currency }] = usePreferences()
  const [draft, change] = useTransactionDraft(at)
  const [typedNonce, setTypedNonce] = useState('')
  const safe = useSafeState(at)
  const known = safe.status === 'ready' ? safe.value : undefined
  const nonces = useKnownNonces(at, safe)
  const effect = useMemo(() => draftEffect(draft.calls, at.address), [draft.calls, at.address])
  const tokens = useTokens(at, effect)
  const held = useQuery(balancesQuery(gateway, at, currency)).data?.items ?? []
  const { lookAlikesIn } = useLookAlikes(at)
  const lookAlikes = useMemo(
    () => lookAlikesIn([draft.calls, effect]),
    [lookAlikesIn, draft.calls, effect],
  )
  const { nonceCheck, ...flow } = newTransactionFlow({
    draft,
    effect,
    context: { safe: at.address, tokens, held },
    safe: known,
    actor: useActor(at, known),
    typedNonce,
    nonces,
  })
  const nonce = { nonces, value: typedNonce, onChange: setTypedNonce, check: nonceCheck }
  return { ...flow, draft, change, safe, tokens, lookAlikes, nonce }
}
