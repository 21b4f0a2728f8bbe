import { type ReactNode, useState } from 'react'
import type { Hex, SafeRef } from '#base'
import { useWithCode } from '#screens/core/code'
import type { Draft } from '#screens/transactions/confirm'
import type { Agreed } from '#screens/transactions/review'
import { ProposeDialog } from '#screens/transactions/confirm/dialog'
import { ExecuteDialog } from '#screens/transactions/dialogs'
import { useText } from '#ui'
import { appsText } from '#screens/apps/common'
import { AskedSafe } from './Origin.tsx'

export interface AppProposalProps {
  at: SafeRef
  draft: Draft
  /** Who requested it, and what, above everything else. */
  from: ReactNode
  /** The wallet prompt opens or closes. */
  onPrompt: (isAsked: boolean) => void
  /** The transaction was signed: its hash is the response. */
  onSigned: (safeTxHash: Hex) => void
  onClose: () => void
}

/**
 * The review and the first signature of a transaction that an app requested, and its execution
 * where that is possible immediately.
 */
export function AppProposal({ at, draft, from, onPrompt, onSigned, onClose }: AppProposalProps) {
  const text = useText(appsText)
  const withCode = useWithCode()
  const [executed, setExecuted] = useState<{ id: string; agreed?: Agreed | undefined }>()
  if (executed) return <ExecuteDialog at={at} {...executed} onPrompt={onPrompt} onClose={onClose} />
  return (
    <ProposeDialog
      at={at}
      draft={draft}
      // The review names the Safe itself.
      from={<AskedSafe value={undefined}>{from}</AskedSafe>}
      soon={text('request.soon')}
      onPrompt={onPrompt}
      onSigned={onSigned}
      onExecute={(id, agreed) => withCode(ExecuteDialog, () => setExecuted({ id, agreed }))}
      onClose={onClose}
    />
  )
}
