import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { SafeRef } from '#base'
import { refreshSafe } from '#queries'
import { confirm, isHeld, submit } from '#signing'
import { localEntries } from '#signing/pending'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useIsMounted } from '#screens/common/hooks'
import { usePending } from '#screens/common/pending'
import { useSigningWallet, useSubmittingPorts } from '#screens/core/ports'
import { failureOf } from '../useConfirm.ts'
import { recheckedAs } from '../recheckedAs.ts'
import { useReportLateOutcome } from '../useReportLateOutcome.ts'
import { ReviewOne } from './ReviewOne.tsx'
import {
  needsAgreement,
  type Outcome,
  type Outcomes,
  type Reviewed,
  toSign,
  withKept,
} from './signing.ts'
import { SignManyView } from './SignManyView.tsx'

export interface SignManyDialogProps {
  at: SafeRef
  /** Read when the dialog opens, because signed transactions leave the list behind it. */
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
  const forget = (id: string) =>
    setOutcomes((all) => new Map([...all].filter(([other]) => other !== id)))
  const next = toSign(ids, reviewed, outcomes)
  const entries = usePending()
  const keptOf = (id: string) => {
    const hash = reviewed.get(id)?.detail?.multisig?.safeTxHash
    return localEntries(entries, at, hash, account).confirmation
  }
  const shownOutcomes = new Map(
    [...outcomes].map(([id, outcome]) => [id, withKept(outcome, keptOf(id))] as const),
  )
  const [isSubmitting, setSubmitting] = useState(false)
  const latest = useRef(reviewed)
  useLayoutEffect(() => {
    latest.current = reviewed
  }, [reviewed])

  /** Signs one transaction; false if the user has to decide how to continue. */
  async function signOne(id: string): Promise<boolean> {
    const { signable, recheck } = reviewed.get(id) ?? {}
    if (!signable || !recheck || !account) return false
    put(id, { status: 'signing' })
    // A transaction with a danger that its simulation showed late, or may still show, isn't signed
    // with the others.
    const hasDanger = () => {
      const shown = latest.current.get(id)
      return needsAgreement(shown) || Boolean(shown?.shown?.isSimulating)
    }
    const reviewAgain = async () => recheckedAs(await recheck(), signable)
    const found = await reviewAgain()
    if (!isMounted()) return false
    if (hasDanger()) {
      forget(id)
      return false
    }
    if (found !== 'same') {
      put(id, { status: 'failed', failure: found === 'changed' ? found : 'unread' })
      return false
    }
    try {
      const state = await confirm({ ...ports, wallet }, signable, account, {
        chainIds: chains.map(({ chainId }) => chainId),
        recheck: async () => {
          const again = await reviewAgain()
          return again === 'same' && hasDanger() ? 'changed' : again
        },
      })
      // It was discarded in another tab.
      if (!state) {
        forget(id)
        return false
      }
      put(id, state.status === 'unsubmitted' ? state : { status: 'signed' })
      reportLateOutcome(state)
      return !isHeld(state)
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

  async function submitAgain() {
    setSubmitting(true)
    // Held-back signatures are reviewed again first, each on its own page.
    const left = [...shownOutcomes].filter(
      ([, outcome]) => outcome.status === 'unsubmitted' && !isHeld(outcome),
    )
    await Promise.all(
      left.map(async ([id]) => {
        const entry = keptOf(id)
        return entry && submit(ports, entry)
      }),
    )
    await refreshSafe(queries, at)
    if (isMounted()) setSubmitting(false)
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
        outcomes={shownOutcomes}
        onSwitchChain={
          switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))
        }
        onSign={() => void sign()}
        submitting={{ isBusy: isSubmitting, onSubmit: () => void submitAgain() }}
        onClose={onClose}
      />
    </>
  )
}
