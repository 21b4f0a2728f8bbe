import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DelayedSafe, DelayModule, SafeRef } from '#base'
import type { ChainClient } from '#chain'
import { chainNonceQuery } from '#queries'
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

/** The bar and the dialogs of a Safe's recoveries; none are left after they were canceled. */
export function Recoveries({ at, node, safe, recoveries }: RecoveriesProps) {
  const reasons = useText(sendButtonText)
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const withCode = useWithCode()
  const [open, setOpen] = useState<Opened>()
  const [dismissed, setDismissed] = useState(false)
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
  // those before it, and what a gateway says may be too high. The review names what is canceled by
  // that.
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
  const [first, ...others] = recoveries
  if (open?.kind === 'details' && !first) setOpen(undefined)
  return (
    <>
      {first && (first.state !== 'expired' || !dismissed) && (
        <RecoveryBar
          recoveries={[first, ...others]}
          onDetails={() => setOpen({ kind: 'details' })}
          onDismiss={() => setDismissed(true)}
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
