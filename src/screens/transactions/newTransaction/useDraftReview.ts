import { useState } from 'react'
import type { SafeRef } from '#base'
import { useEnvironment } from '#screens/core/environment'
import { currentDraft } from '#screens/core/stores'
import type { Draft } from '#screens/transactions/confirm'
import { findLibrary } from '#screens/transactions/send'
import type { NewTransaction } from './useNewTransaction.ts'

export interface DraftReview {
  isBusy: boolean
  /** Why several calls can't be combined into one transaction. */
  libraryFailure: 'failed' | 'none' | undefined
  review: () => Promise<void>
}

/**
 * Finds the contract that runs the calls of a draft, and reviews the transaction.
 * @param onReview called with the transaction, unless the draft changed in the meantime
 */
export function useDraftReview(
  at: SafeRef,
  { draft, libraries, propose }: Pick<NewTransaction, 'draft' | 'libraries' | 'propose'>,
  onReview: (proposed: Draft) => void,
): DraftReview {
  const { client } = useEnvironment()
  const [isBusy, setBusy] = useState(false)
  const [libraryFailure, setLibraryFailure] = useState<'failed' | 'none'>()

  async function review() {
    if (!propose) return
    setLibraryFailure(undefined)
    setBusy(true)
    const library =
      draft.calls.length === 1 ? undefined : await findLibrary(client(at.chainId), libraries)
    setBusy(false)
    // Reviews exactly what was shown, not edits made during the request.
    if (currentDraft(at) !== draft) return
    if (library === 'failed' || library === 'none') return setLibraryFailure(library)
    onReview(propose(library))
  }

  return { isBusy, libraryFailure, review }
}
