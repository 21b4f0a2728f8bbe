import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DelayedSafe, type DelayModule, explorerLink, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import { chainNonceQuery, queuedCallQuery } from '#queries'
import { canPropose, encodeSkipQueued, plainTx } from '#safe'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { guarded } from '#screens/common/dialogs'
import type { Draft } from '#screens/transactions/confirm'
import type { Agreed } from '#screens/transactions/review'
import { ExecuteDialog, ProposeDialog } from '#screens/transactions/dialogs'
import { useChain } from '#screens/core/environment'
import { sendButtonText } from '#screens/transactions/send'
import { useActor, useSafeState } from '#screens/core/openSafe'
import type { Recovery } from '#screens/transactions/skippedQueue'
import { RecoveryBar } from './RecoveryBar.tsx'
import { RecoveryDialog } from './RecoveryDialog.tsx'
import { useQueuedSentences } from './useQueuedSentences.ts'

const Details = /*@__PURE__*/ guarded(RecoveryDialog)

type Opened =
  | { kind: 'details' }
  | { kind: 'review'; draft: Draft }
  | { kind: 'execute'; id: string; agreed?: Agreed | undefined }

export interface RecoveriesProps {
  at: SafeRef
  node: ChainClient | undefined
  safe: DelayedSafe
  recoveries: readonly Recovery[]
}

/**
 * The bar and the dialogs of a Safe's recoveries; only the dialogs are left once all are canceled.
 */
export function Recoveries({ at, node, safe, recoveries }: RecoveriesProps) {
  const reasons = useText(sendButtonText)
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const withCode = useWithCode()
  const [open, setOpen] = useState<Opened>()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const state = useSafeState(at)
  const known = state.status === 'ready' ? state.value : undefined
  const nonce = useQuery(chainNonceQuery(node, at)).data
  const { actor, isKnown } = useActor(at, known)
  const may =
    known && nonce !== undefined && isKnown && wallet.status !== 'reconnecting'
      ? canPropose(known, actor)
      : undefined
  const close = () => setOpen(undefined)
  // The contract's next nonce, even if another transaction has it: the recovery doesn't wait for
  // earlier transactions, and the nonce that a gateway reports may be too high. The review names
  // what this cancels.
  const cancel = ({ address: to, end }: DelayModule) => {
    if (nonce === undefined) return
    const tx = plainTx({ to, data: encodeSkipQueued(end), nonce })
    const action = {
      kind: 'call',
      to: { address: to, name: null },
      method: 'setTxNonce',
      value: 0n,
    } as const
    withCode(ProposeDialog, () => setOpen({ kind: 'review', draft: { tx, action, note: null } }))
  }
  const [first] = recoveries
  const [shown, ...stillShown] = recoveries.filter((one) => !dismissed.includes(keyOf(one)))
  if (open?.kind === 'details' && !first) setOpen(undefined)
  return (
    <>
      {shown && (
        <ReadBar
          at={at}
          node={node}
          recoveries={[shown, ...stillShown]}
          onDetails={() => setOpen({ kind: 'details' })}
          onDismiss={() => setDismissed(recoveries.map(keyOf))}
        />
      )}
      {open?.kind === 'details' && first && chain && (
        <Details
          at={at}
          chain={chain}
          safe={safe}
          recoveries={recoveries}
          disabledReason={
            may === undefined
              ? reasons('reason.loading')
              : may.allowed
                ? undefined
                : reasons(`reason.${may.reason}`)
          }
          onCancel={cancel}
          onClose={close}
        />
      )}
      {open?.kind === 'review' && (
        <ProposeDialog
          at={at}
          draft={open.draft}
          onExecute={(id, agreed) =>
            withCode(ExecuteDialog, () => setOpen({ kind: 'execute', id, agreed }))
          }
          onClose={close}
        />
      )}
      {open?.kind === 'execute' && (
        <ExecuteDialog at={at} id={open.id} agreed={open.agreed} onClose={close} />
      )}
    </>
  )
}

/** Dismissing one while it was pending doesn't dismiss it once it can be executed. */
const keyOf = ({ module, queued, state }: Recovery): string =>
  `${module.address} ${queued.number} ${queued.hash} ${state}`

interface ReadBarProps {
  at: SafeRef
  node: ChainClient | undefined
  recoveries: readonly [Recovery, ...Recovery[]]
  onDetails: () => void
  onDismiss: () => void
}

/** The bar, with what the most urgent recovery would do according to its event. */
function ReadBar({ at, node, ...bar }: ReadBarProps) {
  const chain = useChain(at.chainId)
  const sentencesOf = useQueuedSentences(at, chain)
  const [first] = bar.recoveries
  const { data: call, isLoading } = useQuery(
    queuedCallQuery(node, at, first.module.address, first.queued),
  )
  return (
    <RecoveryBar
      {...bar}
      sentences={isLoading ? undefined : sentencesOf(first, call ?? null)}
      explorerHref={call?.queuedBy && explorerLink(chain, 'txHash', call.queuedBy)}
    />
  )
}
