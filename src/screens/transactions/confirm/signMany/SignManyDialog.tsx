import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { SafeRef } from '#base'
import { refreshSafe } from '#queries'
import { confirm } from '#signing'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useIsMounted } from '#screens/common/hooks'
import { useSigningWallet, useSubmittingPorts } from '#screens/core/ports'
import { failureOf } from '../useConfirm.ts'
import { useReportLateOutcome } from '../useReportLateOutcome.ts'
import { ReviewOne } from './ReviewOne.tsx'
import { needsAgreement, type Outcome, type Outcomes, type Reviewed, toSign } from './signing.ts'
import { SignManyView } from './SignManyView.tsx'

export interface SignManyDialogProps {
  at: SafeRef
  /** Read when the dialog opens: what is signed leaves the list behind it. */
  ids: readonly string[]
  onClose: () => void
}

const none: Outcomes = new Map()

/**
 * One review of several pending transactions, then a signature for each: the wallet shows them one
 * after the other.
 */
export function SignManyDialog({ at, ids, onClose }: SignManyDialogProps) {
  const { account, switchChain } = useWallet()
  const { chains } = useEnvironment()
  const chain = useChain(at.chainId)
  const ports = useSubmittingPorts()
  const wallet = useSigningWallet()
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const reportLateOutcome = useReportLateOutcome(isMounted, chain?.name ?? '')
  const [reviewed, setReviewed] = useState<ReadonlyMap<string, Reviewed>>(new Map())
  const [outcomes, setOutcomes] = useState(none)
  const report = useCallback(
    (id: string, one: Reviewed) => setReviewed((all) => new Map(all).set(id, one)),
    [],
  )
  const put = (id: string, outcome: Outcome) => setOutcomes((all) => new Map(all).set(id, outcome))
  const next = toSign(ids, reviewed, outcomes)
  const latest = useRef(reviewed)
  useLayoutEffect(() => {
    latest.current = reviewed
  }, [reviewed])

  /** Signs one transaction; false if the person is to decide how to continue. */
  async function signOne(id: string): Promise<boolean> {
    const { signable, recheck } = reviewed.get(id) ?? {}
    if (!signable || !recheck || !account) return false
    put(id, { status: 'signing' })
    const now = await recheck()
    if (!isMounted()) return false
    // A danger that its simulation showed late, or may still show, isn't signed with the others.
    const shown = latest.current.get(id)
    if (needsAgreement(shown) || shown?.shown?.isSimulating) {
      setOutcomes((all) => new Map([...all].filter(([other]) => other !== id)))
      return false
    }
    // The chain changed since the review.
    if (now?.signable?.hash !== signable.hash || now.safe.nonce > signable.tx.nonce) {
      put(id, { status: 'failed', failure: 'changed' })
      return false
    }
    try {
      const state = await confirm({ ...ports, wallet }, signable, account, {
        chainIds: chains.map(({ chainId }) => chainId),
      })
      put(id, { status: state.status === 'unsubmitted' ? 'unsubmitted' : 'signed' })
      reportLateOutcome(state)
      return true
    } catch (error) {
      const failure = failureOf(error, chains)
      put(id, { status: 'failed', failure })
      reportLateOutcome(failure)
      return false
    }
  }

  async function sign() {
    let goesOn = true
    for (const id of next) goesOn = goesOn && (await signOne(id))
    await refreshSafe(queries, at)
  }

  return (
    <>
      {ids.map((id) => (
        <ReviewOne key={id} at={at} id={id} onReviewed={report} />
      ))}
      <SignManyView
        ids={ids}
        chain={chain}
        reviewed={reviewed}
        outcomes={outcomes}
        onSwitchChain={
          switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))
        }
        onSign={() => void sign()}
        onClose={onClose}
      />
    </>
  )
}
