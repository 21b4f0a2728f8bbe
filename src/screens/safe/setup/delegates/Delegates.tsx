import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Address,
  type ChainSummary,
  failed,
  loading,
  type Remote,
  sameAddress,
  type SafeRef,
} from '#base'
import type { Delegate } from '#domain'
import { safeDelegatesQuery, toRemote } from '#queries'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useEnvironment } from '#screens/core/environment'
import { setupText } from '../text.ts'
import { DelegatesView } from './DelegatesView.tsx'

const AddDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./dialogs.ts')).AddDelegateDialog,
)
const RemoveDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./dialogs.ts')).RemoveDelegateDialog,
)

export interface DelegatesProps {
  at: SafeRef
  chain: ChainSummary
  /** As the contract has them, or else the gateway. */
  owners: Remote<readonly Address[]>
}

/** The delegates of a Safe's owners, and the requests that add and remove them. */
export function Delegates({ at, chain, owners }: DelegatesProps) {
  const text = useText(setupText)
  const { gateway } = useEnvironment()
  const { account, connect } = useWallet()
  const withCode = useWithCode()
  const [open, setOpen] = useState<{ kind: 'add' } | { kind: 'remove'; delegate: Delegate }>()
  const known = owners.status === 'ready' ? owners.value : []
  const query = useQuery({
    ...safeDelegatesQuery(gateway, at, known),
    enabled: owners.status === 'ready',
  })
  const unreadable = query.data?.unreadable ?? 0
  const listed = toRemote(query, unreadable > 0 ? [text('rows', { count: unreadable })] : [])
  const delegates =
    owners.status === 'ready'
      ? listed
      : owners.status === 'failed'
        ? failed(owners.reason, owners.retry)
        : loading
  const isOwner = known.some((one) => sameAddress(one, account))
  const close = () => setOpen(undefined)
  return (
    <>
      <DelegatesView
        chain={chain}
        delegates={delegates}
        owners={known}
        account={account}
        disabledReason={
          isOwner
            ? undefined
            : text(account === undefined && connect ? 'delegates.connect' : 'delegates.notOwner')
        }
        onAdd={() => withCode(AddDialog, () => setOpen({ kind: 'add' }))}
        onRemove={(delegate) => withCode(RemoveDialog, () => setOpen({ kind: 'remove', delegate }))}
      />
      {open?.kind === 'add' && (
        <AddDialog
          at={at}
          chain={chain}
          owners={known}
          delegates={listed.status === 'ready' ? (listed.value?.items ?? []) : []}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveDialog at={at} chain={chain} delegate={open.delegate} onClose={close} />
      )}
    </>
  )
}
