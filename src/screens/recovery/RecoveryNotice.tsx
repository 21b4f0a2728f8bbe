import { useQuery } from '@tanstack/react-query'
import { createElement, useState } from 'react'
import type { Address, DelayModule, DelayedSafe, SafeRef } from '#base'
import { delayModulesQuery } from '#queries'
import { canPropose, encodeSkipQueued, plainTx } from '#safe'
import { useLazyModule, useText } from '#ui'
import { useWallet } from '#wallet'
import { loadCode, useWithCode } from '../code/index.ts'
import type { Draft } from '../confirm/index.ts'
import { executeDialog, proposeDialog } from '../dialogs.ts'
import { useChain, useEnvironment } from '../environment.tsx'
import { sendButtonText } from '../send/buttonText.ts'
import { useActor } from '../useActor.ts'
import { useSafeState } from '../useSafeState.ts'
import type { Recovery } from './recoveries.ts'
import { useRecoveries } from './useRecoveries.ts'

const details = /*@__PURE__*/ loadCode(() => import('./details.ts'))

export interface RecoveryNoticeProps {
  at: SafeRef
  /** As the gateway reports them; at least one. Which of them queue recoveries is read from the chain. */
  modules: readonly Address[]
}

const none: readonly DelayModule[] = []

/**
 * Shown on every page of a Safe while one of its modules has a recovery queued. Nothing is shown if the chain can't be read, or if the gateway reports no
 * modules: the page of the owners and rules reads them from the chain itself.
 */
export function RecoveryNotice({ at, modules }: RecoveryNoticeProps) {
  const { client } = useEnvironment()
  // While other modules are being read, what is known of this Safe stays.
  const safe = useQuery({ ...delayModulesQuery(client(at.chainId), at, modules), placeholderData: (before) => before }).data
  const recoveries = useRecoveries(safe?.modules ?? none)
  const isGoing = recoveries.length > 0
  // Once there was one, its dialogs stay: one of them may just say that it was cancelled.
  const [wasGoing, setWasGoing] = useState(isGoing)
  if (isGoing && !wasGoing) setWasGoing(true)
  return safe && (isGoing || wasGoing) ? <Recoveries at={at} safe={safe} recoveries={recoveries} /> : null
}

type Opened = { kind: 'details' } | { kind: 'review'; draft: Draft } | { kind: 'execute'; id: string; starts: boolean }

function Recoveries({ at, safe, recoveries }: { at: SafeRef; safe: DelayedSafe; recoveries: readonly Recovery[] }) {
  const reasons = useText(sendButtonText)
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const withCode = useWithCode()
  const [open, setOpen] = useState<Opened>()
  const [dismissed, setDismissed] = useState(false)
  const state = useSafeState(at)
  const known = state.status === 'ready' ? state.value : undefined
  const { actor, isKnown } = useActor(at, known)
  const may = known && isKnown && wallet.status !== 'reconnecting' ? canPropose(known, actor) : undefined
  const loaded = useLazyModule(details, recoveries.length > 0)
  const [Propose, Execute] = [proposeDialog.get(), executeDialog.get()]
  const close = () => setOpen(undefined)
  // The Safe's next nonce, even if another transaction has it: the recovery doesn't wait for those before it. The review names what is cancelled by that.
  const cancel = ({ address: to, end }: DelayModule) => {
    if (!known) return
    const tx = plainTx({ to, data: encodeSkipQueued(end), nonce: known.nonce })
    const action = { kind: 'call', to: { address: to, name: null }, method: 'setTxNonce', value: 0n } as const
    withCode(proposeDialog, () => setOpen({ kind: 'review', draft: { tx, action, note: null } }))
  }
  const [first, ...others] = recoveries
  if (open?.kind === 'details' && !first) setOpen(undefined)
  return (
    <>
      {loaded &&
        first &&
        (first.state !== 'expired' || !dismissed) &&
        createElement(loaded.RecoveryBar, {
          recoveries: [first, ...others],
          onDetails: () => setOpen({ kind: 'details' }),
          onDismiss: () => setDismissed(true),
        })}
      {open?.kind === 'details' &&
        first &&
        chain &&
        loaded &&
        createElement(loaded.RecoveryDialog, {
          at,
          chain,
          safe,
          recoveries,
          disabledReason: may === undefined ? reasons('reason.loading') : may.allowed ? undefined : reasons(`reason.${may.reason}`),
          onCancel: cancel,
          onClose: close,
        })}
      {open?.kind === 'review' &&
        Propose &&
        createElement(Propose, {
          at,
          draft: open.draft,
          onExecute: (id, starts) => withCode(executeDialog, () => setOpen({ kind: 'execute', id, starts })),
          onClose: close,
        })}
      {open?.kind === 'execute' && Execute && createElement(Execute, { at, id: open.id, starts: open.starts, onClose: close })}
    </>
  )
}
