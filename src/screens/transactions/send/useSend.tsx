import { type ReactNode, useCallback, useState } from 'react'
import { type Address, type Allowed, no, type SafeRef } from '#base'
import type { SpendingLimit } from '#chain'
import type { Action } from '#domain'
import { canPropose, type ProposeReason } from '#safe'
import { preloadDialog } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useChain } from '#screens/core/environment'
import { useActor, useSafeState } from '#screens/core/openSafe'
import { useLimitHolding } from '#screens/transactions/role'

const SendDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./dialog/index.ts')).SendDialog,
)

/** What is prefilled when the dialog opens. */
interface SendStart {
  /** The zero address is the chain's own coin. */
  token?: Address | undefined
  /** The account's limit to spend from, in place of the form. */
  limit?: SpendingLimit | undefined
  /** Nonce of a pending transaction, which is replaced. */
  nonce?: bigint | undefined
  /** What the replaced transaction does: if it's a payment, it is prefilled for editing. */
  replaced?: Action | undefined
}

export interface Send {
  /** Opens the dialog; undefined if the Safe's chain isn't supported. */
  open: ((start?: SendStart) => void) | undefined
  /** Preloads the dialog for a user who is about to open it. */
  prepare: () => void
  may: Allowed<ProposeReason | 'loading'>
  /** Whether the account can send from a spending limit, even if it can't propose. */
  maySpend: boolean
  /** The dialog; render it once. */
  dialog: ReactNode
}

/** The dialog that sends tokens of a Safe, loaded when it is first opened. */
export function useSend(at: SafeRef): Send {
  const chain = useChain(at.chainId)
  const wallet = useWallet()
  const safe = useSafeState(at)
  const { actor, isKnown } = useActor(at, safe.status === 'ready' ? safe.value : undefined)
  const holding = useLimitHolding(at, actor.account ?? undefined)
  // The Safe it was opened from; the page may show another one by now.
  const [opened, setOpened] = useState<SendStart & { at: SafeRef }>()
  const withCode = useWithCode()
  const { chainId, address } = at
  // The same function on each render, because it is passed to rows.
  const open = useCallback(
    (start: SendStart = {}) =>
      withCode(SendDialog, () => setOpened({ ...start, at: { chainId, address } })),
    [withCode, chainId, address],
  )
  return {
    open: chain && open,
    // A failure is reported when the dialog is opened.
    prepare: () => void Promise.all([SendDialog.load(), preloadDialog()]).catch(() => {}),
    // While the wallet of the last visit reconnects, no one is connected yet, but someone will be.
    may:
      safe.status === 'ready' && wallet.status !== 'reconnecting' && isKnown
        ? canPropose(safe.value, actor)
        : no('loading'),
    maySpend: holding.status === 'ready' && holding.value === 'left',
    dialog: opened && <SendDialog {...opened} onClose={() => setOpened(undefined)} />,
  }
}
